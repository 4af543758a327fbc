import { accounts, type LedgerEntry } from '../../../contract/entities/money/ledger'
import { OPEN_PAYOUT_STATES, type Payout } from '../../../contract/entities/money/wallet'
import { transferCostOf } from '../../../contract/escrow/payout-cost'
import { timestampFromMillis } from '../../../contract/time'
import { feeEntry, posting } from '../../orders/transaction/posting/entries'
import { type EntryDraft, postEntries } from '../../orders/transaction/posting/ledger'
import { payoutEntries } from './payout-entry'
import type { PayoutStep } from './wallet-change'

const UNDER_WAY: readonly Payout['state'][] = OPEN_PAYOUT_STATES

const post = (payout: Payout, cause: string, drafts: readonly EntryDraft[], now: number) =>
  postEntries(payout.id, payout.ledger, cause, drafts, now)

/** Of payouts from before transfers had an account of their own, too. */
const FEE_ACCOUNTS: readonly string[] = [accounts.transferFees, accounts.providerFees]

/** The provider fees posted in a chain so far, without what the vendor paid of them. */
export const postedFeeOf = (entries: readonly Pick<LedgerEntry, 'kind' | 'postings'>[]): number =>
  -entries
    .filter(({ kind }) => kind !== 'payout_cost')
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => FEE_ACCOUNTS.includes(account))
    .reduce((sum, { amount_minor }) => sum + amount_minor, 0)

/** A transfer's fee: posted in the ledger so far, and what the provider keeps of it finally. */
export type FeeOfReturn = { posted_minor: number; kept_minor: number }

/**
 * Marks the payout as paid; undefined if it was concluded before.
 * @param fee_minor the provider's fee, in addition to the amount
 */
export const payoutPaid = (
  payout: Payout,
  fee_minor: number,
  now: number,
): PayoutStep | undefined => {
  if (!UNDER_WAY.includes(payout.state)) return undefined
  const { id, amount_minor, currency } = payout
  const postings = [
    posting(accounts.payout(id), -amount_minor),
    posting(accounts.providerClearing, amount_minor),
  ]
  const { entries, chain } = post(
    payout,
    'paid',
    [
      { kind: 'payout_paid', currency, postings },
      feeEntry(currency, fee_minor, accounts.transferFees),
    ],
    now,
  )
  return {
    payout: { ...payout, state: 'paid', ledger: chain, updated_at: timestampFromMillis(now) },
    move: { in_payout: -amount_minor, paid_out: amount_minor },
    entries: [],
    ledger: entries,
  }
}

/** Gives the vendor back what the payout cost, on the accounts that it was posted to. */
const costReturned = ({
  vendor_id,
  amount_minor,
  cost_minor = 0,
  currency,
}: Payout): EntryDraft => {
  const { fee_minor } = transferCostOf(amount_minor)
  const own_fee_minor = Math.min(fee_minor, cost_minor)
  return {
    kind: 'payout_cost',
    currency,
    postings: [
      posting(accounts.transferFees, -own_fee_minor),
      posting(accounts.stampDuty, own_fee_minor - cost_minor),
      posting(accounts.payable(vendor_id), cost_minor),
    ],
  }
}

/**
 * Returns a failed or reversed transfer to the vendor's available balance, with what the vendor paid
 * for it. The platform bears the part of the fee that the provider keeps; the rest of the posted fee
 * is reversed. Undefined if the payout was returned before.
 */
export const returnPayout = (
  payout: Payout,
  failure: string,
  now: number,
  { posted_minor, kept_minor }: FeeOfReturn,
): PayoutStep | undefined => {
  const wasPaid = payout.state === 'paid'
  if (!wasPaid && !UNDER_WAY.includes(payout.state)) return undefined
  const { id, vendor_id, amount_minor, currency } = payout
  const from = wasPaid ? accounts.providerClearing : accounts.payout(id)
  const postings = [
    posting(from, -amount_minor),
    posting(accounts.payable(vendor_id), amount_minor),
  ]
  const { entries, chain } = post(
    payout,
    'returned',
    [
      { kind: 'payout_returned', currency, postings },
      feeEntry(currency, kept_minor - posted_minor, accounts.transferFees),
      costReturned(payout),
    ],
    now,
  )
  const returned: Payout = {
    ...payout,
    state: wasPaid ? 'reversed' : 'failed',
    failure,
    ledger: chain,
    updated_at: timestampFromMillis(now),
  }
  return {
    payout: returned,
    move: {
      [wasPaid ? 'paid_out' : 'in_payout']: -amount_minor,
      available: amount_minor + (payout.cost_minor ?? 0),
    },
    entries: payoutEntries(returned, entries, now),
    ledger: entries,
  }
}
