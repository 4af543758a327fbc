import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VendorInvoice } from '../../../functions/src/contract/api/money/wallet'
import { accounts } from '../../../functions/src/contract/entities/money/ledger'
import type {
  TaxDocument,
  TaxDocumentLine,
} from '../../../functions/src/contract/entities/money/tax-document'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { vatInside } from '../../../functions/src/contract/escrow/vat'
import { lagosDayOf, lagosMonthOf } from '../../../functions/src/contract/lagos-day'
import { DAY_MS } from '../../../functions/src/contract/time'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { readChain } from '../../../functions/src/db/money/ledger'
import { balanceOf } from '../../../functions/src/domain/money/ledger/balance'
import { monthRange } from '../../../functions/src/domain/money/ledger/month-books'
import type { TaxRecord } from '../../../functions/src/domain/money/tax/tax-record'
import { closeMonth, readBooks } from '../../../functions/src/usecases/money/ledger/month-books'
import { issueTaxDocument } from '../../../functions/src/usecases/money/tax/issue-tax-document'
import { setTax, showTax } from '../../../functions/src/usecases/money/tax/tax-settings'
import { type Person, signUpOperator } from '../../support/people'
import { expectTaxAgreement, SUPPLIER } from '../../support/tax'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

const AT_ONCE = 12
const BY = { operator: 'ops@oja.example', reason: 'the accountant says so' }

let testApi: TestApi
let buyer: Person
let vendor: Person
let owner: Person

beforeAll(async () => {
  testApi = await openTestApi()
  buyer = await testApi.buyer()
  vendor = await testApi.vendor()
  owner = await signUpOperator(testApi.deps, 'owner')
})
afterAll(() => testApi.close())

const today = () => lagosDayOf(testApi.clock())
const thisMonth = () => lagosMonthOf(testApi.clock())
/** The months that were passed through, the first first. */
const months: string[] = []
/** Goes to the sixth day of the next month. */
const nextMonth = () => {
  months.push(thisMonth())
  testApi.passTime(monthRange(thisMonth()).until + 5 * DAY_MS - testApi.clock())
}
const register = (vat_registered: boolean, more: object = {}, as = owner) =>
  testApi.call('POST', '/console/tax', {
    as,
    body: { vat_registered, from: today(), supplier: SUPPLIER, reason: BY.reason, ...more },
  })
const documentsOf = async ({ id }: { id: string }, as = buyer): Promise<TaxDocument[]> => {
  const path = `/transactions/${id}/tax-documents`
  return (await testApi.call<{ documents: TaxDocument[] }>('GET', path, { as })).data.documents
}
const invoicesOf = async (as: Person): Promise<VendorInvoice[]> =>
  (await testApi.call<{ documents: VendorInvoice[] }>('GET', '/vendors/invoices', { as })).data
    .documents
const balanceIn = async ({ id }: { id: string }, account: string) =>
  balanceOf(await readChain(id), account)
const bought = async (from = vendor, by = buyer): Promise<Transaction> =>
  testApi.paid(by, await testApi.product(from))

describe('while nobody is registered', () => {
  test('there is no VAT in entries, documents, books and invoices', async () => {
    const [approved, declined] = [await bought(), await bought()]
    await testApi.done(buyer, approved, 'approve')
    await testApi.done(vendor, declined, 'decline')
    await testApi.drain()
    for (const order of [approved, declined]) {
      expect((await testApi.read(order)).vat).toBeUndefined()
      expect((await readChain(order.id)).map(({ kind }) => kind)).not.toContain('vat')
      expect(await documentsOf(order)).toEqual([])
    }
    expect(await invoicesOf(vendor)).toEqual([])
    const { vat, closing, files } = await readBooks(thisMonth())
    expect(vat).toEqual({ document_count: 0, charged_minor: 0, credited_minor: 0, due_minor: 0 })
    expect(Object.keys(closing).filter((account) => account.includes('vat'))).toEqual([])
    expect([files.vat.rows, files['vat-documents'].rows]).toEqual([[], []])
    await expectTaxAgreement()
  })
})

