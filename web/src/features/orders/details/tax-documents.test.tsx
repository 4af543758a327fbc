import type { TaxDocument } from '@contract/entities/money/tax-document'
import type { Transaction } from '@contract/entities/orders/transaction'
import { timestampFromMillis } from '@contract/time'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { sampleTransaction } from '../testing/sample'
import { MoneyStatement } from './money-statement'
import { TaxDocuments } from './tax-documents'

const plain = { ...sampleTransaction(), escrow_fee: 35_000 }
const taxed = { ...plain, vat: { rate_bps: 750, due: 'charge' as const } }

const receipt: TaxDocument = {
  id: 't-0002',
  type: 'receipt',
  to: 'buyer',
  number: 'R-2026-000007',
  year: 2026,
  sequence: 7,
  purchaser_id: plain.buyer_id,
  purchaser_name: null,
  supplier: {
    name: 'Oja Limited',
    address: '12 Broad St',
    tin: '12345678-0001',
    rc_number: 'RC1234',
  },
  transaction_id: plain.id,
  invoice_id: plain.invoice_id,
  credits: null,
  month: '2026-01',
  supplied_at: timestampFromMillis(Date.UTC(2026, 0, 31)),
  currency: 'NGN',
  gross_minor: 35_000,
  net_minor: 32_558,
  vat_minor: 2_442,
  rate_bps: 750,
  line_count: 1,
}

const showOf = (transaction: Transaction) =>
  show(
    <>
      <MoneyStatement transaction={transaction} party="buyer" />
      <TaxDocuments transaction={transaction} />
    </>,
  )

it('says nothing of VAT, and asks for nothing, where there is none', () => {
  showOf(plain)
  expect(screen.queryByText(/VAT/)).toBeNull()
  expect(api.calls()).toEqual([])
})

it('shows the VAT inside of the fee, and the receipt with its fields', async () => {
  api.answers('transactions.taxDocuments', { documents: [receipt] })
  showOf(taxed)
  expect(screen.getByText('VAT inside of it, 7.5%')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'VAT receipt R-2026-000007' })).toBeVisible()
  for (const text of ['12345678-0001', 'RC1234', '₦325.58', plain.customer_details.name]) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  }
})

it('names the receipt that a credit note credits', async () => {
  const credit = { ...receipt, id: 'c', type: 'credit_note', number: 'C-2026-000001' } as const
  api.answers('transactions.taxDocuments', {
    documents: [receipt, { ...credit, credits: receipt.number }],
  })
  showOf(taxed)
  expect(await screen.findByRole('heading', { name: 'Credit note C-2026-000001' })).toBeVisible()
  expect(screen.getByText(receipt.number)).toBeVisible()
})

it('says when the receipt comes, if VAT is due at the release', async () => {
  api.answers('transactions.taxDocuments', { documents: [] })
  const held = { ...taxed.money, held_minor: 1 }
  showOf({ ...taxed, money: held, vat: { rate_bps: 750, due: 'release' } })
  expect(await screen.findByText(/comes once the purchase is completed/)).toBeVisible()
})
