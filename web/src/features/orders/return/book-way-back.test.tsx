import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { transactionIn } from '../testing/sample'
import { BookWayBack } from './book-way-back'

const transaction = transactionIn('returning')
const params = { id: transaction.id }
const QUOTE = {
  courier_name: 'Fez Delivery',
  fee_minor: 273_050,
  days_min: 1,
  days_max: 3,
  paid_by: 'vendor',
  pickup_days: ['2026-12-01', '2026-12-02', '2026-12-03'],
}
const onClose = vi.fn()
const run = async (work: () => Promise<unknown>) => {
  await work()
}
const renderForm = () =>
  render(
    <BookWayBack transaction={transaction} party="buyer" run={run as never} onClose={onClose} />,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  onClose.mockReset()
  api.answers('returns.quoteWayBack', QUOTE)
  api.answers('returns.bookWayBack', {})
})

describe('booking the way back', () => {
  it('says what it costs and who pays before it is booked', async () => {
    renderForm()
    await press('Have a carrier come for it')
    expect(await screen.findByText(/Fez Delivery comes to you/)).toBeVisible()
    expect(screen.getByText(/The store pays ₦2,730.50 for it/)).toBeVisible()
    expect(api.sent('returns.bookWayBack')).toEqual([])
  })

  it('says that the refund is less where the buyer pays', async () => {
    api.answers('returns.quoteWayBack', { ...QUOTE, paid_by: 'buyer' })
    renderForm()
    await press('Have a carrier come for it')
    expect(await screen.findByText(/your refund is less by that/)).toBeVisible()
  })

  it('books the chosen day for the fee that was shown', async () => {
    renderForm()
    await press('Have a carrier come for it')
    await userEvent.selectOptions(
      await screen.findByLabelText('The carrier comes on'),
      '2026-12-03',
    )
    await press('Book the way back: ₦2,730.50')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.sent('returns.bookWayBack')).toEqual([
      { params, body: { pickup_day: '2026-12-03', fee_minor: 273_050 } },
    ])
  })

  it('says why no carrier comes', async () => {
    api.refuses('returns.quoteWayBack', 'delivery/carrier-unavailable')
    renderForm()
    await press('Have a carrier come for it')
    expect(await screen.findByText(/The carrier does not answer/)).toBeVisible()
  })
})
