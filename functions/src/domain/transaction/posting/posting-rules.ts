import { type PositiveMinor, positiveMinor } from '../../../contract/amount'
import { accounts } from '../../../contract/entities/ledger'
import type { CarrierFeeBearer } from '../../../contract/entities/orders/carrier'
import { refundOf } from '../../../contract/entities/orders/partial'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { releaseOf, sharesOf, unusedCarrierFee } from '../../../contract/entities/statement'
import type { FailedSaleCostBearer } from '../../../contract/escrow/failed-sale-cost'
import type { MoneyEffect } from '../../../contract/escrow/transition'
import type { CurrencyCode } from '../../../contract/money'
import { burdenOf } from './burden'
import { type CarrierAdjustment, payAdjustment } from './carrier-adjustment'
import { payCarrier, refundWithCarrier, returnCarrierFee } from './carrier-fee'
import {
  type Charge,
  chargeEntries,
  feeEntry,
  posting,
  processedEntry,
  refundEntry,
} from './entries'
import type { EntryDraft } from './ledger'
import { refundPart } from './refund-part'
import { refundRecalled } from './refund-recalled'

/** The input of a money effect besides the transaction. */
export type MoneyInput = {
  charge?: Charge
  /** For a settlement: the buyer's refund. */
  refund_minor?: number
  /** What units that the vendor doesn't have were paid for. */
  part_minor?: number
  /** It is the refund of such units that moves. */
  is_part?: true | undefined
  /** What the carrier takes for a booked parcel. */
  carrier_fee_minor?: number
  /** What a carrier took later. */
  adjustment?: CarrierAdjustment
  /** Who bears a booked carrier's fee with a refund; the vendor unless it is said. */
  carrier_fee_by?: CarrierFeeBearer | undefined
  /** The provider's fee for sending a refund; negative if it was returned. */
  refund_cost_minor?: number
  /** Who bears what the provider keeps of a refunded charge; the transition says it otherwise. */
  cost_by?: FailedSaleCostBearer | undefined
  /** For a lost chargeback: the amount that the provider debited. */
  taken_minor?: number
}

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

type Move = (transaction: Transaction, result: MoneyInput) => MoneyMovement

const still = ({ money, refund }: Transaction): MoneyMovement => ({
  entries: [],
  money,
  refund,
  to_refund: null,
  vendor_minor: 0,
  amount_minor: null,
})

/** No refund for zero: asked without an amount, the provider would refund the whole charge. */
const owed = (amount_minor: number, currency: CurrencyCode) => {
  const positive = positiveMinor(amount_minor)
  return positive === null
    ? { refund: null, to_refund: null }
    : {
        refund: { amount_minor, state: 'pending' as const },
        to_refund: { amount_minor: positive, currency },
      }
}

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

/**
 * Divides the held money: `buyer_minor` to the buyer, the fee and the commission to us, the rest to
 * the vendor.
 */
const share = (
  transaction: Transaction,
  kind: 'release' | 'split',
  buyer_minor: number,
): MoneyMovement => {
  const { id, currency, money, vendor_id } = transaction
  const { fee_minor, commission_minor, vendor_minor } = releaseOf(transaction, buyer_minor)
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

const split: Move = (transaction, { refund_minor = 0 }) => {
  const shares = sharesOf(transaction, refund_minor)
  if (!shares) throw new Error('a settlement out of range')
  return shares.vendor_minor === 0
    ? refund(transaction, {})
    : share(transaction, 'split', shares.buyer_minor + unusedCarrierFee(transaction))
}

/**
 * Posts a lost chargeback, which the provider has paid to the buyer. With `is_rest_refunded`, the
 * remaining held money is refunded too; while another chargeback is open it stays held, since
 * that one may take it.
 */
const takenByBank = (
  transaction: Transaction,
  taken_minor: number,
  is_rest_refunded: boolean,
): MoneyMovement => {
  const { id, currency, money, vendor_id } = transaction
  const { held, vendor, fee, commission, loss } = burdenOf(transaction, taken_minor)
  const by_bank = held + vendor + fee + commission
  const rest = is_rest_refunded ? money.held_minor - held : 0
  const refunded_minor = money.refunded_minor + by_bank + rest
  const own = owed(rest, currency)
  const part_minor = transaction.partial?.refund.amount_minor ?? 0
  const isBanksAlone = is_rest_refunded && refunded_minor > part_minor
  const banks = isBanksAlone
    ? ({ amount_minor: refunded_minor - part_minor, state: 'processed' } as const)
    : null
  return {
    entries: [
      {
        kind: 'chargeback_loss',
        currency,
        postings: [
          posting(accounts.escrow(id), -held - rest),
          posting(accounts.payable(vendor_id), -vendor),
          posting(accounts.platformFees, -fee),
          posting(accounts.commission, -commission),
          posting(accounts.refund(id), by_bank + rest),
          posting(accounts.chargebackCosts, -loss),
          posting(accounts.providerClearing, loss),
        ],
      },
      processedEntry(id, currency, by_bank, 'refund_processed'),
    ],
    money: {
      ...money,
      held_minor: money.held_minor - held - rest,
      released_minor: money.released_minor - vendor,
      fee_minor: money.fee_minor - fee,
      ...(commission > 0 && { commission_minor: (money.commission_minor ?? 0) - commission }),
      refunded_minor,
    },
    refund: own.refund ?? transaction.refund ?? banks,
    to_refund: own.to_refund,
    vendor_minor: -vendor,
    amount_minor: taken_minor,
  }
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
  carrier_adjustment: (transaction, { adjustment }) => {
    if (!adjustment) throw new Error('an adjustment is missing')
    return { ...still(transaction), ...payAdjustment(transaction, adjustment) }
  },
  refund,
  refund_recalled: (transaction) => ({ ...still(transaction), ...refundRecalled(transaction) }),
  refund_part: (transaction, { part_minor = 0 }) => ({
    ...still(transaction),
    ...refundPart(transaction, part_minor),
  }),
  release: (transaction) => share(transaction, 'release', unusedCarrierFee(transaction)),
  split,
  taken_back: (transaction, { taken_minor = 0 }) => takenByBank(transaction, taken_minor, true),
  taken_part: (transaction, { taken_minor = 0 }) => takenByBank(transaction, taken_minor, false),
  refund_processed: refundProgress('refund_processed', 'processed'),
  refund_returned: refundProgress('refund_returned', 'failed'),
}
