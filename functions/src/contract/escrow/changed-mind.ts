import { goodsIdOf } from '../catalog/variants'
import type { ReturnLine } from '../entities/orders/return'
import type { Transaction } from '../entities/orders/transaction'
import { DAY_MS, millisOf } from '../time'
import { addedInspectionMs, inspectionMs } from './inspection'

/**
 * Until when the store takes these units back for a changed mind, in epoch milliseconds; null if it
 * doesn't, or not what is among them. Never longer than the money is held, and as much later as
 * disputes made the end of the inspection.
 */
export const changedMindUntil = (
  order: Pick<Transaction, 'items' | 'shipment' | 'return_policy' | 'deadline' | 'extended_at'>,
  lines: readonly Pick<ReturnLine, 'product_id' | 'variant_id'>[],
): number | null => {
  const { items, shipment, return_policy, deadline } = order
  const { changed_mind_days: days = 0 } = return_policy ?? {}
  const delivered_at = shipment?.delivered_at
  const isFinal = items.some(
    (item) => item.is_final && lines.some((line) => goodsIdOf(line) === goodsIdOf(item)),
  )
  if (days === 0 || !delivered_at || isFinal) return null
  const from = millisOf(delivered_at)
  const paused_ms =
    deadline?.effect === 'release_to_vendor'
      ? millisOf(deadline.at) - from - inspectionMs(order) - addedInspectionMs(order)
      : 0
  return from + paused_ms + days * DAY_MS
}
