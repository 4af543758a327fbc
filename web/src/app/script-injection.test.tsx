import type { Product } from '@contract/entities/catalog/product'
import type { Review } from '@contract/entities/orders/review'
import type { Vendor } from '@contract/entities/people/vendor'
import { timestampFromMillis } from '@contract/time'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AttributesTable } from '@/features/catalog/product-about'
import { ProductCard } from '@/features/catalog/product-card'
import { ProductSummary } from '@/features/catalog/product-summary'
import { VendorHeader } from '@/features/catalog/vendor/vendor-header'
import { VendorCard } from '@/features/catalog/vendor-card'
import { AccountMenu } from '@/features/layout/account-menu'
import { sampleMessage } from '@/features/messaging/testing/sample'
import { MessageBubble } from '@/features/messaging/thread/message-bubble'
import { NotificationItem } from '@/features/notifications/notification-item'
import { PayLink } from '@/features/orders/checkout/pay-link'
import { TransactionFacts } from '@/features/orders/details/transaction-facts'
import { ReviewItem } from '@/features/orders/review/review-item'
import { sampleTransaction } from '@/features/orders/testing/sample'
import { publishSession } from '@/lib/session/session-store'
import { address, person, show } from '@/lib/testing/stage'
import Login from '@/pages/auth/login'
import Signup from '@/pages/auth/signup'
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { countedTest } from '../../../tests/support/counts'
import { ADDRESSES, MARKUP } from './testing/payloads'

const { secret } = vi.hoisted(() => ({ secret: { authorization_url: '' } }))
// The tests publish the session themselves, without Firebase Auth or Firestore.
vi.mock('@/lib/session/restore-session', () => ({
  bootSession: async () => {},
  planSession: () => {},
}))
vi.mock('@/lib/live/transactions', () => ({ useLiveBuyerSecret: () => ({ data: secret }) }))

beforeEach(() => Reflect.deleteProperty(globalThis, 'ran'))
afterEach(() => act(() => publishSession({ status: 'signed_out', by_choice: false })))

const AT = timestampFromMillis(Date.UTC(2026, 10, 20))
const ID = 'p1q2r3p1q2r3p1q2r3p1'

/** A product with `text` as every text and `url` as every URL. */
const productOf = (text: string, url: string): Product => ({
  id: ID,
  slug: text,
  name: text,
  description: text,
  price: 625_000,
  currency: 'NGN',
  images: [{ url, url_640: url, url_320: url, path: url, alt: text }],
  available_items: 3,
  category: text,
  delivery_states: [text],
  rating: 4,
  rating_count: 2,
  vendor_details: { vendor_id: text, name: text, logo: url },
  created_at: AT,
  vendor_id: text,
  attributes: { brand: text, colour: text },
  status: 'active',
  vendor_active: true,
  reserved_items: 0,
  sold_items: 0,
  sales_count: 1,
  search_states: [text],
  updated_at: AT,
})
const vendorOf = (text: string, url: string): Vendor => ({
  vendor_id: text,
  name: text,
  slug: text,
  logo: url,
  description: text,
  address: text,
  city: text,
  state: text,
  country: text,
  rating: 4,
  rating_count: 2,
  sales_count: 3,
  product_count: 4,
  joined_at: AT,
  status: 'active',
})
const reviewOf = (text: string): Review => ({
  id: ID,
  product_id: ID,
  vendor_id: 'vendor',
  buyer_name: text,
  rating: 5,
  text,
  reply: { text, at: AT },
  created_at: AT,
})
const transactionOf = (text: string, url: string) => {
  const sample = sampleTransaction()
  const { vendor_details } = sample.product_details
  const hostile = { ...vendor_details, name: text, address: text, city: text, state: text }
  return sampleTransaction({
    invoice_id: text,
    customer_details: { name: text },
    items: sample.items.map((item) => ({
      ...item,
      title: text,
      options: [{ name: text, value: text }],
      image_url: url,
    })),
    product_details: {
      ...sample.product_details,
      name: text,
      image_url: url,
      vendor_details: hostile,
    },
  })
}
const notificationOf = (text: string, href: string) => ({
  id: 'n1',
  type: 'NEW_ORDER' as const,
  kind: 'order' as const,
  title: text,
  message: text,
  cta: { text, href },
  read: false,
  transaction_id: null,
  product_id: null,
  created_at: AT,
})

