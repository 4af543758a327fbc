import { readEvents, transactionIdsOfVendor } from '../../db/orders/transactions'
import { clearSalesDays } from '../../db/vendors/sales-days'
import { clearSalesCount } from '../../db/vendors/vendor-sales'
import { countSales } from './count-sales'

/**
 * Counts a store's figures afresh from its transactions' events and ledger entries. A sale that
 * comes in between may be missed: reconcile says so, and counting again mends it. Gives how many
 * transactions there were.
 */
export const recountSales = async (vendor_id: string): Promise<number> => {
  await clearSalesDays(vendor_id)
  await clearSalesCount(vendor_id)
  const ids = await transactionIdsOfVendor(vendor_id)
  for (const id of ids) {
    for (const event of await readEvents(id)) await countSales(id, event.id)
  }
  return ids.length
}
