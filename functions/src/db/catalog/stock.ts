import type { Product } from '../../contract/entities/product'
import { COLLECTIONS } from '../../contract/paths'
import { timestampFromMillis } from '../../contract/time'
import type { StockMovement } from '../../domain/transaction/decision'
import { type Batch, collectionOf, fieldsOf, plus, type Versioned } from '../firestore'

const products = () => collectionOf<Product>(COLLECTIONS.products)

/**
 * Moves units between a product's counters. `expected` adds a precondition for a movement that may
 * find too few units, and the time (epoch ms) until which it reserves them; other movements only
 * return units. `now` is in epoch ms and sets `updated_at`, by which the search finds changes.
 */
export const moveStock = (
  batch: Batch,
  product_id: string,
  move: StockMovement,
  now: number,
  expected?: { product: Versioned<Product>; held_until: number | null },
): void => {
  const held_until = expected?.held_until ?? null
  const fields = fieldsOf<Product>({
    available_items: plus(move.available),
    reserved_items: plus(move.reserved),
    sold_items: plus(move.sold),
    sales_count: plus(move.sold),
    updated_at: timestampFromMillis(now),
    ...(held_until !== null && { held_until: timestampFromMillis(held_until) }),
  })
  const ref = products().doc(product_id)
  if (expected) batch.update(ref, fields, { lastUpdateTime: expected.product.updated })
  else batch.update(ref, fields)
}
