import type { InvoiceCounter } from '../../../functions/src/db/money/invoice-counters'
import type { PlayedScenario } from './play-scenario'

const paidAt = ({ made }: PlayedScenario): number | undefined =>
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
  const last = new Map<string, number>()
  const numbers = new Map<PlayedScenario, number>()
  const paid = played.flatMap((one) => {
    const at = paidAt(one)
    return at === undefined ? [] : [{ one, at }]
  })
  for (const { one } of paid.sort((a, b) => a.at - b.at)) {
    const { vendor_id } = one.transaction
    const number = (last.get(vendor_id) ?? 0) + 1
    last.set(vendor_id, number)
    numbers.set(one, number)
  }
  return {
    played: played.map((one) => ({
      ...one,
      transaction: { ...one.transaction, invoice_number: numbers.get(one) ?? null },
    })),
    counters: [...last].map(([vendor_id, number]) => ({ vendor_id, last: number })),
  }
}
