import { proportionOf } from '../../../../contract/allocate'
import { AppError } from '../../../../contract/api/errors'
import { itemsByGoods } from '../../../../contract/catalog/variants'
import { shipByConfirmedPartly } from '../../../../contract/delivery/ship-by'
import type { PartialOrder, SendableLine } from '../../../../contract/entities/orders/partial'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import type { TransactionItem } from '../../../../contract/entities/orders/transaction-item'
import { missingFeeOf } from '../../../../contract/escrow/partial-amounts'
import { POLICY } from '../../../../contract/escrow/policy'
import { timestampFromMillis } from '../../../../contract/time'
import { lose } from '../stock-movements'
import type { Effects } from './effect-result'
import { shippedBy } from './fulfilment'

type Divided = { left: TransactionItem[]; missing: TransactionItem[] }

/** The units of a line with their share of its escrow fee. */
const divide = (item: TransactionItem, kept: number): Divided => {
  const missing_fee = missingFeeOf(item, item.quantity - kept)
  const of = (quantity: number, escrow_fee_minor: number) =>
    quantity === 0 ? [] : [{ ...item, quantity, escrow_fee_minor }]
  return {
    left: of(kept, item.escrow_fee_minor - missing_fee),
    missing: of(item.quantity - kept, missing_fee),
  }
}

/**
 * Divides an order's lines into the units that can be sent and those that are missing.
 * @throws AppError `transaction/units-out-of-range` if a line isn't the order's or named twice, has
 * more units than were ordered, or nothing is missing
 */
export const divideItems = (
  order: Pick<Transaction, 'items'>,
  lines: readonly SendableLine[],
): Divided => {
  const items = itemsByGoods(order.items)
  const is = (item: TransactionItem) => (line: SendableLine) =>
    line.product_id === item.product_id && line.variant_id === item.variant_id
  const named = items.filter((item) => lines.some(is(item)))
  const parts = items.map((item) => {
    const kept = lines.find(is(item))?.quantity ?? item.quantity
    if (kept > item.quantity) throw new AppError('transaction/units-out-of-range')
    return divide(item, kept)
  })
  const missing = parts.flatMap((part) => part.missing)
  if (named.length !== lines.length || missing.length === 0) {
    throw new AppError('transaction/units-out-of-range')
  }
  return { left: parts.flatMap((part) => part.left), missing }
}

const sum = (items: readonly TransactionItem[], of: (item: TransactionItem) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

const goodsOf = (items: readonly TransactionItem[]): number =>
  sum(items, ({ unit_price, quantity }) => unit_price * quantity)

/** The vendor's delivery never gets dearer by it. A carrier's unused fee comes back at the release. */
const cheaperBy = ({ delivery_fee = 0, carrier }: Transaction, now_minor: number): number =>
  carrier ? 0 : Math.max(0, delivery_fee - Math.max(0, now_minor))

/** The order as it goes on with its remaining items, of which the first one names it. */
const remaining = (
  { product_details, delivery_fee, escrow_fee, amount_paid, commission_minor }: Transaction,
  [first, ...others]: readonly TransactionItem[],
  { goods_minor: missing_minor, delivery_minor, escrow_fee_minor, refund }: PartialOrder,
) => {
  if (!first) throw new AppError('transaction/units-out-of-range')
  const items = [first, ...others]
  const goods_minor = goodsOf(items)
  return {
    items,
    units_total: sum(items, ({ quantity }) => quantity),
    quantity: first.quantity,
    product_id: first.product_id,
    product_details: {
      ...product_details,
      name: first.title,
      price: first.unit_price,
      slug: first.slug,
      image_url: first.image_url,
    },
    ...(commission_minor !== undefined && {
      commission_minor: proportionOf(commission_minor, goods_minor, goods_minor + missing_minor),
    }),
    ...(delivery_fee === undefined ? {} : { delivery_fee: delivery_fee - delivery_minor }),
    escrow_fee: escrow_fee - escrow_fee_minor,
    amount_paid: amount_paid - refund.amount_minor,
  }
}

export const PARTIAL_EFFECTS: Effects<'confirm_partial' | 'accept_partial'> = {
  /** @throws AppError `transaction/units-out-of-range`, also if nothing is left to send */
  confirm_partial: ({ lines, delivery_fee_minor, reason }, { transaction, now }) => {
    const { left, missing } = divideItems(transaction, lines)
    const cheaper = {
      goods_minor: goodsOf(missing),
      delivery_minor: cheaperBy(transaction, delivery_fee_minor),
      escrow_fee_minor: sum(missing, (item) => item.escrow_fee_minor),
    }
    const part_minor = cheaper.goods_minor + cheaper.delivery_minor + cheaper.escrow_fee_minor
    const partial: PartialOrder = {
      ...cheaper,
      missing,
      cancel_until: timestampFromMillis(now + POLICY.partial_choice_ms),
      refund: { amount_minor: part_minor, state: 'pending' },
    }
    return {
      patch: {
        ...remaining(transaction, left, partial),
        ...shippedBy(transaction, shipByConfirmedPartly(transaction, now)),
        partial,
      },
      money: { part_minor },
      stock: lose(missing),
      note: reason,
    }
  },
  accept_partial: (_, { transaction: { partial }, now }) => ({
    patch: { partial: partial && { ...partial, cancel_until: timestampFromMillis(now) } },
  }),
}
