import { lagosDayOf } from '../../contract/lagos-day'
import { millisOf } from '../../contract/time'
import { changesSales, salesChangeOf } from '../../domain/sales/sales-change'
import { commitOnce } from '../../store/commit'
import { newBatch } from '../../store/firestore'
import { readChain } from '../../store/ledger'
import { addSalesChange } from '../../store/sales-days'
import { readEvent, readTransaction } from '../../store/transactions'
import { countSale } from '../../store/vendor-sales'

/**
 * Adds an event to the vendor's figures, on the day in Lagos on which it happened. A mark of the
 * event is made in the same commit, so that it is counted once however often it is delivered.
 */
export const countSales = async (transaction_id: string, event_id: string): Promise<void> => {
  const event = await readEvent(transaction_id, event_id)
  if (!event || !changesSales(event)) return
  const [kept, entries] = await Promise.all([
    readTransaction(transaction_id),
    readChain(transaction_id),
  ])
  const change = kept && salesChangeOf(event, kept.data, entries)
  if (!change) return
  const batch = newBatch()
  const day = lagosDayOf(millisOf(event.at))
  addSalesChange(batch, { event, transaction: kept.data, day, change })
  if (change.completed > 0) countSale(batch, kept.data.vendor_id)
  await commitOnce(batch)
}
