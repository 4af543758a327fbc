import type { CarrierFeeBearer, WayBack } from '../../../../contract/entities/delivery/carrier'
import type { FailedSaleCostBearer } from '../../../../contract/entities/money/cost-bearer'
import { accounts } from '../../../../contract/entities/money/ledger'
import {
  isAllBack,
  sharesOf,
  unusedCarrierFee,
} from '../../../../contract/entities/money/statement'
import type { ChargebackLoss } from '../../../../contract/entities/orders/chargeback'
import { refundOf } from '../../../../contract/entities/orders/partial'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { lessWayBack } from '../../../../contract/escrow/return-amounts'
import type { MoneyEffect } from '../../../../contract/escrow/transition'
import { type CarrierAdjustment, payAdjustment } from './carrier-adjustment'
import {
  payCarrier,
  payWayBack,
  refundWithCarrier,
  returnCarrierFee,
  returnWayBack,
} from './carrier-fee'
import { borneByUs, retaken, takenByBank } from './chargeback-loss'
import { type ClaimSettlement, concludeClaim } from './conclude-claim'
import { type Charge, chargeEntries, feeEntry, processedEntry, refundEntry } from './entries'
import { type MoneyMovement, owed, share, shareReturned, still } from './movement'
import { refundPart } from './refund-part'
import { refundRecalled } from './refund-recalled'

/** The input of a money effect besides the transaction. */
export type MoneyInput = {
  charge?: Charge
  /** For a settlement: the buyer's refund. */
  refund_minor?: number
  /** For returned goods: the part of the buyer's refund that was our fee. */
  fee_back_minor?: number
  /** What units that the vendor doesn't have were paid for. */
  part_minor?: number
  /** It is the refund of such units that moves. */
  is_part?: true | undefined
  /** What the carrier takes for a booked parcel. */
  carrier_fee_minor?: number
  /** What the carrier of goods that go back takes. */
  way_back?: Pick<WayBack, 'name' | 'fee_minor'>
  /** What a carrier took later. */
  adjustment?: CarrierAdjustment
  /** What a carrier paid and refused for a parcel that it lost. */
  claim?: ClaimSettlement
  /** Who bears a booked carrier's fee with a refund; the vendor unless it is said. */
  carrier_fee_by?: CarrierFeeBearer | undefined
  /** The provider's fee for sending a refund; negative if it was returned. */
  refund_cost_minor?: number
  /** Who bears what the provider keeps of a refunded charge; the transition says it otherwise. */
  cost_by?: FailedSaleCostBearer | undefined
  /** For a lost chargeback: the amount that the provider debited. */
  taken_minor?: number
  /** Who bore what of it was taken of this order before. */
  taken_before?: ChargebackLoss | undefined
}

type Move = (transaction: Transaction, result: MoneyInput) => MoneyMovement

const chargeOf = ({ charge }: MoneyInput): Charge => {
  if (!charge) throw new Error('a charge is missing')
  return charge
}

const charge: Move = (transaction, result) => {
  const { amount_minor } = chargeOf(result)
  const { money } = transaction
  return {
    ...still(transaction),
    entries: chargeEntries(transaction.id, chargeOf(result)),
    money: {
      ...money,
      charged_minor: money.charged_minor + amount_minor,
      held_minor: money.held_minor + amount_minor,
    },
    amount_minor,
  }
}

/** Refunds any currency; the transaction's balances count only its own currency. */
const chargeAndRefund: Move = (transaction, result) => {
  const { amount_minor, currency } = chargeOf(result)
  const { money } = transaction
  const isOwn = currency === transaction.currency
  const { refund, to_refund } = owed(amount_minor, currency)
  return {
    ...still(transaction),
    entries: [
      ...chargeEntries(transaction.id, chargeOf(result)),
      refundEntry(transaction.id, currency, amount_minor),
    ],
    money: isOwn
      ? {
          ...money,
          charged_minor: money.charged_minor + amount_minor,
          refunded_minor: money.refunded_minor + amount_minor,
        }
      : money,
    refund: isOwn ? refund : transaction.refund,
    to_refund,
    amount_minor,
  }
}

