import type { Transaction } from '@contract/entities/orders/transaction'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { confirmWords } from '../actions/confirm-copy'
import { NOW, sampleItem, sampleTransaction } from '../testing/sample'
import { MoneyStatement } from './money-statement'
import { TransactionFacts } from './transaction-facts'

const ID = 'd1e2a3d1e2a3d1e2a3d1'
const money = { charged_minor: 1_270_625, held_minor: 1_270_625 }

/** ₦12,500 and an escrow fee of ₦412.50, of which each pays a half. */
const ofDeal = (change: Partial<Transaction> = {}): Transaction => {
  const sample = sampleTransaction()
  return sampleTransaction({
    items: [sampleItem({ product_id: ID, variant_id: ID, slug: '', escrow_fee_minor: 20_625 })],
    product_id: ID,
    source: { kind: 'deal', id: ID, version: 3, fee_payer: 'half' },
    escrow_fee: 20_625,
    commission_minor: 20_625,
    amount_paid: 1_270_625,
    product_details: { ...sample.product_details, slug: '' },
    money: { ...sample.money, ...money },
    ...change,
  })
}

const shown = (transaction: Transaction) =>
  render(
    <MemoryRouter>
      <TransactionFacts transaction={transaction} party="buyer" />
      <MoneyStatement transaction={transaction} party="vendor" />
    </MemoryRouter>,
  )

const amountOf = (label: string | RegExp): HTMLElement => {
  const row = screen.getByText(label).parentElement
  if (!row) throw new Error(`no row ${label}`)
  return within(row).getByText(/₦/)
}

it('names the deal’s version, and leads to no page of the catalogue', () => {
  const transaction = ofDeal()
  shown(transaction)
  expect(screen.getByText('By a deal, version 3 of it')).toBeVisible()
  expect(screen.getByText(transaction.product_details.name)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

it('says what each of the two pays of the fee, and what the vendor gets', () => {
  const transaction = ofDeal()
  shown(transaction)
  const { name } = transaction.product_details.vendor_details
  expect(amountOf(`Escrow fee that ${name} pays`)).toHaveTextContent('206.25')
  expect(amountOf('You receive once it is approved')).toHaveTextContent('12,293.75')
})

it('calls the vendor’s part a fee, not a commission, before the money is released', () => {
  const words = confirmWords('approve', ofDeal(), 'buyer', NOW)
  expect(words.text).toContain('part of the fee, ₦206.25')
  expect(words.text).not.toContain('commission')
  const all = ofDeal({ escrow_fee: 0, commission_minor: 41_250 })
  expect(confirmWords('approve', all, 'buyer', NOW).text).not.toContain('the escrow fee of')
})

it('shows what was bought of the catalogue as it did', () => {
  shown(sampleTransaction())
  expect(screen.queryByText(/By a deal/)).toBeNull()
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('indigo'))
})
