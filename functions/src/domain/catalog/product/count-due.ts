import type { StoredCategory } from '../../../contract/entities/catalog/category'
import { millisOf } from '../../../contract/time'

/** One read counts this many documents. */
const COUNTED_BY_A_READ = 1_000
const MS_A_PRODUCT = 60

/**
 * Whether a category is counted again because a product of it changed. A small one always is. The
 * more a count costs, the longer it is kept: whatever its size, a category costs a read a minute.
 * @param now epoch milliseconds
 */
export const isCountDue = (
  stored: Pick<StoredCategory, 'product_count' | 'counted_at'> | undefined,
  now: number,
): boolean => {
  if (!stored?.counted_at || stored.product_count < COUNTED_BY_A_READ) return true
  // The suite's clock can go back.
  const age_ms = Math.abs(now - millisOf(stored.counted_at))
  return age_ms >= stored.product_count * MS_A_PRODUCT
}
