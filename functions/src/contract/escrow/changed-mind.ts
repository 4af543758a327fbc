import { goodsIdOf } from '../catalog/variants'
import type { ReturnLine } from '../entities/orders/return'
import type { Transaction } from '../entities/orders/transaction'
import { DAY_MS, millisOf } from '../time'

/**
 * Until when the store takes these units back for a changed mind, in epoch milliseconds; null if it
 * doesn't, or not what is among them. Never longer than the money is held.
 */
export const changedMindUntil = (
  { items, shipment, return_policy }: Pick<Transaction, 'items' | 'shipment' | 'return_policy'>,
  lines: readonly Pick<ReturnLine, 'product_id' | 'variant_id'>[],
): number | null => {
  const { changed_mind_days: days = 0 } = return_policy ?? {}
  const delivered_at = shipment?.delivered_at
  const isFinal = items.some(
    (item) => item.is_final && lines.some((line) => goodsIdOf(line) === goodsIdOf(item)),
  )
  if (days === 0 || !delivered_at || isFinal) return null
  return millisOf(delivered_at) + days * DAY_MS
}
