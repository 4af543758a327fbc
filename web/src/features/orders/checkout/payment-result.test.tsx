import type { Transaction } from '@contract/entities/orders/transaction'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { sampleItem, transactionIn } from '../testing/sample'
import { PaymentResult } from './payment-result'

const ofStore = (name: string, transaction: Transaction): Transaction => ({
  ...transaction,
  id: name.toLowerCase().padEnd(20, '0'),
  product_details: {
    ...transaction.product_details,
    vendor_details: { ...transaction.product_details.vendor_details, name },
  },
})

const at = (hours: number) => ({ seconds: 1_796_000_000 + hours * 3_600, nanoseconds: 0 })
const paid = (hours: number): Transaction['payment'] => ({
  reference: 'oja-k3f9qzk3f9qzk3f9',
  channel: 'card',
  paid_at: at(hours),
})

const renderResult = (...transactions: Transaction[]) => {
  const verified = { state: 'paid' as const, transactions }
  render(
    <MemoryRouter>
      <PaymentResult verified={verified} />
    </MemoryRouter>,
  )
}

describe('what became of one payment', () => {
  it('is each store’s order with its goods, its own step and a way to it', () => {
    const items = [sampleItem({ title: 'Gown' }), sampleItem({ title: 'Cap', variant_id: 'cap' })]
    renderResult(
      ofStore('Aba', transactionIn('awaiting_confirmation', { items })),
      ofStore('Kano', transactionIn('reversed')),
    )
    const [aba, kano] = screen.getAllByRole('listitem')
    if (!aba || !kano) throw new Error('two orders are shown')
    expect(aba).toHaveTextContent('Gown and 1 more')
    expect(aba).toHaveTextContent('Paid')
    expect(kano).toHaveTextContent('Indigo adire wrapper')
    expect(kano).toHaveTextContent('Refunded')
    expect(within(kano).getByRole('link')).toHaveAttribute(
      'href',
      '/dashboard/purchases/kano0000000000000000',
    )
    expect(screen.getByRole('status')).toHaveTextContent('the order of Kano has ended')
  })

  it.each([
    ['declined since', 'Your money goes back to you', { payment: paid(1), ended_at: at(2) }],
    ['paid after its end', 'Paid too late', { payment: paid(2), ended_at: at(1) }],
  ])('is what is true of a reversed order: %s', (_when, title, change) => {
    renderResult(transactionIn('reversed', change))
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('goes back to you automatically')
  })

  it.each([
    ['shipped', 'Your money is held safely', 'Nobody is paid until you approve.'],
    ['completed', 'Your purchase is complete', 'The order of Adire Works is completed.'],
  ] as const)('asks no store to confirm again what is %s', (state, title, text) => {
    renderResult(transactionIn(state))
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(text)
    expect(screen.getByRole('status')).not.toHaveTextContent('asked to confirm')
  })

  it('is the one order, without a list', () => {
    renderResult(transactionIn('awaiting_confirmation'))
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getByRole('link', { name: 'See your purchase' })).toBeInTheDocument()
  })
})
