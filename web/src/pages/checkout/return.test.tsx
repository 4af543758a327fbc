import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sampleItem, transactionIn } from '@/features/orders/testing/sample'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { address, person, press, show } from '@/lib/testing/stage'
import CheckoutReturnPage from './return'

const REFERENCE = 'oja-p-k3f9qzk3f9qzk3f9qz01'
const put = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('@/lib/live/cart', () => ({ putIntoCart: put }))

const unpaid = transactionIn('pending', {
  items: [sampleItem({ quantity: 3 })],
  payment: { reference: REFERENCE, channel: 'card', paid_at: null },
})
const made = { reference: REFERENCE, amount_minor: 1_291_250, state: 'awaiting' }
const verified = (state: string) =>
  api.answers('payments.verify', { state, transactions: [unpaid] })

beforeEach(() => {
  verified('awaiting')
  api.answers('checkouts.get', {
    ...made,
    transactions: [unpaid],
    authorization_url: 'https://pay.example/again',
  })
  api.answers('checkouts.cancel', { ...made, transactions: [unpaid] })
  put.mockClear()
  act(() => publishSession({ status: 'signed_in', user: person() }))
})

const comeBack = (query: string) =>
  show(<CheckoutReturnPage />, { at: `/checkout/return?${query}` })

it('takes the reference from the other name if the first is empty', async () => {
  comeBack(`reference=&trxref=${REFERENCE}`)
  expect(await screen.findByText('Waiting for your payment')).toBeVisible()
})

it('says that a cancelled payment was not charged, and leads back to it', async () => {
  comeBack(`reference=${REFERENCE}&cancelled=1`)
  expect(await screen.findByText('You cancelled. Nothing was charged.')).toBeVisible()
  expect(await screen.findByRole('link', { name: /^Pay again/ })).toHaveAttribute(
    'href',
    'https://pay.example/again',
  )
})

it('cancels what was not paid, puts it back and shows the cart', async () => {
  comeBack(`reference=${REFERENCE}&cancelled=1`)
  await screen.findByText('You cancelled. Nothing was charged.')
  press('Put it back')
  await waitFor(() => expect(address()).toBe('/cart'))
  expect(api.sent('checkouts.cancel')).toEqual([{ params: { reference: REFERENCE } }])
  const { product_id, variant_id, unit_price } = sampleItem()
  expect(put).toHaveBeenCalledExactlyOnceWith(
    'ada',
    expect.objectContaining({ product_id, variant_id, quantity: 3, price_minor: unit_price }),
  )
})

it('shows what was paid after all, whatever the address says', async () => {
  verified('paid')
  comeBack(`reference=${REFERENCE}&cancelled=1`)
  expect(await screen.findByText('Your money is held safely')).toBeVisible()
})