const Titled = ({ text }: { text: string }) => {
  usePageTitle(text)
  return null
}

/** Every component that shows text or URLs written by other users. */
const Everywhere = ({ text, url }: { text: string; url: string }) => {
  const product = productOf(text, url)
  return (
    <>
      <Titled text={text} />
      <AccountMenu />
      <Breadcrumbs links={[{ label: text, to: '/marketplace' }]} current={text} />
      <ProductCard product={product} now={0} />
      <ProductSummary product={product} now={0} />
      <AttributesTable attributes={product.attributes} />
      <VendorCard vendor={product.vendor_details} />
      <VendorHeader vendor={vendorOf(text, url)} />
      <ReviewItem review={reviewOf(text)} />
      <MessageBubble message={sampleMessage({ text })} party="buyer" from={text} />
      <NotificationItem notification={notificationOf(text, url)} isRead={false} onRead={() => {}} />
      <TransactionFacts transaction={transactionOf(text, url)} party="vendor" />
      <PayLink transaction={transactionOf(text, url)} />
    </>
  )
}

const NEVER =
  'script, iframe, object, embed, base, meta, style, link, template, form, marquee, math'
const LEADS = ['href', 'xlink:href', 'action', 'formaction', 'data', 'srcdoc', 'ping']

/** Lists everything in the document that would run a script or lead off the site. */
const troubles = () => {
  const found: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (element.matches(NEVER)) found.push(element.outerHTML)
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`${name}=${value}`)
      if (!LEADS.includes(name) || element.localName === 'img') continue
      const isHere = new URL(value, window.location.href).origin === window.location.origin
      if (!isHere) found.push(`${name}=${value}`)
    }
  }
  return found
}

const renderPage = (text: string, url: string) => {
  secret.authorization_url = url
  publishSession({ status: 'signed_in', user: person({ name: text, email: text, photo_url: url }) })
  show(<Everywhere text={text} url={url} />)
}
const rendered = () => document.body.textContent ?? ''

describe('what other people wrote', () => {
  for (const payload of MARKUP) {
    countedTest('R21', `is shown as the text that it is: ${JSON.stringify(payload)}`, () => {
      renderPage(payload, '/picture.webp')
      expect(troubles()).toEqual([])
      expect(globalThis).not.toHaveProperty('ran')
      // At least once in each of the components above.
      expect(rendered().split(payload).length - 1).toBeGreaterThan(12)
      expect(document.title).toContain(payload)
    })
  }

  for (const payload of ADDRESSES) {
    countedTest('R21', `leads nowhere as an address: ${JSON.stringify(payload)}`, () => {
      renderPage('Ada', payload)
      // The payment provider's checkout is on another site, so http(s) URLs are allowed there.
      const isWeb = /^https?:\/\//.test(payload)
      const leaves = troubles()
      expect(leaves).toEqual(isWeb ? [`href=${payload}`] : [])
      expect(globalThis).not.toHaveProperty('ran')
    })
  }

  it('would be noticed here if it ran or led away', () => {
    show(<div />)
    document.body.insertAdjacentHTML('beforeend', '<a href="//evil.example" onclick="x()">x</a>')
    document.body.insertAdjacentHTML('beforeend', '<marquee>x</marquee>')
    expect(troubles()).toHaveLength(3)
    document.body.replaceChildren()
  })
})

describe('the redirect query', () => {
  const arrive = (page: 'login' | 'signup', redirect: string) => {
    publishSession({ status: 'signed_in', user: person() })
    const at = `/auth/${page}?${new URLSearchParams({ redirect })}`
    show(page === 'login' ? <Login /> : <Signup />, { at, path: `/auth/${page}` })
    return address()
  }

  for (const payload of [...ADDRESSES, ...MARKUP]) {
    countedTest('R21', `leads to the purchases instead: ${JSON.stringify(payload)}`, () => {
      expect(arrive('login', payload)).toBe('/dashboard/purchases')
      expect(screen.queryByRole('link')).toBeNull()
    })
  }

  it('leads to the page of this site that it names', () => {
    expect(arrive('login', '/dashboard/settings?tab=2')).toBe('/dashboard/settings?tab=2')
  })

  it('is no other after signing up', () => {
    expect(arrive('signup', 'https://evil.example')).toBe('/')
  })
})
