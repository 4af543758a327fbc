import { allocate } from '../allocate'
import { goodsIdOf, itemsByGoods } from '../catalog/variants'
import { unusedCarrierFee } from '../entities/money/statement'
import {
  isFault,
  type ReturnAmounts,
  type ReturnLine,
  type ReturnReason,
} from '../entities/orders/return'
import type { Transaction } from '../entities/orders/transaction'
import type { TransactionItem } from '../entities/orders/transaction-item'

type Order = Pick<
  Transaction,
  'items' | 'delivery_fee' | 'escrow_fee' | 'amount_paid' | 'carrier' | 'money'
>

const unitsOf = (item: TransactionItem, lines: readonly ReturnLine[]): number =>
  lines.find((line) => goodsIdOf(line) === goodsIdOf(item))?.quantity ?? 0

/** Whether the lines are all units of the order. */
export const isWholeReturn = ({ items }: Pick<Order, 'items'>, lines: readonly ReturnLine[]) =>
  itemsByGoods(items).every((item) => unitsOf(item, lines) === item.quantity)

/** Of a line's share, the part of the units that go back; what can't be divided goes with them. */
const partOf = (share_minor: number, { quantity }: TransactionItem, units: number): number =>
  share_minor - Math.floor((share_minor * (quantity - units)) / quantity)

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0)

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
  const goods_minor = sum(items.map((item) => item.unit_price * unitsOf(item, lines)))
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
    delivery_minor: sum(
      items.map((item, index) => partOf(deliveries[index] ?? 0, item, unitsOf(item, lines))),
    ),
    escrow_fee_minor: sum(
      items.map((item) => partOf(item.escrow_fee_minor, item, unitsOf(item, lines))),
    ),
  }
}

export const returnTotalOf = ({ goods_minor, delivery_minor, escrow_fee_minor }: ReturnAmounts) =>
  goods_minor + delivery_minor + escrow_fee_minor
