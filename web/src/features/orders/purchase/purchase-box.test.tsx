import { formatPrice } from '@contract/money'
import { sampleProduct } from '@seo/testing/sample'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/lib/api/api-client'
import { checkoutPrice } from '../checkout/checkout-price'
import { PurchaseBox } from './purchase-box'

const { session } = vi.hoisted(() => ({ session: { value: {} as object } }))
vi.mock('@/lib/session/session', () => ({ useSession: () => session.value }))
vi.mock('@/ui/media/use-when-idle', () => ({ useWhenIdle: () => true }))
vi.mock('../cart/add-to-cart-button', () => ({ default: () => null }))
vi.mock('@/lib/api/api-client', () => ({ call: vi.fn() }))
vi.mock('@/shared/place/use-account-place', () => ({ useAccountPlace: () => {} }))

const product = sampleProduct()
const buyLink = () => {
  render(
    <MemoryRouter>
      <PurchaseBox product={product} now={Date.UTC(2026, 10, 22)} />
    </MemoryRouter>,
  )
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
    vi.mocked(call).mockResolvedValue({
      times: { working_days: [1], cutoff_hour: 16, handling_days: 1 },
      quotes: [{ areas: ['Ikeja'], quote: { version: 1, options } }],
    } as never)
  const mount = (sold: typeof product) =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <PurchaseBox product={sold} now={Date.UTC(2026, 10, 22)} />
      </QueryClientProvider>,
      { wrapper: MemoryRouter },
    )
  const bar = () => document.querySelector('[data-buy-bar]')
  beforeEach(() => {
    localStorage.clear()
    vi.mocked(call).mockReset()
    session.value = { status: 'signed_out' }
  })

  it('has the delivery to the picked place, as the checkout begins with', async () => {
    localStorage.setItem('oja_place', 'Lagos/Ikeja')
    respond({ ...courier, fee_minor: 300_000 }, { ...courier, method: 'motor_park' })
    mount(paid)
    expect(await screen.findByText('Delivery')).toBeVisible()
    const { total_minor } = checkoutPrice(paid.price, 1, 250_000)
    const total = formatPrice(total_minor, 'NGN')
    expect(screen.getByText('Total').parentElement).toHaveTextContent(total)
    expect(bar()).toHaveTextContent(total)
  })

  it('asks for as many as are bought', async () => {
    localStorage.setItem('oja_place', 'Lagos/Ikeja')
    respond(courier)
    mount(paid)
    fireEvent.click(screen.getByRole('button', { name: 'One more' }))
    await waitFor(() =>
      expect(vi.mocked(call).mock.lastCall?.[1]).toMatchObject({ query: { quantity: 2 } }),
    )
  })

  it('says that the delivery is missing while no place is picked', () => {
    mount(paid)
    expect(screen.getByText('Total without delivery')).toBeVisible()
    expect(bar()).toHaveTextContent(/without delivery/)
    expect(call).not.toHaveBeenCalled()
  })

  it('says nothing of it where delivery is included', () => {
    mount({ ...paid, delivery_version: undefined })
    expect(screen.getByText('Total')).toBeVisible()
    expect(screen.queryByText(/without delivery/)).toBeNull()
  })
})
