import type { Review } from '@contract/entities/orders/review'
import type { Transaction } from '@contract/entities/orders/transaction'
import { DAY_MS, timestampFromMillis } from '@contract/time'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Live } from '@/lib/live/use-live'
import { api } from '@/lib/testing/fake-api'
import { PurchaseReview } from './purchase-review'

const { live } = vi.hoisted(() => ({ live: {} as { review?: unknown } }))
vi.mock('@/lib/live/transactions', () => ({ useLiveReview: () => live.review }))

const NOW = Date.UTC(2026, 10, 20, 12)
const at = (ms: number) => timestampFromMillis(NOW + ms)
const written: Review = {
  id: 'k3f9qzk3f9qzk3f9qz01',
  product_id: 'p1q2r3p1q2r3p1q2r3p1',
  vendor_id: 'vendor-uid',
  buyer_name: 'Ngozi Eze',
  rating: 4,
  text: 'The dye holds.',
  reply: null,
  created_at: at(-DAY_MS + 60_000),
}
const transaction = {
  review_id: written.id,
  product_details: { name: 'Indigo adire wrapper' },
} as Transaction

const renderReview = (
  review: Live<Review | null>,
  party: 'buyer' | 'vendor' = 'buyer',
  now = NOW,
) => {
  live.review = review
  render(<PurchaseReview transaction={transaction} party={party} now={now} />)
}
const content = (change: Partial<Review> = {}): Live<Review> => ({
  status: 'content',
  data: { ...written, ...change },
})
const change = () => screen.queryByRole('button', { name: 'Change my review' })

describe('the review of a purchase', () => {
  it('can be changed by its buyer within a day, beginning with what is there', async () => {
    api.answers('transactions.editReview', {})
    renderReview(content())
    await userEvent.click(screen.getByRole('button', { name: 'Change my review' }))
    expect(await screen.findByRole('radio', { name: '4 stars' })).toBeChecked()
    const words = screen.getByLabelText(/What should others know/)
    expect(words).toHaveValue('The dye holds.')
    await userEvent.click(screen.getByRole('radio', { name: '2 stars' }))
    await userEvent.clear(words)
    await userEvent.type(words, 'It ran in the wash.')
    await userEvent.click(screen.getByRole('button', { name: 'Publish my changes' }))
    expect(api.sent('transactions.editReview')).toEqual([
      { params: { id: written.id }, body: { rating: 2, text: 'It ran in the wash.' } },
    ])
  })

  it('keeps what was typed where the server refuses', async () => {
    api.refuses('transactions.editReview', 'review/edit-too-late')
    renderReview(content())
    await userEvent.click(screen.getByRole('button', { name: 'Change my review' }))
    const words = await screen.findByLabelText(/What should others know/)
    await userEvent.type(words, ' And more.')
    await userEvent.click(screen.getByRole('button', { name: 'Publish my changes' }))
    expect(await screen.findByText(/within 24 hours/)).toBeVisible()
    expect(words).toHaveValue('The dye holds. And more.')
  })

  it('is not sent without words', async () => {
    renderReview(content())
    await userEvent.click(screen.getByRole('button', { name: 'Change my review' }))
    await userEvent.clear(await screen.findByLabelText(/What should others know/))
    await userEvent.click(screen.getByRole('button', { name: 'Publish my changes' }))
    expect(screen.getByText('Use at least 3 characters.')).toBeVisible()
    expect(api.calls()).toEqual([])
  })

  it('can not be changed after a day', () => {
    renderReview(content(), 'buyer', NOW + 60_000)
    expect(change()).toBeNull()
  })

  it('can be answered by the vendor, and not changed', () => {
    renderReview(content(), 'vendor')
    expect(change()).toBeNull()
    expect(screen.getByRole('button', { name: 'Publish answer' })).toBeVisible()
  })

  it('says that the answer is older than the change', () => {
    const reply = { text: 'Thank you.', at: at(-3_000) }
    renderReview(content({ reply, edited_at: at(-1_000) }), 'vendor')
    expect(screen.getByText('Written before the review was changed.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Publish answer' })).toBeNull()
  })

  it('says nothing of the kind where the answer came after it', () => {
    renderReview(content({ reply: { text: 'Thank you.', at: at(-1_000) }, edited_at: at(-3_000) }))
    expect(screen.queryByText('Written before the review was changed.')).toBeNull()
  })

  it('can be asked for again where it could not be loaded', async () => {
    const retry = vi.fn()
    renderReview({
      status: 'error',
      error: Object.assign(new Error('x'), { code: 'unavailable' }),
      retry,
    })
    await userEvent.click(screen.getByRole('button', { name: /again/i }))
    expect(retry).toHaveBeenCalled()
  })
})
