import type { Product } from '@contract/entities/catalog/product'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { goods, home, quotes, receive } from '@/features/orders/testing/open-checkout'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { address, person, show } from '@/lib/testing/stage'
import CheckoutPage from './checkout'

const shown = vi.hoisted(() => ({ product: undefined as unknown }))
vi.mock('@/features/catalog/product-queries', () => ({
  useProduct: () => ({ data: shown.product, error: null, refetch: vi.fn(), isFetching: false }),
}))
vi.mock('@/ui/media/use-when-idle', () => ({ useWhenIdle: () => true }))
vi.mock('@/features/orders/checkout/destination/account-choices', async () => ({
  default: (await import('@/features/orders/testing/open-checkout')).AccountChoices,
}))

const drum = (change: Partial<Product> = {}) => goods('p', 'Talking Drum', change)
const renderCheckout = (product: Product, query = '') => {
  shown.product = product
  show(<CheckoutPage />, { at: `/checkout/p${query}`, path: '/checkout/:product_id' })
}

beforeEach(() => {
  act(() => publishSession({ status: 'signed_in', user: person() }))
  api.answers('transactions.list', { items: [] })
  api.answers('public.locations', {} as never)
})

describe('the checkout', () => {
  it('shows how many pieces are bought, also one', () => {
    renderCheckout(drum())
    expect(screen.getByRole('button', { name: 'Pay ₦10,350' })).toBeEnabled()
    expect(screen.getByText('Goods, 1 piece')).toBeVisible()
  })

  it('counts the delivery to the address in', async () => {
    quotes([drum()], {
      options: [{ method: 'courier', fee_minor: 250_000, days_min: 1, days_max: 3 }],
    })
    renderCheckout(drum({ delivery_version: 1 }))
    expect(screen.getByText('Total without delivery')).toBeVisible()
    await receive(home)
    expect(await screen.findByText('Total')).toBeVisible()
    expect(screen.getByText('Delivery').parentElement).toHaveTextContent('₦2,500')
    expect(screen.getByRole('button', { name: 'Pay ₦12,912.50' })).toBeEnabled()
  })

  it('goes on with what is left, of which one may still take fewer', async () => {
    const product_id = 'p'.repeat(20)
    const fewer = { kind: 'fewer', product_id, available_items: 2 }
    quotes([drum()], { changes: [fewer] })
    renderCheckout(drum(), '?quantity=3')
    expect(screen.getByText('Goods, 3 pieces')).toBeVisible()
    await receive(home)
    expect(await screen.findByText('Goods, 2 pieces')).toBeVisible()
    expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'One less' }))
    expect(await screen.findByText('Goods, 1 piece')).toBeVisible()
    expect(address()).toMatch(/quantity=1$/)
  })

  it('leads back from what is out of stock, instead of asking for an address', () => {
    renderCheckout(drum({ available_items: 0 }))
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    expect(screen.getByText('This is out of stock')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to the product' })).toHaveAttribute(
      'href',
      `/products/talking-drum-${'p'.repeat(20)}`,
    )
  })
})
