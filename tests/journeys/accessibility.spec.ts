import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { act, callerFor, order, pay, productId } from '../support/journeys/by-api'
import { expect, test } from '../support/journeys/journey'
import { logIn, newPerson, seededPerson, signUp } from '../support/journeys/people'
import { whenShown } from '../support/journeys/shown'
import { API } from '../support/journeys/suite'
import { runsOf } from '../support/runs'

const PHONE = { width: 360, height: 740 }
const SCREEN = { width: 1280, height: 900 }
/** Everyday runs use a phone, the most common device. Deep runs add a wide screen. */
const SIZES = [PHONE, SCREEN].slice(0, runsOf(1, 2))
/** Everyday runs visit the first pages of each list, deep runs all of them. */
const someOf = (paths: readonly string[]) => paths.slice(0, runsOf(3, paths.length))
/** WCAG 2.2 AA, which the law of many countries requires, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const PUBLIC = [
  '/',
  '/marketplace',
  '/marketplace/furniture',
  '/marketplace?q=nothing-is-called-this',
  '/vendors',
  '/vendors/demo-vendor-1',
  '/history',
  '/about',
  '/contact',
  '/careers',
  '/privacy-policy',
  '/terms-of-use',
  '/product-violations',
  '/how-escrow-works',
  '/announcements',
  '/newsletter/confirm#token',
  '/newsletter/unsubscribe#token',
  '/no-such-page',
]
const AUTH = ['/auth/login', '/auth/signup', '/auth/forgot-password', '/auth/reset-password']
const BUYER = [
  '/dashboard/purchases',
  '/dashboard/purchases?type=in_dispute',
  '/dashboard/messages',
  '/dashboard/favourites',
  '/dashboard/settings',
  '/dashboard/settings/security',
  '/dashboard/notifications',
  '/dashboard/vendor/onboarding',
]
const VENDOR = [
  '/dashboard/vendor',
  '/dashboard/vendor/products',
  '/dashboard/vendor/products/import',
  '/dashboard/vendor/products/new',
  '/dashboard/vendor/sales',
  '/dashboard/vendor/messages',
  '/dashboard/vendor/reviews',
  '/dashboard/vendor/settings',
  '/dashboard/vendor/notifications',
  '/dashboard/vendor/wallet',
  '/dashboard/vendor/verification',
]

/** The page's axe violations, one line each with its location. */
const complaintsOn = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Horizontal overflow in pixels. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const check = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await page.goto(path)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await whenShown(page)
      expect.soft(await complaintsOn(page), `${path} at ${size.width}`).toEqual([])
      expect.soft(await overflowOf(page), `${path} sideways at ${size.width}`).toBe(0)
    }
  }
}

/** The URL of a list's first item. */
const firstOf = async (page: Page, list: string): Promise<string> => {
  await page.goto(list)
  const link = page.getByRole('table').getByRole('link').first()
  return (await link.getAttribute('href')) ?? list
}

const anyProduct = async (): Promise<{ id: string; slug: string }> => {
  const response = await fetch(`${API}/public/products?limit=1&sortBy=popularity`)
  const { data } = (await response.json()) as { data: { items: { id: string; slug: string }[] } }
  const product = data.items[0]
  if (!product) throw new Error('The suite has no product')
  return product
}

// A trace of a walk over all pages costs more than it shows.
test.use({ trace: 'off' })
test.beforeEach(() => test.slow())

test('public pages are usable by everybody', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' })
  const { slug } = await anyProduct()
  await check(page, [...someOf(PUBLIC), `/products/${slug}`, ...someOf(AUTH)])
})

test('the cookie banner and its preferences are usable by everybody', async ({ open }) => {
  const page = await open({ hasConsented: false, viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto('/about')
  const line = page.getByRole('dialog', { name: 'We value your privacy' })
  await expect(line).toBeVisible()
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(50)
  expect.soft(await complaintsOn(page), 'the banner').toEqual([])
  await page.getByRole('button', { name: 'Preferences', exact: true }).click()
  await expect(page.getByRole('dialog', { name: /Manage Your Cookie/ })).toBeVisible()
  expect.soft(await complaintsOn(page), 'the preferences').toEqual([])
})

test('a buyer’s pages are usable by everybody', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' })
  const person = newPerson('Aisha')
  await signUp(page, person)
  const buyer = await callerFor(person)
  const product_id = await productId('Street Five Football, Low Bounce')
  const held = await order(buyer, product_id, person.name)
  await pay(buyer, held)
  const disputed = await order(buyer, product_id, person.name)
  await pay(buyer, disputed)
  await act(buyer, disputed, 'dispute', {
    reason: 'damaged',
    description: 'It does not hold any air.',
    evidence_paths: [],
  })
  const reviewed = await order(buyer, product_id, person.name)
  await pay(buyer, reviewed)
  await act(buyer, reviewed, 'approve')
  await act(buyer, reviewed, 'review', { rating: 4, text: 'Bounces as low as it says.' })
  const purchases = [held, disputed, reviewed].map(({ id }) => `/dashboard/purchases/${id}`)
  await check(page, [
    ...someOf(BUYER),
    ...someOf(purchases),
    `/dashboard/purchases/${held.id}/receipt`,
    `/dashboard/purchases?details=${held.id}`,
    `/checkout/${product_id}`,
  ])
})

test('a vendor’s pages are usable by everybody', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' })
  await logIn(page, seededPerson('vendor1'), '/dashboard/vendor')
  const sale = await firstOf(page, '/dashboard/vendor/sales')
  const product = await firstOf(page, '/dashboard/vendor/products')
  const edit = product.replace('/products/product', '/products/edit')
  const steps = [1, 2, 3, 4].map((step) => `${edit}&step=${step}`)
  await check(page, [...someOf(VENDOR), sale, product, ...steps.slice(0, runsOf(1, 4))])
})
