import { accounts, type LedgerEntry, type Posting } from '../../contract/entities/ledger'
import { OPEN_PAYOUT_STATES, type Payout } from '../../contract/entities/wallet'
import { timestampFromMillis } from '../../contract/time'
import { type EntryDraft, postEntries } from '../transaction/posting/ledger'
import { payoutEntry } from './payout-entry'
import type { PayoutStep } from './wallet-change'

const UNDER_WAY: readonly Payout['state'][] = OPEN_PAYOUT_STATES

const post = (payout: Payout, cause: string, drafts: readonly EntryDraft[], now: number) =>
  postEntries(payout.id, payout.ledger, cause, drafts, now)

const posting = (account: string, amount_minor: number): Posting => ({ account, amount_minor })

/** The provider fees posted in a chain so far. */
export const postedFeeOf = (entries: readonly Pick<LedgerEntry, 'postings'>[]): number =>
  -entries
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => account === accounts.providerFees)
    .reduce((sum, { amount_minor }) => sum + amount_minor, 0)

/** @param fee_minor the provider's fee; negative if it was returned */
const feeEntry = (currency: EntryDraft['currency'], fee_minor: number): EntryDraft => ({
  kind: 'provider_fee',
  currency,
  postings: [
    posting(accounts.providerFees, -fee_minor),
    posting(accounts.providerClearing, fee_minor),
  ],
})

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
    [{ kind: 'payout_paid', currency, postings }, feeEntry(currency, fee_minor)],
    now,
  )
  return {
    payout: { ...payout, state: 'paid', ledger: chain, updated_at: timestampFromMillis(now) },
    move: { in_payout: -amount_minor, paid_out: amount_minor },
    entry: null,
    ledger: entries,
  }
}

/**
 * Returns a failed or reversed transfer to the vendor's available balance. The platform bears the
 * part of the fee that the provider keeps; the rest of the posted fee is reversed. Undefined if
 * the payout was returned before.
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
      feeEntry(currency, kept_minor - posted_minor),
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
    move: { [wasPaid ? 'paid_out' : 'in_payout']: -amount_minor, available: amount_minor },
    entry: payoutEntry(returned, 'payout_returned', entries, now),
    ledger: entries,
  }
}
