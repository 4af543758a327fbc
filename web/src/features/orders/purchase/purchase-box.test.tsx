import { totalOf } from '@contract/escrow/fee'
import { formatMoney } from '@contract/money'
import { sampleProduct } from '@seo/testing/sample'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { sampleOffer } from '../testing/sample-offer'
import { PurchaseBox } from './purchase-box'

const { session } = vi.hoisted(() => ({ session: { value: {} as object } }))
vi.mock('@/lib/session/session', () => ({ useSession: () => session.value }))
vi.mock('@/ui/media/use-when-idle', () => ({ useWhenIdle: () => true }))
vi.mock('../cart/add-to-cart-button', () => ({ default: () => null }))
vi.mock('@/shared/place/use-account-place', () => ({ useAccountPlace: () => {} }))

const product = sampleProduct()
const buyLink = () => {
  show(<PurchaseBox product={product} now={Date.UTC(2026, 10, 22)} />)
  return screen.getByRole('link', { name: 'Buy with escrow' })
}
const checkout = `/checkout/${product.id}?quantity=1`

it('leads a visitor to the login, and from there to the checkout', () => {
  session.value = { status: 'signed_out' }
  expect(buyLink()).toHaveAttribute('href', `/auth/login?redirect=${encodeURIComponent(checkout)}`)
})

it.each(['signed_in', 'loading'])('leads to the checkout while the session is %s', (status) => {
  session.value = { status, user: { uid: 'ada' } }
  expect(buyLink()).toHaveAttribute('href', checkout)
})

describe('the total', () => {
  const paid = { ...product, price: 1_000_000, available_items: 5, delivery_version: 1 }
  const courier = { method: 'courier', fee_minor: 250_000, days_min: 1, days_max: 3 }
  const respond = (...options: object[]) =>
    api.answers('delivery.toState', {
      times: { working_days: [1], cutoff_hour: 16, handling_days: 1 },
      quotes: [{ areas: ['Ikeja'], quote: { version: 1, options } }],
    })
  const mount = (sold: typeof product) =>
    show(<PurchaseBox product={sold} now={Date.UTC(2026, 10, 22)} />)
  const bar = () => document.querySelector('[data-buy-bar]')
  beforeEach(() => {
    localStorage.clear()
    session.value = { status: 'signed_out' }
  })

  it('has the delivery to the picked place, as the checkout begins with', async () => {
    localStorage.setItem('oja_place', 'Lagos/Ikeja')
    respond({ ...courier, fee_minor: 300_000 }, { ...courier, method: 'motor_park' })
    mount(paid)
    expect(await screen.findByText('Delivery')).toBeVisible()
    const total = formatMoney(totalOf(paid.price + 250_000), 'NGN')
    expect(screen.getByText('Total').parentElement).toHaveTextContent(total)
    expect(bar()).toHaveTextContent(total)
  })

  it('asks for as many as are bought', async () => {
    localStorage.setItem('oja_place', 'Lagos/Ikeja')
    respond(courier)
    mount(paid)
    fireEvent.click(screen.getByRole('button', { name: 'One more' }))
    await waitFor(() =>
      expect(api.sent('delivery.toState').at(-1)).toMatchObject({ query: { quantity: '2' } }),
    )
  })

  it('says that the delivery is missing while no place is picked', () => {
    mount(paid)
    expect(screen.getByText('Total without delivery')).toBeVisible()
    expect(bar()).toHaveTextContent(/without delivery/)
    expect(api.calls()).toEqual([])
  })

  it('says nothing of it where delivery is included', () => {
    mount({ ...paid, delivery_version: undefined })
    expect(screen.getByText('Total')).toBeVisible()
    expect(screen.queryByText(/without delivery/)).toBeNull()
  })
})

describe('an accepted offer', () => {
  const haggled = { ...product, price: 1_000_000, takes_offers: true as const }
  const offer = sampleOffer({ product_id: product.id, units: 2, state: 'accepted' })
  const mount = (variant_id: string) => {
    session.value = { status: 'signed_in', user: { uid: 'ada' } }
    api.answers('offers.list', [{ ...offer, variant_id }])
    show(<PurchaseBox product={haggled} now={Date.UTC(2026, 10, 22)} />)
    return screen.getByRole('link', { name: 'Buy with escrow' })
  }
  const agreed = `/checkout/offers/${offer.id}`

  it('is what the page sells: its price, its units, its checkout', async () => {
    const link = mount(product.id)
    await waitFor(() => expect(link).toHaveAttribute('href', agreed))
    const total = formatMoney(totalOf(1_600_000), 'NGN')
    expect(screen.getByText('Total').parentElement).toHaveTextContent(total)
    expect(document.querySelector('[data-buy-bar]')).toHaveTextContent(total)
    for (const name of ['One more', 'One less']) {
      expect(screen.getByRole('button', { name })).toBeDisabled()
    }
    fireEvent.click(screen.getByRole('button', { name: 'Buy at the full price instead' }))
    expect(link).toHaveAttribute('href', checkout)
    expect(screen.getByRole('link', { name: 'Buy for ₦16,000' })).toHaveAttribute('href', agreed)
  })

  it('of another variant leaves the page as it is, and can be bought', async () => {
    const link = mount('v'.repeat(20))
    expect(await screen.findByRole('link', { name: 'Buy for ₦16,000' })).toBeVisible()
    expect(link).toHaveAttribute('href', checkout)
  })
})
