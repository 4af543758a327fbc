import type { GoodsReturn } from '../../../contract/entities/orders/return'
import type { Fulfilment, Transaction } from '../../../contract/entities/orders/transaction'
import type { TransactionItem } from '../../../contract/entities/orders/transaction-item'
import type { EscrowState } from '../../../contract/escrow/transition'
import type { StockCounts, StockMovement } from './decision'

/** Goods that were not shipped return to stock when the order ends in a refund. */
const NOT_SENT: readonly Fulfilment[] = ['awaiting_confirmation', 'confirmed']

type Stock = Exclude<keyof StockCounts, 'missing'>
type Units = Pick<TransactionItem, 'product_id' | 'variant_id' | 'quantity'>

const move = (
  from: Stock,
  to: Stock,
  { product_id, variant_id, quantity }: Units,
): StockMovement => {
  const stock: StockCounts = { available: 0, reserved: 0, sold: 0 }
  stock[from] -= quantity
  stock[to] += quantity
  return { product_id, variant_id, ...stock }
}

export const reserve = (items: readonly Units[]): StockMovement[] =>
  items.map((item) => move('available', 'reserved', item))

/** The same for somebody without a completed purchase. */
export const ofNewBuyer = (moved: StockMovement): StockMovement => ({
  ...moved,
  unproven: moved.reserved,
})

/** Units that were sold and can't be sent are free again, as those of a declined order. */
export const unsell = (items: readonly Units[]): StockMovement[] =>
  items.map((item) => move('sold', 'available', item))

/** Units that were sold and aren't there: who buys next would be sold what the vendor doesn't have. */
export const lose = (items: readonly Units[]): StockMovement[] =>
  items.map(({ product_id, variant_id, quantity }) => ({
    product_id,
    variant_id,
    available: 0,
    reserved: 0,
    sold: -quantity,
    missing: quantity,
  }))

/** What a second try sends in place of what came back; a repair sends the same units. */
const replaced = ({ wish, lines }: Pick<GoodsReturn, 'wish' | 'lines'>): readonly Units[] =>
  wish === 'replacement' ? lines : []

/**
 * Units that are sold once more: those of a replacement, or with `isAll` those that came back and
 * can't be sold after all.
 */
export const takeAgain = (
  asked: Pick<GoodsReturn, 'wish' | 'lines'>,
  isAll = false,
): StockMovement[] =>
  (isAll ? asked.lines : replaced(asked)).map((line) => move('available', 'sold', line))

type Order = Pick<Transaction, 'items' | 'fulfilment' | 'unproven_buyer' | 'return' | 'round'>

/** The units that an order in preparation would send. */
export const unsentItems = ({ items, round, return: back }: Order): readonly Units[] =>
  round && back ? replaced(back) : items

/** The units of a replacement that was agreed and is never sent. */
const unsentReplacement = ({ return: back }: Order): readonly Units[] =>
  back?.agreed_at && !back.outcome ? replaced(back) : []

const ENDS: readonly EscrowState[] = ['completed', 'reversed', 'delivered']

/** @param transaction before the action; a late payment moves stock once the buyer keeps the order */
export const stockMoves = (
  transaction: Order,
  from: EscrowState,
  to: EscrowState,
): StockMovement[] => {
  const { items, fulfilment, unproven_buyer } = transaction
  if (from === to) return []
  if (from === 'reversed') return items.map((item) => move('available', 'sold', item))
  if (from === 'pending') {
    const moves = items.map((item) =>
      move('reserved', to === 'reversed' ? 'available' : 'sold', item),
    )
    return unproven_buyer ? moves.map(ofNewBuyer) : moves
  }
  if (ENDS.includes(to) && !NOT_SENT.includes(fulfilment)) {
    return unsell(unsentReplacement(transaction))
  }
  return to === 'reversed' ? unsell(unsentItems(transaction)) : []
}
