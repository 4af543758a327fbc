import { goodsIdOf } from '../../../../contract/catalog/variants'
import { shipBySentAgain } from '../../../../contract/delivery/ship-by'
import { type GoodsReturn, isSecondTry } from '../../../../contract/entities/orders/return'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { returnCostBearerOf } from '../../../../contract/escrow/failed-sale-cost'
import { returnTotalOf } from '../../../../contract/escrow/return-amounts'
import { timestampFromMillis } from '../../../../contract/time'
import { takeAgain, unsell, unsentItems } from '../stock-movements'
import type { DecisionContext, EffectResult } from './effect-result'
import { divided } from './settlement'

export const returnOf = ({ return: asked }: Transaction): GoodsReturn => {
  if (!asked) throw new Error('no return')
  return asked
}

export const withoutWait = ({ wait: _, ...asked }: GoodsReturn): GoodsReturn => asked

/**
 * What goes back by an agreed return. All that was paid is a refund; a part of it leaves the vendor
 * the rest, and us what of the fee stays.
 */
const returnedMoney = (transaction: Transaction): EffectResult => {
  const back = returnOf(transaction)
  const { source, is_whole, amounts, carrier_fee_by } = back
  const refund_minor = returnTotalOf(amounts)
  const cost_by = returnCostBearerOf(back)
  if (refund_minor === transaction.amount_paid) {
    return { to: 'reversed', effect: 'refund', money: { cost_by, carrier_fee_by } }
  }
  if (source !== 'asked') {
    return { ...divided(transaction, refund_minor), money: { refund_minor, cost_by } }
  }
  return {
    to: is_whole ? 'reversed' : 'completed',
    effect: 'returned',
    money: {
      refund_minor,
      fee_back_minor: amounts.escrow_fee_minor,
      cost_by,
    },
  }
}

/** The goods are sent once more: confirmed again, with days, a code and an inspection of their own. */
const sentAgain = ({ transaction, now }: DecisionContext, ended: GoodsReturn): EffectResult => {
  const ship_by = timestampFromMillis(shipBySentAgain(transaction, now))
  const { ship_by_moves = [], return_asked_for = [], shipment } = transaction
  const again = ended.lines.map(goodsIdOf)
  return {
    to: 'confirmed',
    effect: 'none',
    patch: {
      return: { ...ended, outcome: 'second_try' },
      round: 2,
      ...(!ended.is_whole && shipment?.proof === 'escrow_code' && { kept_by_code: true }),
      shipment: null,
      ship_by,
      ship_by_moves: [...ship_by_moves, 'second_try'],
      cancel_from: ship_by,
      // What comes now can be faulty, too.
      return_asked_for: return_asked_for.filter((id) => !again.includes(id)),
    },
  }
}

/** What an accepted return leads to, with the goods back or not. */
export const agreedOutcome = (context: DecisionContext, is_sellable?: boolean): EffectResult => {
  const { transaction, now } = context
  const back = returnOf(transaction)
  // What is repaired goes to the buyer again.
  const isMarked = is_sellable !== undefined && back.wish !== 'repair'
  const ended: GoodsReturn = {
    ...withoutWait(back),
    offer: null,
    ended_at: timestampFromMillis(now),
    ...(isMarked && { is_sellable }),
  }
  const restocked = isMarked && is_sellable ? unsell(back.lines) : []
  if (isSecondTry(back)) {
    const taken = back.agreed_at ? [] : takeAgain(back)
    return { ...sentAgain(context, ended), stock: [...taken, ...restocked] }
  }
  return {
    ...returnedMoney(transaction),
    patch: { return: { ...ended, outcome: 'refunded' } },
    stock: restocked,
  }
}

/** A second try of a part of the order failed: what it was for goes back, the rest is the vendor's. */
export const failedSecondTry = (transaction: Transaction): EffectResult => {
  if (!transaction.round || returnOf(transaction).is_whole) return {}
  const stock = transaction.shipment ? [] : unsell(unsentItems(transaction))
  return { ...returnedMoney(transaction), stock }
}
