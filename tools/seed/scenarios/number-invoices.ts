import type { InvoiceCounter } from '../../../functions/src/db/money/invoice-counters'
import { groupBy } from '../../../functions/src/domain/ledger/invariant'
import type { PlayedScenario } from './play-scenario'

const soldAt = ({ made }: PlayedScenario): number | undefined =>
  made.find(
    ({ decision: { event } }) => event.action === 'payment_confirmed' && event.from === 'pending',
  )?.now

/**
 * Gives every paid sale its store's next invoice number, by time of payment, and returns each
 * store's counter.
 */
export const numberInvoices = (
  played: readonly PlayedScenario[],
): { played: PlayedScenario[]; counters: InvoiceCounter[] } => {
  const sold = played
    .filter((one) => soldAt(one) !== undefined)
    .sort((a, b) => (soldAt(a) ?? 0) - (soldAt(b) ?? 0))
  const byVendor = groupBy(sold, ({ transaction }) => transaction.vendor_id)
  return {
    played: played.map((one) => {
      const index = byVendor.get(one.transaction.vendor_id)?.indexOf(one) ?? -1
      const invoice_number = index < 0 ? null : index + 1
      return { ...one, transaction: { ...one.transaction, invoice_number } }
    }),
    counters: [...byVendor].map(([vendor_id, own]) => ({ vendor_id, last: own.length })),
  }
}
