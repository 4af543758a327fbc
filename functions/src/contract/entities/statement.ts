import type { Transaction } from './transaction'

/** The breakdown of a transaction's money, the same for both parties; in minor units. */
type Statement = {
  currency: Transaction['currency']
  goods_minor: number
  escrow_fee_minor: number
  /** Goods plus escrow fee: the amount that the buyer was asked to pay. */
  total_minor: number
  paid_minor: number
  held_minor: number
  to_vendor_minor: number
  platform_fee_minor: number
  refunded_minor: number
}

/** Always `paid = held + to vendor + platform fee + refunded`. */
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

/** The parties' shares; they sum to the paid amount. */
type Shares = { buyer_minor: number; vendor_minor: number; platform_minor: number }

/**
 * The shares if the buyer gets `refund_minor` back, from 1 to the price of the goods; undefined
 * outside of that range. If nothing is left for the vendor, the buyer gets the fee back too.
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
