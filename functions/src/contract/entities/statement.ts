import type { Transaction } from './transaction'

/** Where each kobo of a transaction is, the same for both parties; all in minor units. */
type Statement = {
  currency: Transaction['currency']
  goods_minor: number
  escrow_fee_minor: number
  /** Goods and escrow fee: what the buyer was asked for. */
  total_minor: number
  paid_minor: number
  held_minor: number
  to_vendor_minor: number
  platform_fee_minor: number
  refunded_minor: number
}

/** `paid = held + to vendor + platform fee + refunded`, at every instant. */
export const statementOf = (transaction: Transaction): Statement => ({
  currency: transaction.currency,
  goods_minor: transaction.amount_paid - transaction.escrow_fee,
  escrow_fee_minor: transaction.escrow_fee,
  total_minor: transaction.amount_paid,
  paid_minor: transaction.money.charged_minor,
  held_minor: transaction.money.held_minor,
  to_vendor_minor: transaction.money.released_minor,
  platform_fee_minor: transaction.money.fee_minor,
  refunded_minor: transaction.money.refunded_minor,
})

/** What each would get; they sum to what was paid. */
type Shares = { buyer_minor: number; vendor_minor: number; platform_minor: number }

/**
 * Who gets what if the buyer is given back `refund_minor`, from 1 to the goods. Nothing left for
 * the vendor means a full refund, fee included; undefined where the offer is out of range.
 */
export const sharesOf = (
  transaction: Pick<Transaction, 'amount_paid' | 'escrow_fee'>,
  refund_minor: number,
): Shares | undefined => {
  const goods_minor = transaction.amount_paid - transaction.escrow_fee
  if (!Number.isSafeInteger(refund_minor) || refund_minor < 1 || refund_minor > goods_minor) {
    return undefined
  }
  if (refund_minor === goods_minor) {
    return { buyer_minor: transaction.amount_paid, vendor_minor: 0, platform_minor: 0 }
  }
  return {
    buyer_minor: refund_minor,
    vendor_minor: goods_minor - refund_minor,
    platform_minor: transaction.escrow_fee,
  }
}
