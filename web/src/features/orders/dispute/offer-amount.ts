import { sharesOf } from '@contract/entities/statement'
import type { Transaction } from '@contract/entities/transaction'
import { formatMoney, minorFromText } from '@contract/money'

type Checked =
  | { refund_minor: number; error?: undefined }
  | { refund_minor?: undefined; error: string }

/** Parses the offer to minor units, or returns why it is invalid. */
export const checkOffer = (
  transaction: Pick<Transaction, 'amount_paid' | 'escrow_fee' | 'currency'>,
  text: string,
): Checked => {
  const refund_minor = minorFromText(text)
  if (refund_minor === undefined) {
    return { error: 'Enter an amount such as 12,500.00, with at most two decimals.' }
  }
  if (sharesOf(transaction, refund_minor) === undefined) {
    const { amount_paid, escrow_fee, currency } = transaction
    const most = formatMoney(amount_paid - escrow_fee, currency)
    return { error: `Offer at least ${formatMoney(1, currency)} and at most ${most}, the goods.` }
  }
  return { refund_minor }
}
