import { lagosDayOf } from '../../contract/lagos-day'
import { millisOf } from '../../contract/time'
import { commitOnce } from '../../db/commit'
import { newBatch } from '../../db/firestore'
import { readChain } from '../../db/money/ledger'
import { readEvent, readTransaction } from '../../db/orders/transactions'
import { addSalesChange } from '../../db/vendors/sales-days'
import { countSale } from '../../db/vendors/vendor-sales'
import { changesSales, salesChangeOf } from '../../domain/sales/sales-change'

/**
 * Adds an event to the vendor's figures, on its day in Lagos. The same commit records the event, so
 * a repeated delivery is counted once.
 */
export const countSales = async (transaction_id: string, event_id: string): Promise<void> => {
  const event = await readEvent(transaction_id, event_id)
  if (!event || !changesSales(event)) return
  const [stored, entries] = await Promise.all([
    readTransaction(transaction_id),
    readChain(transaction_id),
  ])
  const change = stored && salesChangeOf(event, stored.data, entries)
  if (!change) return
  const batch = newBatch()
  const day = lagosDayOf(millisOf(event.at))
  addSalesChange(batch, { event, transaction: stored.data, day, change })
  if (change.completed > 0) countSale(batch, stored.data.vendor_id)
  await commitOnce(batch)
}
