import { COLLECTIONS } from '../../functions/src/contract/paths'
import { collectionOf } from '../../functions/src/db/firestore'
import type { InvoiceCounter } from '../../functions/src/db/money/invoice-counters'
import { type Finding, groupBy } from '../../functions/src/domain/ledger/invariant'
import type { AuditState } from './audit-state'

export const readInvoiceCounters = async (): Promise<InvoiceCounter[]> => {
  const { docs } = await collectionOf<InvoiceCounter>(COLLECTIONS.invoiceCounters).get()
  return docs.map((document) => document.data())
}

/**
 * Finds paid sales of a vendor that are not numbered 1, 2, 3 and so on, up to the counter's value.
 */
export const invoiceFindings = (
  { transactions, events }: Pick<AuditState, 'transactions' | 'events'>,
  counters: readonly InvoiceCounter[],
) => {
  const sold = new Set(
    events
      .filter(({ action, from }) => action === 'payment_confirmed' && from === 'pending')
      .map(({ transaction_id }) => transaction_id),
  )
  const unnumbered = transactions.flatMap(({ id, invoice_number }): Finding[] => {
    if (sold.has(id) === (invoice_number !== null)) return []
    const problem = sold.has(id) ? 'a paid sale has no invoice number' : 'numbered but never paid'
    return [{ id, problem }]
  })
  const byVendor = groupBy(transactions, ({ vendor_id }) => vendor_id)
  const lastOf = new Map(counters.map(({ vendor_id, last }) => [vendor_id, last]))
  const vendors = [...new Set([...byVendor.keys(), ...lastOf.keys()])]
  const broken = vendors.flatMap((vendor_id): Finding[] => {
    const numbers = (byVendor.get(vendor_id) ?? [])
      .flatMap(({ invoice_number }) => invoice_number ?? [])
      .sort((a, b) => a - b)
    const wrong = numbers.findIndex((number, index) => number !== index + 1)
    if (wrong >= 0) {
      return [{ id: vendor_id, problem: `invoice ${wrong + 1} is missing or there twice` }]
    }
    const last = lastOf.get(vendor_id) ?? 0
    if (last === numbers.length) return []
    return [{ id: vendor_id, problem: `${numbers.length} invoices, the counter says ${last}` }]
  })
  return { checked: sold.size + vendors.length, findings: [...unnumbered, ...broken] }
}
