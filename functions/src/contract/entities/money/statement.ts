import { proportionOf } from '../../allocate'
import type { Party } from '../orders/party'
import type { Transaction } from '../orders/transaction'

/** The breakdown of a transaction's money, the same for both parties; in minor units. */
type Statement = {
  currency: Transaction['currency']
  goods_minor: number
  delivery_fee_minor: number
  /** The part of the delivery fee that goes to a carrier. */
  carrier_fee_minor: number
  escrow_fee_minor: number
  /** Goods, delivery and escrow fee: the amount that the buyer was asked to pay. */
  total_minor: number
  paid_minor: number
  held_minor: number
  to_vendor_minor: number
  platform_fee_minor: number
  refunded_minor: number
  /** For the way there and back. */
  to_carrier_minor: number
  /** The part of it for goods that went back. */
  way_back_minor: number
  commission_minor: number
  /** What the vendor pays the bank for a sale that failed; none of what was paid. */
  failed_sale_cost_minor: number
  /** What the vendor pays a carrier that took more later; none of what was paid. */
  carrier_adjustment_minor: number
}

type Paid = Pick<Transaction, 'amount_paid' | 'escrow_fee' | 'carrier' | 'commission_minor'>

/** Goods and delivery without a carrier's fee, of which the vendor gets all but the commission. */
export const vendorPartOf = ({ amount_paid, escrow_fee, carrier }: Paid): number =>
  amount_paid - escrow_fee - (carrier?.fee_minor ?? 0)

/** As much of the commission as the vendor gets of goods and delivery, rounded down. */
const commissionFor = (transaction: Paid, part_minor: number): number => {
  const whole = vendorPartOf(transaction)
  const share = Math.min(Math.max(0, part_minor), whole)
  return whole === 0 ? 0 : proportionOf(transaction.commission_minor ?? 0, share, whole)
}

type Held = Paid & Pick<Transaction, 'money' | 'way_back'>

/** What the carrier got for the way to the buyer. */
export const wayThereMinor = ({ money, way_back }: Pick<Held, 'money' | 'way_back'>): number =>
  (money.carrier_minor ?? 0) - (way_back?.fee_minor ?? 0)

/** What of the way back a party bears. */
export const wayBackMinor = ({ way_back }: Pick<Held, 'way_back'>, by: Party): number =>
  way_back?.by === by ? way_back.fee_minor : 0

/** The carrier's name in the ledger; none if no parcel of the order is for one. */
export const carrierNameOf = ({
  carrier,
  way_back,
}: Pick<Transaction, 'carrier' | 'way_back'>): string => carrier?.name ?? way_back?.name ?? ''

/** What a carrier was paid for and didn't get: the buyer's, whoever gets the goods' price. */
export const unusedCarrierFee = (transaction: Held): number => {
  const { carrier, money, escrow_fee } = transaction
  const unused = (carrier?.fee_minor ?? 0) - wayThereMinor(transaction)
  // After a partial chargeback less may be left, of which our fee comes first.
  return Math.max(0, Math.min(unused, money.held_minor - escrow_fee))
}

/**
 * Who gets what of the money that is held: `buyer_minor` to the buyer, the fee and the commission to
 * us, the rest to the vendor.
 * @param fee_back_minor the part of `buyer_minor` that was our fee
 */
export const releaseOf = (
  transaction: Held,
  buyer_minor = unusedCarrierFee(transaction),
  fee_back_minor = 0,
) => {
  const { held_minor } = transaction.money
  // After a partial chargeback, the fee comes out of what is left before the vendor's part.
  const fee_minor = Math.min(transaction.escrow_fee - fee_back_minor, held_minor)
  const part_minor = held_minor - fee_minor - buyer_minor
  const commission_minor = commissionFor(transaction, part_minor)
  return { buyer_minor, fee_minor, commission_minor, vendor_minor: part_minor - commission_minor }
}

/** What the vendor gets by an approval: of what is held, or as it was agreed while nothing is. */
export const vendorNetOf = (transaction: Held): number =>
  transaction.money.held_minor > 0
    ? releaseOf(transaction).vendor_minor
    : vendorPartOf(transaction) - (transaction.commission_minor ?? 0)

/** Always `paid = held + to vendor + platform fee + refunded + to carrier + commission`. */
export const statementOf = (transaction: Transaction): Statement => ({
  currency: transaction.currency,
  goods_minor: transaction.amount_paid - transaction.escrow_fee - (transaction.delivery_fee ?? 0),
  delivery_fee_minor: transaction.delivery_fee ?? 0,
  carrier_fee_minor: transaction.carrier?.fee_minor ?? 0,
  escrow_fee_minor: transaction.escrow_fee,
  total_minor: transaction.amount_paid,
  paid_minor: transaction.money.charged_minor,
  held_minor: transaction.money.held_minor,
  to_vendor_minor: transaction.money.released_minor,
  platform_fee_minor: transaction.money.fee_minor,
  refunded_minor: transaction.money.refunded_minor,
  to_carrier_minor: transaction.money.carrier_minor ?? 0,
  way_back_minor: transaction.way_back?.fee_minor ?? 0,
  commission_minor: transaction.money.commission_minor ?? 0,
  failed_sale_cost_minor: transaction.money.failed_sale_cost_minor ?? 0,
  carrier_adjustment_minor: transaction.money.carrier_adjustment_minor ?? 0,
})

/** Whether so much back leaves the vendor nothing: then all that was paid goes back. */
export const isAllBack = (transaction: Paid, refund_minor: number): boolean =>
  refund_minor === vendorPartOf(transaction)

/** The parties' shares; with carriers' fees they sum to the paid amount. */
type Shares = { buyer_minor: number; vendor_minor: number; platform_minor: number }

/**
 * The shares if `refund_minor` goes back, from 1 to the price of goods and delivery; undefined
 * outside of that range. If nothing is left for the vendor, the buyer gets the fee back too. Who pays
 * the way back of goods gets so much less, and never less than nothing of a buyer's.
 */
export const sharesOf = (
  transaction: Paid & Pick<Held, 'way_back'>,
  refund_minor: number,
): Shares | undefined => {
  const part_minor = vendorPartOf(transaction)
  if (!Number.isSafeInteger(refund_minor) || refund_minor < 1 || refund_minor > part_minor) {
    return undefined
  }
  const by_buyer = wayBackMinor(transaction, 'buyer')
  if (isAllBack(transaction, refund_minor)) {
    return { buyer_minor: transaction.amount_paid - by_buyer, vendor_minor: 0, platform_minor: 0 }
  }
  const buyer_minor = Math.max(0, refund_minor - by_buyer)
  const left_minor = part_minor - buyer_minor - (transaction.way_back?.fee_minor ?? 0)
  const commission_minor = commissionFor(transaction, left_minor)
  return {
    buyer_minor,
    vendor_minor: left_minor - commission_minor,
    platform_minor: transaction.escrow_fee + commission_minor,
  }
}
