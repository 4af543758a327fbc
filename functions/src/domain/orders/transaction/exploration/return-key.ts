import { type GoodsReturn, isFault } from '../../../../contract/entities/orders/return'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { endOfLagosDay } from '../../../../contract/lagos-day'
import { ahead, GRAIN_MS, without } from './key-parts'

const linesKey = ({ lines }: GoodsReturn) =>
  lines.map(({ product_id, variant_id, quantity }) => [product_id, variant_id, quantity])

/** What of a return that is over still counts: for the stock, for a bank, and for its second try. */
const closedReturnKey = (back: GoodsReturn, isEnd: boolean) => {
  const { outcome, wish, is_whole, is_sellable, arrived_at, amounts } = back
  const isAgain = outcome === 'second_try'
  return {
    outcome,
    is_whole,
    is_sellable,
    arrived_at: arrived_at !== undefined,
    lines: isAgain || arrived_at ? linesKey(back) : null,
    wish: isAgain ? wish : wish === 'repair',
    amounts: isEnd ? null : amounts,
  }
}

/** A return without what was said and shown of it, and with what is over as a fact alone. */
export const returnKey = ({ return: back, dispute }: Transaction, now: number, isEnd: boolean) => {
  if (!back) return undefined
  if (back.outcome) return closedReturnKey(back, isEnd)
  const { paused, offer, wait, sent, arrived_at, contested_at, agreed_at, dispute: before } = back
  return {
    ...without(back, ['description', 'photo_paths', 'asked_at', 'agreed_by', 'reason']),
    lines: linesKey(back),
    is_fault: isFault(back),
    agreed_at: agreed_at !== undefined,
    contested_at: contested_at !== undefined,
    sent: sent && { is_booked: sent.is_booked },
    arrived_at: arrived_at !== undefined,
    proof: undefined,
    dispute: before && without(before, ['description', 'opened_at']),
    wait: wait?.agreed_at
      ? 'agreed'
      : wait && {
          until: ahead(wait.until, now),
          left: Math.round((endOfLagosDay(wait.day) - now) / GRAIN_MS),
        },
    offer: offer && { amount_minor: offer.amount_minor, until: ahead(offer.until, now) },
    paused:
      paused && !isEnd && !dispute
        ? {
            ...without(paused.deadline, ['since', 'at']),
            left: Math.round(paused.left_ms / GRAIN_MS),
          }
        : null,
  }
}
