import { type PositiveMinor, positiveMinor } from '../../../../contract/amount'
import { accounts } from '../../../../contract/entities/money/ledger'
import { releaseOf, unusedCarrierFee } from '../../../../contract/entities/money/statement'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import type { CurrencyCode } from '../../../../contract/money'
import { posting } from './entries'
import type { EntryDraft } from './ledger'

/** The ledger entries of an effect and the transaction's new balances. */
export type MoneyMovement = {
  entries: EntryDraft[]
  money: Transaction['money']
  refund: Transaction['refund']
  /** The refund that the provider must send to the buyer. */
  to_refund: { amount_minor: PositiveMinor; currency: CurrencyCode; is_part?: true } | null
  /** The change of the vendor's wallet; negative if money is taken back. */
  vendor_minor: number
  /** The amount that the event shows; null if no money moved. */
  amount_minor: number | null
}

export const still = ({ money, refund }: Transaction): MoneyMovement => ({
  entries: [],
  money,
  refund,
  to_refund: null,
  vendor_minor: 0,
  amount_minor: null,
})

/** No refund for zero: asked without an amount, the provider would refund the whole charge. */
export const owed = (amount_minor: number, currency: CurrencyCode) => {
  const positive = positiveMinor(amount_minor)
  return positive === null
    ? { refund: null, to_refund: null }
    : {
        refund: { amount_minor, state: 'pending' as const },
        to_refund: { amount_minor: positive, currency },
      }
}

/**
 * Divides the held money: `buyer_minor` to the buyer, the fee and the commission to us, the rest to
 * the vendor.
 * @param fee_back_minor the part of `buyer_minor` that was our fee
 */
export const share = (
  transaction: Transaction,
  kind: 'release' | 'split',
  buyer_minor: number,
  fee_back_minor = 0,
): MoneyMovement => {
  const { id, currency, money, vendor_id } = transaction
  const { fee_minor, commission_minor, vendor_minor } = releaseOf(
    transaction,
    buyer_minor,
    fee_back_minor,
  )
  return {
    entries: [
      {
        kind,
        currency,
        postings: [
          posting(accounts.escrow(id), -money.held_minor),
          posting(accounts.refund(id), buyer_minor),
          posting(accounts.payable(vendor_id), vendor_minor),
          posting(accounts.platformFees, fee_minor),
          posting(accounts.commission, commission_minor),
        ],
      },
    ],
    money: {
      ...money,
      ...(commission_minor > 0 && { commission_minor }),
      held_minor: 0,
      released_minor: money.released_minor + vendor_minor,
      fee_minor: money.fee_minor + fee_minor,
      refunded_minor: money.refunded_minor + buyer_minor,
    },
    ...owed(buyer_minor, currency),
    vendor_minor,
    amount_minor: kind === 'split' ? buyer_minor : vendor_minor,
  }
}

/**
 * Divides the held money after goods went back: their refund and what no carrier got to the buyer, the
 * rest of the fee to us, the rest to the vendor, who owes what isn't held any more.
 */
export const shareReturned = (
  transaction: Transaction,
  refund_minor: number,
  fee_back_minor: number,
): MoneyMovement =>
  share(transaction, 'split', refund_minor + unusedCarrierFee(transaction), fee_back_minor)