const refund: Move = (transaction, { carrier_fee_by }) => {
  const { postings, ...moved } = refundWithCarrier(transaction, carrier_fee_by)
  return {
    ...still(transaction),
    ...moved,
    entries: [{ kind: 'refund', currency: transaction.currency, postings }],
    ...owed(moved.amount_minor, transaction.currency),
  }
}

const split: Move = (transaction, { refund_minor = 0 }) => {
  const shares = sharesOf(transaction, refund_minor)
  if (!shares) throw new Error('a settlement out of range')
  return isAllBack(transaction, refund_minor)
    ? refund(transaction, {})
    : share(transaction, 'split', shares.buyer_minor + unusedCarrierFee(transaction))
}

const refundProgress =
  (kind: 'refund_processed' | 'refund_returned', state: 'processed' | 'failed'): Move =>
  (transaction, { refund_cost_minor = 0, is_part }) => {
    const { id, currency } = transaction
    const amount_minor = refundOf(transaction, is_part)?.amount_minor ?? 0
    return {
      ...still(transaction),
      entries: [
        processedEntry(id, currency, amount_minor, kind),
        feeEntry(currency, refund_cost_minor, accounts.transferFees),
      ],
      // The effect keeps the state of a part's refund.
      refund: is_part ? transaction.refund : { amount_minor, state },
      amount_minor,
    }
  }

export const POSTING_RULES: Record<Exclude<MoneyEffect, 'outcome'>, Move> = {
  none: still,
  charge,
  charge_and_refund: chargeAndRefund,
  carrier_fee: (transaction, { carrier_fee_minor = 0 }) => ({
    ...still(transaction),
    ...payCarrier(transaction, carrier_fee_minor),
  }),
  carrier_returned: (transaction) => ({ ...still(transaction), ...returnCarrierFee(transaction) }),
  way_back_fee: (transaction, { way_back }) => {
    if (!way_back) throw new Error('a way back is missing')
    return { ...still(transaction), ...payWayBack(transaction, way_back) }
  },
  way_back_returned: (transaction) => ({ ...still(transaction), ...returnWayBack(transaction) }),
  carrier_adjustment: (transaction, { adjustment }) => {
    if (!adjustment) throw new Error('an adjustment is missing')
    return { ...still(transaction), ...payAdjustment(transaction, adjustment) }
  },
  carrier_claim: (transaction, { claim }) => {
    if (!claim) throw new Error('a settlement is missing')
    return { ...still(transaction), ...concludeClaim(transaction, claim) }
  },
  refund,
  refund_recalled: (transaction) => ({ ...still(transaction), ...refundRecalled(transaction) }),
  refund_part: (transaction, { part_minor = 0 }) => ({
    ...still(transaction),
    ...refundPart(transaction, part_minor),
  }),
  release: (transaction) => share(transaction, 'release', unusedCarrierFee(transaction)),
  split,
  returned: (transaction, { refund_minor = 0, fee_back_minor = 0 }) =>
    shareReturned(transaction, lessWayBack(transaction, refund_minor), fee_back_minor),
  taken_back: (transaction, { taken_minor = 0 }) => takenByBank(transaction, taken_minor, true),
  taken_part: (transaction, { taken_minor = 0 }) => takenByBank(transaction, taken_minor, false),
  retaken: (transaction, { taken_minor = 0, taken_before }) =>
    retaken(transaction, taken_before, taken_minor),
  borne: (transaction, { taken_minor = 0 }) => borneByUs(transaction, taken_minor),
  refund_processed: refundProgress('refund_processed', 'processed'),
  refund_returned: refundProgress('refund_returned', 'failed'),
}
