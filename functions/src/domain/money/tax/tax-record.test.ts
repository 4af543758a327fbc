import { expect, test } from 'vitest'
import { timestampFromMillis } from '../../../contract/time'
import { opened, START } from '../../orders/transaction/testing/sample'
import { documentIdOf, lineOf, newTaxDocument, type Supplied, withLine } from './documents'
import { taxRecordOf } from './tax-record'

const SUPPLIER = {
  name: 'Oja Limited',
  address: '12 Broad Street, Lagos',
  tin: '12345678-0001',
  rc_number: 'RC123456',
}
const supplied = (line: Partial<Supplied['line']>): Supplied => ({
  transaction: opened().transaction,
  event_id: '0002-payment_confirmed',
  at: timestampFromMillis(START),
  line: { supply: 'protection', gross_minor: 35_000, vat_minor: 2_442, rate_bps: 750, ...line },
})
const none = { credits: null, purchaser_name: null }

test('a receipt has both parties, its date, net, VAT and rate', () => {
  const document = newTaxDocument(supplied({}), { sequence: 7, supplier: SUPPLIER }, none)
  expect(document).toMatchObject({
    type: 'receipt',
    to: 'buyer',
    number: 'R-2026-000007',
    purchaser_id: 'buyer-uid',
    month: '2026-01',
    gross_minor: 35_000,
    net_minor: 32_558,
    vat_minor: 2_442,
  })
  const record = taxRecordOf(document, 'Ngozi Eze', [])
  expect(record).toMatchObject({
    ID: 'R-2026-000007',
    IssueDate: '2026-01-31',
    InvoiceTypeCode: '380',
    AccountingSupplierParty: {
      Party: {
        PartyTaxScheme: { CompanyID: SUPPLIER.tin },
        PartyLegalEntity: { CompanyID: SUPPLIER.rc_number },
      },
    },
    AccountingCustomerParty: { Party: { PartyName: 'Ngozi Eze' } },
    TaxTotal: {
      TaxAmount: { currencyID: 'NGN', value: '24.42' },
      TaxSubtotal: [{ TaxCategory: { Percent: 7.5 } }],
    },
    LegalMonetaryTotal: {
      TaxExclusiveAmount: { value: '325.58' },
      TaxInclusiveAmount: { value: '350.00' },
    },
  })
  expect(record.InvoiceLine).toHaveLength(1)
  expect(record.BillingReference).toBeUndefined()
})

test('a credit note has amounts above zero and names its receipt', () => {
  const back = supplied({ gross_minor: -35_000, vat_minor: -2_442 })
  const document = newTaxDocument(
    back,
    { sequence: 1, supplier: SUPPLIER },
    { ...none, credits: 'R-2026-000007' },
  )
  expect(document).toMatchObject({ type: 'credit_note', number: 'C-2026-000001', vat_minor: 2_442 })
  expect(taxRecordOf(document, 'Ngozi Eze', [])).toMatchObject({
    InvoiceTypeCode: '381',
    BillingReference: { InvoiceDocumentReference: { ID: 'R-2026-000007' } },
  })
})

test('a vendor has one invoice of a month and a rate, which its lines sum to', () => {
  const first = supplied({ supply: 'commission', gross_minor: 50_000, vat_minor: 3_488 })
  const second = supplied({ supply: 'failed_sale_cost', gross_minor: 25_525, vat_minor: 1_781 })
  expect(documentIdOf(first)).toBe(documentIdOf(second))
  const other = supplied({ supply: 'commission', gross_minor: 1, vat_minor: 0, rate_bps: 1_000 })
  expect(documentIdOf(other)).not.toBe(documentIdOf(first))
  const named = { credits: null, purchaser_name: 'Adire Works (Tunde Bello)' }
  const opening = newTaxDocument(first, { sequence: 1, supplier: SUPPLIER }, named)
  const document = { ...opening, ...withLine(opening, second) }
  expect(document).toMatchObject({
    type: 'invoice',
    to: 'vendor',
    transaction_id: null,
    gross_minor: 75_525,
    net_minor: 70_256,
    vat_minor: 5_269,
    line_count: 2,
  })
  const record = taxRecordOf(document, 'Adire Works (Tunde Bello)', [lineOf(first), lineOf(second)])
  expect(record.InvoicePeriod).toEqual({ DescriptionCode: '2026-01' })
  expect(record.InvoiceLine.map(({ Item }) => Item.Name)).toEqual([
    'Commission on goods sold',
    'Payment fee of a sale that failed',
  ])
})
