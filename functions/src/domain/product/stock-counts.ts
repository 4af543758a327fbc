import { AppError } from '../../contract/api/errors'
import type { ProductStock, VariantStock } from '../../contract/entities/catalog/product-stock'
import type { StockCounts, StockMovement } from '../transaction/decision'

export const NO_STOCK: VariantStock = { available: 0, reserved: 0, sold: 0 }

const COUNTS = ['available', 'reserved', 'sold'] as const satisfies readonly (keyof StockCounts)[]

/** What was missing before and by a movement; absent while nothing is. */
const missingIn = (
  before: Pick<StockCounts, 'missing'> | undefined,
  move: Pick<StockCounts, 'missing'>,
): Pick<StockCounts, 'missing'> => {
  const missing = (before?.missing ?? 0) + (move.missing ?? 0)
  return missing === 0 ? {} : { missing }
}

/** Adds up the movements of each variant, in the order in which they come first. */
export const sumMovements = (moves: readonly StockMovement[]): StockMovement[] => {
  const sums = new Map<string, StockMovement>()
  for (const move of moves) {
    const before = sums.get(move.variant_id)
    const sum = { ...move, ...missingIn(before, move) }
    if (before) for (const name of COUNTS) sum[name] += before[name]
    sums.set(move.variant_id, sum)
  }
  return [...sums.values()]
}

/**
 * Moves units of one product.
 * @throws AppError `product/out-of-stock` if too few are available; Error if another count would be
 * below zero
 */
export const withMoved = (
  { variants, ...stock }: ProductStock,
  moves: readonly StockMovement[],
): ProductStock => {
  const after = { ...variants }
  for (const { variant_id, ...move } of sumMovements(moves)) {
    const before = after[variant_id] ?? NO_STOCK
    const counts = { ...before, ...missingIn(before, move) }
    for (const name of COUNTS) counts[name] += move[name]
    after[variant_id] = counts
  }
  const moved = { ...stock, variants: after }
  requireCounts(moved, { ...stock, variants })
  return moved
}

/**
 * The last guard of every write of whole counts: none gets below zero, whatever led there. One that
 * is below zero already may only rise.
 * @throws AppError `product/out-of-stock` if too few are available; Error for another count
 */
export const requireCounts = (
  { product_id, variants }: ProductStock,
  before: ProductStock | undefined,
): void => {
  for (const [id, counts] of Object.entries(variants)) {
    const was = before?.variants[id] ?? NO_STOCK
    const below = COUNTS.find((name) => counts[name] < Math.min(0, was[name]))
    if (below === 'available') {
      throw new AppError('product/out-of-stock', { available_items: Math.max(0, was.available) })
    }
    if (below) throw new Error(`${below} of ${id} of product ${product_id} would be below zero`)
  }
}
