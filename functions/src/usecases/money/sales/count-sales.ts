import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { TransactionEvent } from '../../../contract/entities/orders/transaction-parts'
import { lagosDayOf } from '../../../contract/lagos-day'
import { millisOf } from '../../../contract/time'
import { commitOnce } from '../../../db/commit'
import { newBatch } from '../../../db/firestore'
import { readChain } from '../../../db/money/ledger'
import { addSalesChange } from '../../../db/money/sales-days'
import { countSale } from '../../../db/money/vendor-sales'
import { changesSales, salesChangeOf } from '../../../domain/money/sales/sales-change'

/**
 * Adds an event to the vendor's figures, on its day in Lagos. The same commit records the event, so
 * a repeated delivery is counted once.
 */
export const countSales = async (
  transaction: Transaction,
  event: TransactionEvent,
): Promise<void> => {
  if (!changesSales(event)) return
  const change = salesChangeOf(event, transaction, await readChain(transaction.id))
  if (!change) return
  const batch = newBatch()
  const day = lagosDayOf(millisOf(event.at))
  addSalesChange(batch, { event, transaction, day, change })
  if (change.completed > 0) countSale(batch, transaction.vendor_id)
  await commitOnce(batch)
}
