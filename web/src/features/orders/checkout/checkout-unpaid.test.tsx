import { timestampFromMillis } from '@contract/time'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { person } from '@/lib/testing/stage'
import { cloth, goods, home, openCheckout, pay, quotes, receive } from '../testing/open-checkout'
import { sampleItem, transactionIn } from '../testing/sample'

const { secret, putIntoCart } = vi.hoisted(() => ({
  secret: { authorization_url: 'https://checkout.example/waiting' },
  putIntoCart: vi.fn(async () => {}),
}))
vi.mock('@/lib/live/transactions', async (original) => ({
  ...(await original<typeof import('@/lib/live/transactions')>()),
  useLiveBuyerSecret: () => ({ status: 'content', data: secret }),
}))
vi.mock('@/lib/live/cart', () => ({ putIntoCart }))
vi.mock('@/lib/live/account', () => ({ saveChannel: async () => {} }))
vi.mock('./destination/keep-address', () => ({ keepAddress: async () => {} }))
vi.mock('@/ui/media/use-when-idle', () => ({ useWhenIdle: () => true }))
vi.mock('./destination/account-choices', async () => ({
  default: (await import('../testing/open-checkout')).AccountChoices,
}))

const drum = goods('q', 'Drum')
const keyAt = (at: number) => api.calls('checkouts.create')[at]?.headers['idempotency-key']
const opened = async (...[products, more]: Parameters<typeof openCheckout>) => {
  openCheckout(products, more)
  await receive(home)
}
const makes = () =>
  api.answers('checkouts.create', { authorization_url: 'https://checkout.example/1' })
beforeEach(() => {
  putIntoCart.mockClear()
  quotes([cloth, drum])
  makes()
  act(() => publishSession({ status: 'signed_in', user: person() }))
})

describe('an unpaid order', () => {
  const LARGE = 'k3f9qzk3f9qzk3f9qzk9'
  const REFERENCE = 'oja-p-k3f9qzk3f9qzk3f9qz07'
  const order = transactionIn('pending', {
    id: 'k3f9qzk3f9qzk3f9qz07',
    payment: { reference: REFERENCE, channel: 'card', paid_at: null },
    items: [
      sampleItem({ product_id: cloth.id, variant_id: cloth.id }),
      sampleItem({ product_id: cloth.id, variant_id: LARGE }),
      sampleItem({ product_id: drum.id }),
    ],
  })
  const cancelled = (paid_at: ReturnType<typeof timestampFromMillis> | null = null) =>
    api.answers('checkouts.cancel', {
      transactions: [{ ...order, payment: { ...order.payment, paid_at } }],
    })
  const startAgain = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Start again' }))
  const paths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

  it('of the same goods is met before it is ordered again: pay it, or start again', async () => {
    cancelled()
    openCheckout([cloth], { unpaid: [order] })
    expect(await screen.findByText('You have an unpaid order for this.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Pay ₦/ })).toBeNull()
    expect(await screen.findByRole('link', { name: /^Pay ₦/ })).toHaveAttribute(
      'href',
      secret.authorization_url,
    )
    api.answers('transactions.list', { items: [] })
    await startAgain()
    expect(await screen.findByRole('button', { name: /^Pay ₦/ })).toBeVisible()
    expect(api.calls('checkouts.cancel')[0]?.params).toEqual({ reference: REFERENCE })
    // What is bought again doesn’t go into the cart; the rest of that checkout does.
    expect(putIntoCart.mock.calls).toMatchObject([
      ['ada', { product_id: cloth.id, variant_id: LARGE }],
      ['ada', { product_id: drum.id }],
    ])
  })

  it('names no amount of its own where the payment is for several', async () => {
    const payment = { ...order.payment, orders: 3 }
    openCheckout([cloth], { unpaid: [{ ...order, payment }] })
    expect(await screen.findByRole('link', { name: 'Pay for 3 orders together' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Pay ₦/ })).toBeNull()
  })

  it('by a deal goes into no cart when it is cancelled', async () => {
    const source = { kind: 'deal', id: drum.id, version: 1, fee_payer: 'buyer' } as const
    api.answers('checkouts.cancel', { transactions: [{ ...order, source }] })
    openCheckout([cloth], { unpaid: [order] })
    await startAgain()
    await vi.waitFor(() => expect(api.calls('checkouts.cancel')).toHaveLength(1))
    expect(putIntoCart).not.toHaveBeenCalled()
  })

  it('of other goods is nothing here', async () => {
    openCheckout([goods('z', 'Stool')], { unpaid: [order] })
    expect(await screen.findByRole('button', { name: /^Pay ₦/ })).toBeVisible()
  })

  it('and was paid meanwhile is not ordered again', async () => {
    cancelled(timestampFromMillis(0))
    openCheckout([cloth], { unpaid: [order] })
    await startAgain()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay ₦/ })).toBeNull())
    expect(putIntoCart).not.toHaveBeenCalled()
  })

  it('is met as well where the server knows it first, and then it can be sent again', async () => {
    cancelled()
    api.refuses('checkouts.create', 'transaction/unpaid-exists', { transaction_id: order.id })
    await opened([cloth])
    await screen.findByRole('button', { name: /^Pay ₦/ })
    api.answers('transactions.list', { items: [order] })
    await pay()
    api.answers('transactions.list', { items: [] })
    makes()
    await startAgain()
    await pay()
    await waitFor(() => expect(keyAt(1)).toBeDefined())
    expect(keyAt(1)).not.toBe(keyAt(0))
  })

  it('is no longer met once these goods are reserved', async () => {
    api.answers('checkouts.create', {
      authorization_url: 'https://checkout.example/1',
      changes: [{ kind: 'total', before_minor: 2, now_minor: 1 }],
    })
    await opened([cloth])
    await screen.findByRole('button', { name: /^Pay ₦/ })
    api.answers('transactions.list', { items: [order] })
    await pay()
    expect(await screen.findByRole('link', { name: /^Pay ₦/ })).toBeVisible()
    expect(screen.queryByText('You have an unpaid order for this.')).toBeNull()
  })

  it('and is too much leads to each of it', async () => {
    const transaction_ids = ['order1', 'order2']
    api.refuses('checkouts.create', 'transaction/unpaid-limit', { transaction_ids })
    await opened([cloth])
    await pay()
    await screen.findAllByRole('link', { name: /Pay or cancel/ })
    expect(paths()).toEqual(
      expect.arrayContaining(['/dashboard/purchases/order1', '/dashboard/purchases/order2']),
    )
  })
})