describe('the registration', () => {
  test('is the owner’s alone, with a reason, who issues documents and no day that is over', async () => {
    const money = await signUpOperator(testApi.deps, 'money')
    expect((await register(true, {}, money)).status).toBe(403)
    expect((await register(true, {}, buyer)).status).toBe(404)
    expect((await register(true, { reason: '' })).status).toBe(400)
    expect((await register(true, { supplier: { ...SUPPLIER, tin: '1' } })).status).toBe(400)
    expect(codeOf(await register(true, { supplier: undefined }))).toBe('operator/refused')
    const over = lagosDayOf(testApi.clock() - DAY_MS)
    expect(codeOf(await register(true, { from: over }))).toBe('operator/refused')
    expect(await showTax(testApi.deps)).toMatchObject({ periods: [], supplier: null })
  })

  test('changes nothing that is paid already, and is in the audit log (case 65)', async () => {
    const before = await bought()
    const shown = await register(true)
    expect(shown.status).toBe(200)
    expect(shown.data).toMatchObject({ now: { vat_registered: true }, held_orders: 1 })
    const [decision] = await readOpsDecisions(1, 'tax')
    expect(decision).toMatchObject({ action: 'set-tax', operator: owner.uid, reason: BY.reason })
    const after = await bought()
    expect(after.vat).toEqual({ rate_bps: 750, due: 'charge' })

    // Another rate and then none: what was paid keeps its own.
    await register(true, { rate_bps: 1_000 })
    const dearer = await bought()
    await register(false)
    for (const order of [before, after, dearer]) await testApi.done(buyer, order, 'approve')
    await testApi.drain()
    expect(await documentsOf(before)).toEqual([])
    expect(await documentsOf(after)).toMatchObject([
      { type: 'receipt', rate_bps: 750, vat_minor: vatInside(after.escrow_fee, 750) },
    ])
    expect(await documentsOf(dearer)).toMatchObject([
      { rate_bps: 1_000, vat_minor: vatInside(dearer.escrow_fee, 1_000) },
    ])
    expect((await bought()).vat).toBeUndefined()
    await expectTaxAgreement()
  })
})

