import { type PositiveMinor, positiveMinor } from '../../contract/amount'
import { accounts, type Posting } from '../../contract/entities/ledger'
import { sharesOf } from '../../contract/entities/statement'
import type { Transaction } from '../../contract/entities/transaction'
import type { MoneyEffect } from '../../contract/escrow/transition'
import type { CurrencyCode } from '../../contract/money'
import type { EntryDraft } from './ledger'

/** What a money effect may need to know beside the transaction. */
export type MoneyInput = {
  charge?: { amount_minor: number; currency: CurrencyCode; provider_fee_minor: number }
  /** Of a settlement: what the buyer gets back. */
  refund_minor?: number
  /** What sending a refund cost us, or, negative, gave back to us. */
  refund_cost_minor?: number
  /** Of a lost chargeback: what the provider took from us for it. */
  taken_minor?: number
}

/** What moves: entries for the ledger, and the transaction's own account of it. */
export type MoneyMovement = {
  entries: EntryDraft[]
  money: Transaction['money']
  refund: Transaction['refund']
  /** What the provider is to send back to the buyer, in `currency`. */
  to_refund: { amount_minor: PositiveMinor; currency: CurrencyCode } | null
  /** What becomes the vendor's, or, negative, is taken back. */
  vendor_minor: number
  /** What the event shows; null where nothing moved. */
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

/** A refund of nothing is none: the provider would be asked for no amount, and give all of it. */
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

/** The charge lands in our balance at the provider and is the escrow's; the provider's fee is ours. */
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

const settledEntry = (
  id: string,
  currency: CurrencyCode,
  amount_minor: number,
  kind: 'refund_settled' | 'refund_returned',
): EntryDraft => {
  const settled = kind === 'refund_settled' ? amount_minor : -amount_minor
  return {
    kind,
    currency,
    postings: [posting(accounts.refund(id), -settled), posting(accounts.providerClearing, settled)],
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

/** Money in another currency goes back the same way; the transaction counts only its own. */
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

/** Held money leaves the escrow: so much to the buyer, so much to us, the rest is the vendor's. */
const share = (
  transaction: Transaction,
  kind: 'release' | 'split',
  buyer_minor: number,
): MoneyMovement => {
  const { id, currency, money, vendor_id } = transaction
  // Of what a bank has left the fee is kept last and the vendor's part first, as it is borne.
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
 * Who bears what a bank took: what is held first, then the vendor's part, then our fee. Beyond
 * that the loss is ours alone, since the buyer has it twice.
 */
const burdenOf = ({ money }: Transaction, taken_minor: number) => {
  const held = Math.min(taken_minor, money.held_minor)
  const vendor = Math.min(taken_minor - held, money.released_minor)
  const fee = Math.min(taken_minor - held - vendor, money.fee_minor)
  return { held, vendor, fee, loss: taken_minor - held - vendor - fee }
}

/**
 * The provider gave the buyer what the bank asked for. Where the purchase is over, what it left of
 * held money goes back to the buyer as well, by a refund of ours; while another bank's claim is
 * open it stays held, since that claim may take it.
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
      settledEntry(id, currency, by_bank, 'refund_settled'),
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
  (kind: 'refund_settled' | 'refund_returned', state: 'processed' | 'failed'): Move =>
  (transaction, { refund_cost_minor = 0 }) => {
    const { id, currency } = transaction
    const amount_minor = transaction.refund?.amount_minor ?? 0
    return {
      ...still(transaction),
      entries: [
        settledEntry(id, currency, amount_minor, kind),
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
  refund_settled: refundProgress('refund_settled', 'processed'),
  refund_returned: refundProgress('refund_returned', 'failed'),
}
