import { allocate, proportionOf } from '../allocate'
import { goodsIdOf, itemsByGoods } from '../catalog/variants'
import { unusedCarrierFee, wayBackMinor, wayThereMinor } from '../entities/money/statement'
import type { Party } from '../entities/orders/party'
import {
  type GoodsReturn,
  isFault,
  type ReturnAmounts,
  type ReturnLine,
  type ReturnReason,
} from '../entities/orders/return'
import type { Transaction } from '../entities/orders/transaction'
import type { TransactionItem } from '../entities/orders/transaction-item'
import { sumOf } from '../sum-of'

type Order = Pick<
  Transaction,
  'items' | 'delivery_fee' | 'escrow_fee' | 'amount_paid' | 'carrier' | 'way_back' | 'money'
>

const unitsOf = (item: TransactionItem, lines: readonly ReturnLine[]): number =>
  lines.find((line) => goodsIdOf(line) === goodsIdOf(item))?.quantity ?? 0

/** Whether the lines are all units of the order. */
export const isWholeReturn = ({ items }: Pick<Order, 'items'>, lines: readonly ReturnLine[]) =>
  itemsByGoods(items).every((item) => unitsOf(item, lines) === item.quantity)

/** Of a line's share, the part of the units that go back; what can't be divided goes with them. */
const partOf = (share_minor: number, { quantity }: TransactionItem, units: number): number =>
  share_minor - proportionOf(share_minor, quantity - units, quantity)

/**
 * What goes back to the buyer with these units, in minor units. A fault gives back their shares of
 * delivery and escrow fee too; a changed mind the goods alone.
 */
export const returnAmountsOf = (
  order: Order,
  lines: readonly ReturnLine[],
  reason: ReturnReason | undefined,
): ReturnAmounts => {
  const { delivery_fee = 0, escrow_fee } = order
  const items = itemsByGoods(order.items)
  const goods_minor = sumOf(items.map((item) => item.unit_price * unitsOf(item, lines)))
  if (!isFault({ reason })) return { goods_minor, delivery_minor: 0, escrow_fee_minor: 0 }
  if (isWholeReturn(order, lines)) {
    return { goods_minor, delivery_minor: delivery_fee, escrow_fee_minor: escrow_fee }
  }
  const weights = items.map((item) => ({
    id: goodsIdOf(item),
    weight: item.unit_price * item.quantity,
  }))
  // What no carrier got goes back by itself, however many units do.
  const deliveries = allocate(delivery_fee - unusedCarrierFee(order), weights)
  return {
    goods_minor,
    delivery_minor: sumOf(
      items.map((item, index) => partOf(deliveries[index] ?? 0, item, unitsOf(item, lines))),
    ),
    escrow_fee_minor: sumOf(
      items.map((item) => partOf(item.escrow_fee_minor, item, unitsOf(item, lines))),
    ),
  }
}

export const returnTotalOf = ({ goods_minor, delivery_minor, escrow_fee_minor }: ReturnAmounts) =>
  goods_minor + delivery_minor + escrow_fee_minor

/** A buyer who pays the way back gets so much less. */
export const lessWayBack = (
  transaction: Pick<Transaction, 'way_back'>,
  buyer_minor: number,
): number => Math.max(0, buyer_minor - wayBackMinor(transaction, 'buyer'))

/**
 * Who bore the way back of an order that has ended: its vendor too if the money was released, since the
 * buyer gets nothing that it could be taken from.
 */
export const wayBackBearerOf = ({
  way_back,
  return: back,
}: Pick<Transaction, 'way_back' | 'return'>): Party | undefined =>
  back?.outcome === 'refused' ? 'vendor' : way_back?.by

/**
 * What goes back to the buyer by an order's return, or went, in minor units: the goods less the way
 * back that the buyer pays, and what no carrier got. 0 without a return.
 */
export const returnRefundOf = (
  transaction: Order & Pick<Transaction, 'return' | 'refund'>,
): number => {
  const { return: back, amount_paid, refund } = transaction
  if (!back) return 0
  if (back.outcome === 'refunded' || back.outcome === 'kept_for_less') {
    return refund?.amount_minor ?? 0
  }
  const total_minor = returnTotalOf(back.amounts)
  if (total_minor === amount_paid) {
    const there_minor = back.carrier_fee_by === 'buyer' ? wayThereMinor(transaction) : 0
    return amount_paid - there_minor - wayBackMinor(transaction, 'buyer')
  }
  return lessWayBack(transaction, total_minor) + unusedCarrierFee(transaction)
}

/** Whether units are sent a second time while the rest of the order stays with the buyer. */
export const isSentAgainInPart = ({ round, return: back }: Pick<Transaction, 'round' | 'return'>) =>
  round !== undefined && back?.is_whole === false

/**
 * What goes back to the buyer of an order that is refunded whole: what carriers got too, but for a way
 * back that the buyer pays.
 */
export const wholeRefundOf = (transaction: Pick<Transaction, 'money' | 'way_back'>): number => {
  const { held_minor, carrier_minor = 0 } = transaction.money
  return held_minor + carrier_minor - wayBackMinor(transaction, 'buyer')
}

/**
 * What goes back to the buyer if an order is never sent, or never arrives: everything, or what a
 * second try of some units was for, and what no carrier got.
 */
export const backIfNotSent = (
  transaction: Omit<Order, 'items' | 'delivery_fee'> & Pick<Transaction, 'round' | 'return'>,
): number => {
  const { return: back } = transaction
  return back && isSentAgainInPart(transaction)
    ? returnTotalOf(back.amounts) + unusedCarrierFee(transaction)
    : wholeRefundOf(transaction)
}

/**
 * The most that a way back may cost: what who pays it gets of the order. Our fee and what no carrier
 * got are nobody's to spend.
 */
export const mostForWayBack = (
  order: Order,
  { way_back_by, amounts }: Pick<GoodsReturn, 'way_back_by' | 'amounts'>,
): number => {
  const free_minor = order.money.held_minor - order.escrow_fee - unusedCarrierFee(order)
  const own_minor = way_back_by === 'buyer' ? returnTotalOf(amounts) : free_minor
  return Math.max(0, Math.min(own_minor, free_minor))
}
