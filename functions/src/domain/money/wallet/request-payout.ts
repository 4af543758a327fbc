import { AppError } from '../../../contract/api/errors'
import { accounts } from '../../../contract/entities/money/ledger'
import type { Payout, Wallet } from '../../../contract/entities/money/wallet'
import type { OutboxTask } from '../../../contract/entities/outbox'
import type { VendorPrivate } from '../../../contract/entities/people/vendor'
import { payoutCostOf } from '../../../contract/escrow/payout-cost'
import { isPaidThisWeek, payoutWeekOf } from '../../../contract/escrow/payout-week'
import { POLICY } from '../../../contract/escrow/policy'
import { millisOf, timestampFromMillis } from '../../../contract/time'
import { posting } from '../../orders/transaction/posting/entries'
import { postEntries } from '../../orders/transaction/posting/ledger'
import { payoutEntries } from './payout-entry'
import type { PayoutStep } from './wallet-change'

type PayoutRequest = {
  id: string
  /** The only reference that this transfer ever uses. */
  reference: string
  /** What arrives at the bank. */
  amount_minor: number
  is_weekly?: true
}

type Payable = {
  wallet: Pick<Wallet, 'vendor_id' | 'currency' | 'available_minor' | 'week_payout'>
  store: Pick<VendorPrivate, 'payout_account' | 'payouts_blocked'>
}

const accountOf = (
  { wallet, store }: Payable,
  { amount_minor, cost_minor }: { amount_minor: number; cost_minor: number },
  now: number,
) => {
  const { payout_account, payouts_blocked } = store
  if (payouts_blocked) throw new AppError('payout/blocked')
  if (!payout_account) throw new AppError('payout/no-account')
  if (now < millisOf(payout_account.usable_from)) {
    throw new AppError('payout/account-waiting', { usable_from: payout_account.usable_from })
  }
  const { available_minor } = wallet
  const isPayable =
    Number.isSafeInteger(amount_minor) &&
    amount_minor >= POLICY.min_payout_minor &&
    amount_minor + cost_minor <= available_minor
  if (!isPayable) {
    const min_minor = POLICY.min_payout_minor
    throw new AppError('payout/insufficient', { available_minor, min_minor, cost_minor })
  }
  return payout_account
}

/**
 * Moves available money to a payout, to be transferred to the vendor's bank, and takes what it costs
 * the vendor as an entry of its own.
 * @throws AppError `payout/blocked`, `no-account`, `account-waiting`, `insufficient`
 */
export const requestPayout = (
  payable: Payable,
  { id, reference, amount_minor, is_weekly }: PayoutRequest,
  now: number,
): PayoutStep & { task: OutboxTask } => {
  const isLater = isPaidThisWeek(payable.wallet, now)
  const { fee_minor, duty_minor, total_minor } = payoutCostOf(amount_minor, isLater)
  const account = accountOf(payable, { amount_minor, cost_minor: total_minor }, now)
  const { vendor_id, currency } = payable.wallet
  const postings = [
    posting(accounts.payable(vendor_id), -amount_minor),
    posting(accounts.payout(id), amount_minor),
  ]
  const costs = [
    posting(accounts.payable(vendor_id), -total_minor),
    posting(accounts.transferFees, fee_minor),
    posting(accounts.stampDuty, duty_minor),
  ]
  const { entries, chain } = postEntries(
    id,
    { count: 0, head: null },
    'requested',
    [
      { kind: 'payout', currency, postings },
      { kind: 'payout_cost', currency, postings: costs },
    ],
    now,
  )
  const at = timestampFromMillis(now)
  const payout: Payout = {
    id,
    vendor_id,
    amount_minor,
    ...(total_minor > 0 && { cost_minor: total_minor }),
    ...(is_weekly && { is_weekly }),
    currency,
    bank_name: account.bank_name,
    account_number_masked: account.account_number_masked,
    recipient_code: account.recipient_code,
    reference,
    state: 'requested',
    failure: null,
    ledger: chain,
    created_at: at,
    updated_at: at,
  }
  return {
    payout,
    move: { available: -amount_minor - total_minor, in_payout: amount_minor },
    entries: payoutEntries(payout, entries, now),
    ledger: entries,
    ...(!isLater && { week_payout: { week: payoutWeekOf(now), payout_id: id } }),
    task: { kind: 'transfer', payout_id: id },
  }
}
