import type { SoldProduct } from '../../../contract/entities/money/sales'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { dealOf } from '../../../contract/orders/deal-of'

/**
 * What each product sold in an order as it was paid, by product: the goods without delivery. Units
 * that the vendor didn't have count here, and as a refund later. A deal is no product.
 */
export const soldProductsOf = ({
  items,
  partial,
  source,
}: Pick<Transaction, 'items' | 'partial' | 'source'>): Map<string, SoldProduct> => {
  const sold = new Map<string, SoldProduct>()
  if (dealOf({ source })) return sold
  for (const { product_id, title, quantity, unit_price } of [
    ...items,
    ...(partial?.missing ?? []),
  ]) {
    const known = sold.get(product_id)
    sold.set(product_id, {
      name: title,
      items: (known?.items ?? 0) + quantity,
      gross_minor: (known?.gross_minor ?? 0) + unit_price * quantity,
    })
  }
  return sold
}
