import { AppError } from '../../../contract/api/errors'
import type { ProductStock, VariantStock } from '../../../contract/entities/catalog/product-stock'
import type { StockCounts, StockMovement } from '../../orders/transaction/decision'

export const NO_STOCK: VariantStock = { available: 0, reserved: 0, sold: 0 }

const COUNTS = [
  'available',
  'reserved',
  'sold',
  'missing',
  'unproven',
] as const satisfies readonly (keyof StockCounts)[]

/** A count that never changed, of those that a variant may lack, stays absent. */
const added = <Counts extends StockCounts>(counts: Counts, move: StockCounts): Counts => {
  const sum = { ...counts }
  for (const name of COUNTS) {
    const change = move[name] ?? 0
    if (change !== 0) sum[name] = (sum[name] ?? 0) + change
  }
  return sum
}

/** Adds up the movements of each variant, in the order in which they come first. */
export const sumMovements = (moves: readonly StockMovement[]): StockMovement[] => {
  const sums = new Map<string, StockMovement>()
  for (const move of moves) {
    const before = sums.get(move.variant_id)
    sums.set(move.variant_id, before ? added(before, move) : move)
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
    after[variant_id] = added(after[variant_id] ?? NO_STOCK, move)
  }
  const moved = { ...stock, variants: after }
  requireCounts(moved, { ...stock, variants })
  return moved
}

/** The variants of which a count is below zero, as only writes that read no stock can leave it. */
export const brokenVariants = ({ variants }: ProductStock): string[] =>
  Object.entries(variants).flatMap(([id, counts]) =>
    COUNTS.some((name) => (counts[name] ?? 0) < 0) ? id : [],
  )

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
    const below = COUNTS.find((name) => (counts[name] ?? 0) < Math.min(0, was[name] ?? 0))
    if (below === 'available') {
      throw new AppError('product/out-of-stock', { available_items: Math.max(0, was.available) })
    }
    if (below) throw new Error(`${below} of ${id} of product ${product_id} would be below zero`)
  }
}
