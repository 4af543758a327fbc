import type { Deal } from '../../../contract/entities/orders/deal'
import { recountStock, type Sale, soldUnits } from '../../catalog/product/recount-stock'
import { usesOf } from '../checkout/deal-goods'

/**
 * The uses of a deal as its purchases say: reserved are those of unpaid ones, sold at least those that
 * buyers have. What its seller turned out not to have stays sold.
 * @param sales all orders of its seller
 */
export const recountUses = (
  deal: Deal,
  sales: readonly Sale[],
): Pick<Deal, 'reserved' | 'sold'> => {
  const counted = recountStock(usesOf(deal), sales).variants[deal.id]
  const { reserved, sold } = counted ?? deal
  return { reserved, sold: Math.max(sold, soldUnits(sales, deal.id)) }
}
