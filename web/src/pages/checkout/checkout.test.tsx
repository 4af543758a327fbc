import type { Product } from '@contract/entities/catalog/product'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { person, show } from '@/lib/testing/stage'
import CheckoutPage from './checkout'

const shown = vi.hoisted(() => ({ product: undefined as unknown }))
vi.mock('@/features/catalog/product-queries', () => ({
  useProduct: () => ({ data: shown.product, error: null, refetch: vi.fn(), isFetching: false }),
}))
vi.mock('@/features/orders/checkout/checkout-form', () => ({
  CheckoutForm: () => <p>the form</p>,
}))

const product = (available_items: number) =>
  ({
    id: 'p'.repeat(20),
    slug: 'talking-drum',
    name: 'Talking Drum',
    price: 1_000_000,
    currency: 'NGN',
    images: [],
    available_items,
    vendor_details: { name: 'Ayan Drums' },
  }) as unknown as Product
const renderCheckout = () =>
  show(<CheckoutPage />, { at: '/checkout/p', path: '/checkout/:product_id' })

beforeEach(() => act(() => publishSession({ status: 'signed_in', user: person() })))

describe('the checkout', () => {
  it('shows how many pieces are bought, also one', () => {
    shown.product = product(3)
    renderCheckout()
    expect(screen.getByText('the form')).toBeVisible()
    expect(screen.getByText('Goods, 1 piece')).toBeVisible()
  })

  it('leads back from what is out of stock, instead of asking for an address', () => {
    shown.product = product(0)
    renderCheckout()
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    expect(screen.getByText('This is out of stock')).toBeVisible()
    expect(screen.queryByText('the form')).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to the product' })).toHaveAttribute(
      'href',
      '/products/talking-drum',
    )
  })
})
