import { vendorPartOf } from '../../contract/entities/money/statement'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { isTouched } from '../orders/transaction/effects/dispute'

/**
 * The most that a split can give back, in minor units: what is paid and not refunded, and no more
 * than the vendor's part, of which a carrier's fee is none. 0 if a bank took a part: then it is all
 * or nothing.
 */
export const splitMaxOf = (
  transaction: Pick<Transaction, 'amount_paid' | 'escrow_fee' | 'money' | 'carrier'>,
): number => {
  const { charged_minor, refunded_minor } = transaction.money
  if (isTouched(transaction)) return 0
  return Math.min(vendorPartOf(transaction), charged_minor - refunded_minor)
}
