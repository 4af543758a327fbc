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

  it('is the one order, without a list', () => {
    renderResult(transactionIn('awaiting_confirmation'))
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getByRole('link', { name: 'See your purchase' })).toBeInTheDocument()
  })
})
