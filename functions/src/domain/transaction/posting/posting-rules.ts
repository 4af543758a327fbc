import { type PositiveMinor, positiveMinor } from '../../../contract/amount'
import { accounts, type Posting } from '../../../contract/entities/ledger'
import { sharesOf } from '../../../contract/entities/statement'
import type { Transaction } from '../../../contract/entities/transaction'
import type { MoneyEffect } from '../../../contract/escrow/transition'
import type { CurrencyCode } from '../../../contract/money'
import type { EntryDraft } from './ledger'

/** The input of a money effect besides the transaction. */
export type MoneyInput = {
  charge?: { amount_minor: number; currency: CurrencyCode; provider_fee_minor: number }
  /** For a settlement: the buyer's refund. */
  refund_minor?: number
  /** The provider's fee for sending a refund; negative if it was returned. */
  refund_cost_minor?: number
  /** For a lost chargeback: the amount that the provider debited. */
  taken_minor?: number
}

/** The ledger entries of an effect and the transaction's new balances. */
export type MoneyMovement = {
  entries: EntryDraft[]
  money: Transaction['money']
  refund: Transaction['refund']
  /** The refund that the provider must send to the buyer. */
  to_refund: { amount_minor: PositiveMinor; currency: CurrencyCode } | null
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

const posting = (account: string, amount_minor: number): Posting => ({ account, amount_minor })

const chargeOf = ({ charge }: MoneyInput): NonNullable<MoneyInput['charge']> => {
  if (!charge) throw new Error('a charge is not told')
  return charge
}

const feeEntry = (currency: CurrencyCode, fee_minor: number): EntryDraft => ({
  kind: 'provider_fee',
  currency,
  postings: [
    posting(accounts.providerFees, -fee_minor),
    posting(accounts.providerClearing, fee_minor),
  ],
})

/** Posts the charge from the provider's balance to escrow. The platform pays the provider's fee. */
const chargeEntries = (id: string, result: MoneyInput): EntryDraft[] => {
  const { amount_minor, currency, provider_fee_minor } = chargeOf(result)
  const { providerClearing, escrow } = accounts
  return [
    {
      kind: 'charge',
      currency,
      postings: [posting(providerClearing, -amount_minor), posting(escrow(id), amount_minor)],
    },
    feeEntry(currency, provider_fee_minor),
  ]
}

const refundEntry = (id: string, currency: CurrencyCode, amount_minor: number): EntryDraft => ({
  kind: 'refund',
  currency,
  postings: [
    posting(accounts.escrow(id), -amount_minor),
    posting(accounts.refund(id), amount_minor),
  ],
})

const processedEntry = (
  id: string,
  currency: CurrencyCode,
  amount_minor: number,
  kind: 'refund_processed' | 'refund_returned',
): EntryDraft => {
  const processed_minor = kind === 'refund_processed' ? amount_minor : -amount_minor
  return {
    kind,
    currency,
    postings: [
      posting(accounts.refund(id), -processed_minor),
      posting(accounts.providerClearing, processed_minor),
    ],
  }
}

const charge: Move = (transaction, result) => {
  const { amount_minor } = chargeOf(result)
  const { money } = transaction
  return {
    ...still(transaction),
    entries: chargeEntries(transaction.id, result),
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
      ...chargeEntries(transaction.id, result),
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

const refund: Move = (transaction) => {
  const { id, currency, money } = transaction
  const amount_minor = money.held_minor
  return {
    ...still(transaction),
    entries: [refundEntry(id, currency, amount_minor)],
    money: { ...money, held_minor: 0, refunded_minor: money.refunded_minor + amount_minor },
    ...owed(amount_minor, currency),
    amount_minor,
  }
}

/** Divides the held money: `buyer_minor` to the buyer, the fee to us, the rest to the vendor. */
const share = (
  transaction: Transaction,
  kind: 'release' | 'split',
  buyer_minor: number,
): MoneyMovement => {
  const { id, currency, money, vendor_id } = transaction
  // After a partial chargeback, the fee comes out of what is left before the vendor's part.
  const fee_minor = Math.min(transaction.escrow_fee, money.held_minor)
  const vendor_minor = money.held_minor - fee_minor - buyer_minor
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
        ],
      },
    ],
    money: {
      ...money,
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
    : share(transaction, 'split', shares.buyer_minor)
}

/**
 * Allocates a chargeback: held money first, then the vendor's part, then our fee. The rest is the
 * platform's loss, since the buyer was paid twice.
 */
const burdenOf = ({ money }: Transaction, taken_minor: number) => {
  const held = Math.min(taken_minor, money.held_minor)
  const vendor = Math.min(taken_minor - held, money.released_minor)
  const fee = Math.min(taken_minor - held - vendor, money.fee_minor)
  return { held, vendor, fee, loss: taken_minor - held - vendor - fee }
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
  const { held, vendor, fee, loss } = burdenOf(transaction, taken_minor)
  const by_bank = held + vendor + fee
  const rest = is_rest_refunded ? money.held_minor - held : 0
  const refunded_minor = money.refunded_minor + by_bank + rest
  const own = owed(rest, currency)
  const isBanksAlone = is_rest_refunded && refunded_minor > 0
  const banks = isBanksAlone
    ? ({ amount_minor: refunded_minor, state: 'processed' } as const)
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
          posting(accounts.refund(id), by_bank + rest),
          posting(accounts.platformLosses, -loss),
          posting(accounts.providerClearing, loss),
        ],
      },
      processedEntry(id, currency, by_bank, 'refund_processed'),
    ],
    money: {
      charged_minor: money.charged_minor,
      held_minor: money.held_minor - held - rest,
      released_minor: money.released_minor - vendor,
      fee_minor: money.fee_minor - fee,
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
  (transaction, { refund_cost_minor = 0 }) => {
    const { id, currency } = transaction
    const amount_minor = transaction.refund?.amount_minor ?? 0
    return {
      ...still(transaction),
      entries: [
        processedEntry(id, currency, amount_minor, kind),
        feeEntry(currency, refund_cost_minor),
      ],
      refund: { amount_minor, state },
      amount_minor,
    }
  }

export const POSTING_RULES: Record<Exclude<MoneyEffect, 'outcome'>, Move> = {
  none: still,
  charge,
  charge_and_refund: chargeAndRefund,
  refund,
  release: (transaction) => share(transaction, 'release', 0),
  split,
  taken_back: (transaction, { taken_minor = 0 }) => takenByBank(transaction, taken_minor, true),
  taken_part: (transaction, { taken_minor = 0 }) => takenByBank(transaction, taken_minor, false),
  refund_processed: refundProgress('refund_processed', 'processed'),
  refund_returned: refundProgress('refund_returned', 'failed'),
}
