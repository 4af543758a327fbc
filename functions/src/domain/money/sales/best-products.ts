import type { SalesDay, SoldProduct } from '../../../contract/entities/money/sales'

type Sold = SoldProduct & { product_id: string }

/** The products with the highest sales over these days, at most `most`. */
export const bestProducts = (days: readonly Pick<SalesDay, 'products'>[], max: number): Sold[] => {
  const sold = new Map<string, Sold>()
  for (const { products } of days) {
    for (const [product_id, { name, items, gross_minor }] of Object.entries(products ?? {})) {
      const known = sold.get(product_id)
      sold.set(product_id, {
        product_id,
        name,
        items: (known?.items ?? 0) + items,
        gross_minor: (known?.gross_minor ?? 0) + gross_minor,
      })
    }
  }
  return [...sold.values()]
    .sort((a, b) => b.gross_minor - a.gross_minor || a.product_id.localeCompare(b.product_id))
    .slice(0, max)
}