describe('with VAT', () => {
  beforeAll(async () => {
    nextMonth()
    await setTax(
      testApi.deps,
      { vat_registered: true, from: today(), rate_bps: 750, due: 'charge', supplier: SUPPLIER },
      BY,
    )
  })

  test('receipt, ledger and books agree to the kobo, and only the buyer reads the receipt', async () => {
    const order = await bought()
    await testApi.drain()
    const [receipt] = await documentsOf(order)
    const vat_minor = vatInside(order.escrow_fee, 750)
    expect(receipt).toMatchObject({
      type: 'receipt',
      supplier: SUPPLIER,
      purchaser_id: buyer.uid,
      invoice_id: order.invoice_id,
      gross_minor: order.escrow_fee,
      net_minor: order.escrow_fee - vat_minor,
      vat_minor,
      rate_bps: 750,
    })
    expect(await balanceIn(order, accounts.vatPayable)).toBe(vat_minor)
    const books = await readBooks(thisMonth())
    expect(books.problems).toEqual([])
    const { opening, closing } = books
    const key = 'vat_payable NGN'
    expect(books.vat.due_minor).toBe((closing[key] ?? 0) - (opening[key] ?? 0))
    expect(books.csv['vat-documents']).toContain(receipt?.number)
    expect(await documentsOf(order, vendor)).toEqual([])
    const path = `/transactions/${order.id}/tax-documents`
    expect((await testApi.call('GET', path, { as: await testApi.buyer() })).status).toBe(404)
    await testApi.done(buyer, order, 'approve')
    await testApi.drain()
    expect(await documentsOf(order)).toHaveLength(1)
  })

  test('many paid at once are numbered without a gap, and a task that runs twice takes no number', async () => {
    const store = await testApi.vendor()
    const product = await testApi.product(store, { available_items: AT_ONCE })
    const buyers = await Promise.all(Array.from({ length: AT_ONCE }, () => testApi.buyer()))
    const orders = await Promise.all(buyers.map((person) => testApi.paid(person, product)))
    await testApi.drain()
    const receipts = (
      await Promise.all(orders.map((order, index) => documentsOf(order, buyers[index] ?? buyer)))
    ).flat()
    expect(new Set(receipts.map(({ number }) => number)).size).toBe(AT_ONCE)
    const [order] = orders
    const [receipt] = receipts
    if (!order || !receipt) throw new Error('no receipt')
    const { gross_minor, vat_minor, rate_bps } = receipt
    const line = { supply: 'protection', gross_minor, vat_minor, rate_bps } as const
    const event_id = receipt.id.slice(order.id.length + 1)
    const again = { transaction: order, event_id, at: receipt.supplied_at, line }
    const done = await Promise.all([1, 2, 3].map(() => issueTaxDocument(testApi.deps, again)))
    expect(done).toEqual([true, true, true])
    await expectTaxAgreement()
  })

  test('what a vendor pays is on its invoice of the month, which ends with the month', async () => {
    const store = await testApi.vendor()
    const orders = [await bought(store), await bought(store)]
    for (const order of orders) await testApi.done(store, order, 'decline')
    await testApi.drain()
    const [invoice, ...others] = await invoicesOf(store)
    if (!invoice) throw new Error('no invoice')
    expect(others).toEqual([])
    const costs = await Promise.all(
      orders.map(async (order) => (await testApi.read(order)).money.failed_sale_cost_minor ?? 0),
    )
    const vat_minor = costs.reduce((sum, cost) => sum + vatInside(cost, 750), 0)
    expect(invoice).toMatchObject({
      type: 'invoice',
      month: thisMonth(),
      gross_minor: costs.reduce((sum, cost) => sum + cost, 0),
      vat_minor,
      line_count: 2,
      is_final: false,
    })
    type Shown = { document: VendorInvoice; lines: TaxDocumentLine[] }
    const path = `/vendors/invoices/${invoice.id}`
    const shown = (await testApi.call<Shown>('GET', path, { as: store })).data
    expect(shown.lines.map(({ gross_minor }) => gross_minor)).toEqual(costs)
    expect((await testApi.call('GET', path, { as: vendor })).status).toBe(404)
    nextMonth()
    expect(await invoicesOf(store)).toMatchObject([{ id: invoice.id, is_final: true }])
  })

  test('a refund of last month is a credit note of this one, and its books stay (case 66)', async () => {
    const order = await bought()
    await testApi.drain()
    const month = thisMonth()
    nextMonth()
    for (const earlier of months.filter((one) => one <= month)) {
      await closeMonth(testApi.deps, earlier, BY)
    }
    const before = await readBooks(month)
    expect(before.problems).toEqual([])
    const declined = await testApi.done(vendor, order, 'decline')
    await testApi.drain()
    const [receipt, credit] = await documentsOf(order)
    expect([receipt?.month, credit?.month]).toEqual([month, thisMonth()])
    expect(credit).toMatchObject({
      type: 'credit_note',
      credits: receipt?.number,
      gross_minor: receipt?.gross_minor,
      vat_minor: receipt?.vat_minor,
    })
    const after = await readBooks(month)
    expect([after.digests, after.problems]).toEqual([before.digests, []])
    const cost = declined.money.failed_sale_cost_minor ?? 0
    const now = await readBooks(thisMonth())
    expect(now.problems).toEqual([])
    expect(now.vat).toMatchObject({
      credited_minor: receipt?.vat_minor,
      charged_minor: vatInside(cost, 750),
    })
    expect(await balanceIn(order, accounts.vatPayable)).toBe(vatInside(cost, 750))
    await expectTaxAgreement()
  })

  test('documents go to electronic invoicing where it is on, a vendor’s once its month is over', async () => {
    const records: TaxRecord[] = []
    testApi.deps.eInvoicing = {
      submit: async (record) => {
        records.push(record)
        return { reference: `ref-${record.ID}` }
      },
    }
    const store = await testApi.vendor()
    const order = await bought(store)
    await testApi.done(store, order, 'decline')
    await testApi.drain()
    const [receipt, credit] = await documentsOf(order)
    const recordOf = (number = '') => records.find(({ ID }) => ID === number)
    expect(recordOf(receipt?.number)?.InvoiceTypeCode).toBe('380')
    expect(recordOf(credit?.number)?.BillingReference?.InvoiceDocumentReference.ID).toBe(
      receipt?.number,
    )
    const [invoice] = await invoicesOf(store)
    expect(recordOf(invoice?.number)).toBeUndefined()
    nextMonth()
    await testApi.drain()
    expect(recordOf(invoice?.number)?.InvoiceLine).toHaveLength(1)
    delete testApi.deps.eInvoicing
  })
})

test('due at the release, VAT waits with the fee and has no document before', async () => {
  await setTax(
    testApi.deps,
    { vat_registered: true, from: today(), rate_bps: 750, due: 'release', supplier: SUPPLIER },
    BY,
  )
  const [sold, declined] = [await bought(), await bought()]
  await testApi.drain()
  const deferred = await balanceIn(sold, accounts.vatDeferred)
  expect(deferred).toBe(vatInside(sold.escrow_fee, 750))
  expect(await documentsOf(sold)).toEqual([])
  await testApi.done(buyer, sold, 'approve')
  await testApi.done(vendor, declined, 'decline')
  await testApi.drain()
  expect(await documentsOf(sold)).toMatchObject([{ type: 'receipt' }])
  expect(await documentsOf(declined)).toEqual([])
  for (const order of [sold, declined]) {
    expect(await balanceIn(order, accounts.vatDeferred)).toBe(0)
  }
  await expectTaxAgreement()
})
