import { dueFrom } from '../../../contract/entities/due'
import { accounts, type LedgerEntry } from '../../../contract/entities/money/ledger'
import type { TopUp } from '../../../contract/entities/money/top-up'
import type { ToppedUp, Wallet, WalletEntry } from '../../../contract/entities/money/wallet'
import { POLICY } from '../../../contract/escrow/policy'
import { providerLocalFeeOf } from '../../../contract/escrow/provider-fee'
import type { CurrencyCode } from '../../../contract/money'
import { timestampFromMillis } from '../../../contract/time'
import { feeEntry, posting, processedEntry } from '../../orders/transaction/posting/entries'
import { type EntryDraft, postEntries } from '../../orders/transaction/posting/ledger'
import type { WalletMove } from './wallet-change'

/** What one step of a top-up changes, to be written in one commit. */
export type TopUpStep = { top_up: TopUp; ledger: LedgerEntry[] }

type Credit = TopUpStep & { line: WalletEntry; move: WalletMove; topped_up: ToppedUp[] }

export const openTopUp = (
  given: Pick<TopUp, 'id' | 'vendor_id' | 'reference' | 'amount_minor'>,
  now: number,
): TopUp => ({
  ...given,
  fee_minor: providerLocalFeeOf(given.amount_minor),
  state: 'awaiting',
  due: dueFrom(timestampFromMillis(now + POLICY.payment_ms + POLICY.payment_grace_ms)),
  ledger: { count: 0, head: null },
  created_at: timestampFromMillis(now),
  updated_at: timestampFromMillis(now),
})

const post = (
  top_up: TopUp,
  cause: string,
  drafts: readonly EntryDraft[],
  now: number,
): TopUpStep => {
  const { entries, chain } = postEntries(top_up.id, top_up.ledger, cause, drafts, now)
  return {
    top_up: { ...top_up, ledger: chain, updated_at: timestampFromMillis(now) },
    ledger: entries,
  }
}

export const lapseTopUp = (top_up: TopUp, now: number): TopUp => ({
  ...top_up,
  state: 'lapsed',
  due: null,
  updated_at: timestampFromMillis(now),
})

/**
 * Posts what a vendor paid in, less what the transfer costs. It is pending until it is payable, but
 * for what the wallet lacks, which it pays at once.
 * @param provider_fee_minor what the provider takes; the difference to what the vendor pays is ours
 */
export const creditTopUp = (
  top_up: TopUp,
  wallet: Pick<Wallet, 'available_minor' | 'topped_up'>,
  provider_fee_minor: number,
  now: number,
): Credit => {
  const { amount_minor, fee_minor, vendor_id, reference } = top_up
  const credit_minor = amount_minor - fee_minor
  const posted = post(
    { ...top_up, state: 'credited', due: null },
    reference,
    [
      {
        kind: 'top_up',
        currency: 'NGN',
        postings: [
          posting(accounts.providerClearing, -amount_minor),
          posting(accounts.payable(vendor_id), credit_minor),
          posting(accounts.providerFees, fee_minor),
        ],
      },
      feeEntry('NGN', provider_fee_minor),
    ],
    now,
  )
  const lacking_minor = Math.min(credit_minor, Math.max(0, -wallet.available_minor))
  const left_minor = credit_minor - lacking_minor
  const entry_id = posted.ledger[0]?.id ?? top_up.id
  const available_at = timestampFromMillis(now + (left_minor > 0 ? POLICY.top_up_ms : 0))
  const line: WalletEntry = {
    id: entry_id,
    kind: 'top_up',
    amount_minor: credit_minor,
    transaction_id: null,
    payout_id: null,
    description: 'Paid in by you',
    state: left_minor > 0 ? 'pending' : 'available',
    available_at,
    created_at: timestampFromMillis(now),
  }
  const added = left_minor > 0 ? [{ entry_id, left_minor, available_at }] : []
  return {
    ...posted,
    line,
    move: { pending: left_minor, available: lacking_minor },
    topped_up: [...(wallet.topped_up ?? []), ...added],
  }
}

/** Posts money of a top-up that goes back to who paid: what the provider keeps is our cost. */
export const returnTopUp = (
  top_up: TopUp,
  charged: { amount_minor: number; currency: CurrencyCode; provider_fee_minor: number },
  now: number,
): TopUpStep => {
  const { amount_minor, currency, provider_fee_minor } = charged
  const postings = [
    posting(accounts.providerClearing, -amount_minor),
    posting(accounts.refund(top_up.id), amount_minor),
  ]
  return post(
    { ...top_up, state: 'returned', due: null },
    top_up.reference,
    [{ kind: 'top_up', currency, postings }, feeEntry(currency, provider_fee_minor)],
    now,
  )
}

type TopUpRefund = {
  kind: 'refund_processed' | 'refund_returned'
  amount_minor: number
  currency: CurrencyCode
}

/** The provider has sent what goes back, or it came back from the bank. */
export const followTopUpRefund = (
  top_up: TopUp,
  { kind, amount_minor, currency }: TopUpRefund,
  now: number,
): TopUpStep => {
  const draft = processedEntry(top_up.id, currency, amount_minor, kind)
  return post(top_up, `refund-${top_up.ledger.count}`, [draft], now)
}

/** The provider named its fee after the charge: what it differs from the schedule is our cost. */
export const correctTopUpFee = (top_up: TopUp, more_minor: number, now: number): TopUpStep =>
  post(top_up, 'fee', [feeEntry('NGN', more_minor)], now)
