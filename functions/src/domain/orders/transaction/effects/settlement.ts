import { AppError } from '../../../../contract/api/errors'
import { goodsIdOf, itemsByGoods } from '../../../../contract/catalog/variants'
import { isAllBack } from '../../../../contract/entities/money/statement'
import type { Dispute } from '../../../../contract/entities/orders/dispute'
import type { GoodsReturn } from '../../../../contract/entities/orders/return'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { timestampFromMillis } from '../../../../contract/time'
import type { DecisionContext, EffectResult } from './effect-result'

export const disputeOf = ({ dispute }: Transaction): Dispute => {
  if (!dispute) throw new Error('no dispute')
  return dispute
}

/** A settlement that leaves nothing for the vendor ends as `reversed`, like a refund. */
export const divided = (transaction: Transaction, refund_minor: number): EffectResult => ({
  to: isAllBack(transaction, refund_minor) ? 'reversed' : 'completed',
  effect: 'split',
  money: { refund_minor },
})

/**
 * The goods go back first: nothing moves before they have, and the dispute goes on if they don't.
 * @throws AppError `transaction/return-not-possible` without goods at the buyer's, or a second time
 */
export const goingBack = (
  { transaction, now }: DecisionContext,
  agreed: Pick<GoodsReturn, 'source' | 'agreed_by' | 'amounts' | 'cost_by' | 'carrier_fee_by'>,
): EffectResult => {
  checkGoodsCanGoBack(transaction)
  const at = timestampFromMillis(now)
  const { items, return_asked_for = [] } = transaction
  const lines = itemsByGoods(items)
  return {
    to: 'returning',
    effect: 'none',
    patch: {
      dispute: null,
      return: {
        ...agreed,
        lines: lines.map(({ product_id, variant_id, quantity }) => ({
          product_id,
          variant_id,
          quantity,
        })),
        is_whole: true,
        wish: 'refund',
        description: '',
        photo_paths: [],
        asked_at: at,
        paused: null,
        offer: null,
        agreed_at: at,
        way_back_by: 'vendor',
        // Who takes an offer has answered.
        dispute: { ...disputeOf(transaction), proposal: null, responded: true },
      },
      return_asked_for: [...new Set([...return_asked_for, ...lines.map(goodsIdOf)])],
    },
  }
}

export const checkGoodsCanGoBack = ({ fulfilment, return: before }: Transaction): void => {
  if (fulfilment !== 'delivered' || before?.dispute) {
    throw new AppError('transaction/return-not-possible')
  }
}

/** What was agreed to go back with the goods, before who pays their way. */
export const agreedBack = (transaction: Transaction, refund_minor: number) =>
  inGoods(isAllBack(transaction, refund_minor) ? transaction.amount_paid : refund_minor)

export const inGoods = (goods_minor: number): GoodsReturn['amounts'] => ({
  goods_minor,
  delivery_minor: 0,
  escrow_fee_minor: 0,
})
