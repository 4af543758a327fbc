import { clearSalesDays } from '../../../db/money/sales-days'
import { clearSalesCount } from '../../../db/money/vendor-sales'
import {
  readEvents,
  readTransaction,
  transactionIdsOfVendor,
} from '../../../db/orders/transactions'
import { countSales } from './count-sales'

/**
 * Recounts a store's figures from its transactions' events and ledger entries. A sale made
 * meanwhile may be missed: `reconcile` reports it, and another recount fixes it. Returns the number
 * of transactions.
 */
export const recountSales = async (vendor_id: string): Promise<number> => {
  await clearSalesDays(vendor_id)
  await clearSalesCount(vendor_id)
  const ids = await transactionIdsOfVendor(vendor_id)
  for (const id of ids) {
    const [stored, events] = await Promise.all([readTransaction(id), readEvents(id)])
    if (!stored) continue
    for (const event of events) await countSales(stored.data, event)
  }
  return ids.length
}
