import type { ProductStock, VariantStock } from '../../../contract/entities/catalog/product-stock'

/** All units of a variant, wherever they are now. */
export const unitsOf = ({ available, reserved, sold, missing = 0 }: VariantStock): number =>
  available + reserved + sold + missing

/**
 * Keeps how many units were ever stocked: orders only move units, so that it changes by what a vendor
 * adds or takes away. A variant from before it was kept begins with the units that it had.
 * @param before the stock as it was read
 */
export const withStocked = (
  stock: ProductStock,
  before: ProductStock | undefined,
): ProductStock => ({
  ...stock,
  variants: Object.fromEntries(
    Object.entries(stock.variants).map(([id, counts]) => {
      const was = before?.variants[id]
      const known = was ? (was.stocked ?? unitsOf(was)) - unitsOf(was) : 0
      return [id, { ...counts, stocked: known + unitsOf(counts) }]
    }),
  ),
})
