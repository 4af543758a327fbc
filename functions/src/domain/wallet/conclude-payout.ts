import { accounts, type LedgerEntry, type Posting } from '../../contract/entities/ledger'
import type { Payout } from '../../contract/entities/wallet'
import { timestampFromMillis } from '../../contract/time'
import { type EntryDraft, postEntries } from '../transaction/ledger'
import { payoutEntry } from './payout-entry'
import type { PayoutStep } from './wallet-change'

const UNDER_WAY: readonly Payout['state'][] = ['requested', 'sent']

const post = (payout: Payout, cause: string, drafts: readonly EntryDraft[], now: number) =>
  postEntries(payout.id, payout.ledger, cause, drafts, now)

const posting = (account: string, amount_minor: number): Posting => ({ account, amount_minor })

/** What a chain has booked as the provider's fee so far. */
export const postedFeeOf = (entries: readonly Pick<LedgerEntry, 'postings'>[]): number =>
  -entries
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => account === accounts.providerFees)
    .reduce((sum, { amount_minor }) => sum + amount_minor, 0)

/** @param fee_minor what the provider took, or, negative, gave back */
const feeEntry = (currency: EntryDraft['currency'], fee_minor: number): EntryDraft => ({
  kind: 'provider_fee',
  currency,
  postings: [
    posting(accounts.providerFees, -fee_minor),
    posting(accounts.providerClearing, fee_minor),
  ],
})

/** A transfer's fee as the ledger has it, and what of it the provider keeps now that it is over. */
export type FeeOfReturn = { posted_minor: number; kept_minor: number }

/**
 * The transfer arrived. Undefined when the payout was concluded before.
 * @param fee_minor what the provider took for it, beside the amount
 */
export const payoutPaid = (
  payout: Payout,
  fee_minor: number,
  now: number,
): PayoutStep | undefined => {
  if (!UNDER_WAY.includes(payout.state)) return undefined
  const { id, amount_minor, currency } = payout
  const settled = [
    posting(accounts.payout(id), -amount_minor),
    posting(accounts.providerClearing, amount_minor),
  ]
  const { entries, chain } = post(
    payout,
    'settled',
    [{ kind: 'payout_settled', currency, postings: settled }, feeEntry(currency, fee_minor)],
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
 * The transfer failed, or came back after it had arrived: the money is the vendor's to pay out
 * again. What the provider keeps of its fee is ours to bear and the rest comes off it. Undefined
 * when it was put back before.
 */
export const returnPayout = (
  payout: Payout,
  failure: string,
  now: number,
  { posted_minor: booked_minor, kept_minor }: FeeOfReturn,
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
      feeEntry(currency, kept_minor - booked_minor),
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
