import { beginsHolding } from '../../functions/src/contract/escrow/holding'
import { type Finding, groupBy } from '../../functions/src/domain/money/ledger/invariant'
import type { AuditState } from './audit-state'

/** What keeps numbers from being 1, 2, 3 and so on, up to the counter's value, if anything does. */
export const numberingFault = (
  noun: 'invoice' | 'document',
  numbers: readonly number[],
  last = 0,
): string | undefined => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const wrong = sorted.findIndex((number, index) => number !== index + 1)
  if (wrong >= 0) return `${noun} ${wrong + 1} is missing or there twice`
  return last === numbers.length
    ? undefined
    : `${numbers.length} ${noun}s, the counter says ${last}`
}

/**
 * Finds paid sales of a vendor that are not numbered 1, 2, 3 and so on, up to the counter's value.
 */
export const invoiceFindings = ({
  transactions,
  events,
  invoice_counters,
}: Pick<AuditState, 'transactions' | 'events' | 'invoice_counters'>) => {
  const sold = new Set(events.filter(beginsHolding).map(({ transaction_id }) => transaction_id))
  const unnumbered = transactions.flatMap(({ id, invoice_number }): Finding[] => {
    if (sold.has(id) === (invoice_number !== null)) return []
    const problem = sold.has(id) ? 'a paid sale has no invoice number' : 'numbered but never paid'
    return [{ id, problem }]
  })
  const byVendor = groupBy(transactions, ({ vendor_id }) => vendor_id)
  const lastOf = new Map(invoice_counters.map(({ vendor_id, last }) => [vendor_id, last]))
  const vendors = [...new Set([...byVendor.keys(), ...lastOf.keys()])]
  const broken = vendors.flatMap((vendor_id): Finding[] => {
    const sales = byVendor.get(vendor_id) ?? []
    const numbers = sales.flatMap(({ invoice_number }) => invoice_number ?? [])
    const problem = numberingFault('invoice', numbers, lastOf.get(vendor_id))
    return problem ? [{ id: vendor_id, problem }] : []
  })
  return { checked: sold.size + vendors.length, findings: [...unnumbered, ...broken] }
}
