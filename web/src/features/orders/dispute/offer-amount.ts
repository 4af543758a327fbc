import { sharesOf, vendorPartOf } from '@contract/entities/money/statement'
import type { Transaction } from '@contract/entities/orders/transaction'
import { formatMoney } from '@contract/money'
import { AMOUNT_EXPECTED, minorFromText } from '@contract/text/typed-amount'

type Checked =
  | { refund_minor: number; error?: undefined }
  | { refund_minor?: undefined; error: string }

/** What the vendor's part is for. */
export const vendorPartText = ({ delivery_fee = 0 }: Pick<Transaction, 'delivery_fee'>): string =>
  delivery_fee > 0 ? 'the goods and their delivery' : 'the goods'

/** Parses the offer to minor units, or returns why it is invalid. */
export const checkOffer = (
  transaction: Pick<Transaction, 'amount_paid' | 'escrow_fee' | 'delivery_fee' | 'currency'>,
  text: string,
): Checked => {
  const refund_minor = minorFromText(text)
  if (refund_minor === undefined) {
    return { error: AMOUNT_EXPECTED }
  }
  if (sharesOf(transaction, refund_minor) === undefined) {
    const { currency } = transaction
    const most = formatMoney(vendorPartOf(transaction), currency)
    return {
      error: `Offer at least ${formatMoney(1, currency)} and at most ${most}, ${vendorPartText(transaction)}.`,
    }
  }
  return { refund_minor }
}
