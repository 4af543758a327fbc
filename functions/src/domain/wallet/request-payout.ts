import { AppError } from '../../contract/api/errors'
import { accounts } from '../../contract/entities/ledger'
import type { OutboxTask } from '../../contract/entities/outbox'
import type { VendorPrivate } from '../../contract/entities/vendor'
import type { Payout, Wallet } from '../../contract/entities/wallet'
import { POLICY } from '../../contract/escrow/policy'
import { millisOf, timestampFromMillis } from '../../contract/time'
import { postEntries } from '../transaction/posting/ledger'
import { payoutEntry } from './payout-entry'
import type { PayoutStep } from './wallet-change'

type PayoutRequest = {
  id: string
  /** The only reference that this transfer ever uses. */
  reference: string
  amount_minor: number
}

type Payable = {
  wallet: Pick<Wallet, 'vendor_id' | 'currency' | 'available_minor'>
  store: Pick<VendorPrivate, 'payout_account' | 'payouts_blocked'>
}

const accountOf = ({ wallet, store }: Payable, amount_minor: number, now: number) => {
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
    amount_minor <= available_minor
  if (!isPayable) {
    const min_minor = POLICY.min_payout_minor
    throw new AppError('payout/insufficient', { available_minor, min_minor })
  }
  return payout_account
}

/**
 * Moves available money to a payout, to be transferred to the vendor's bank.
 * @throws AppError `payout/blocked`, `no-account`, `account-waiting`, `insufficient`
 */
export const requestPayout = (
  payable: Payable,
  { id, reference, amount_minor }: PayoutRequest,
  now: number,
): PayoutStep & { task: OutboxTask } => {
  const account = accountOf(payable, amount_minor, now)
  const { vendor_id, currency } = payable.wallet
  const postings = [
    { account: accounts.payable(vendor_id), amount_minor: -amount_minor },
    { account: accounts.payout(id), amount_minor },
  ]
  const { entries, chain } = postEntries(
    id,
    { count: 0, head: null },
    'requested',
    [{ kind: 'payout', currency, postings }],
    now,
  )
  const at = timestampFromMillis(now)
  const payout: Payout = {
    id,
    vendor_id,
    amount_minor,
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
    move: { available: -amount_minor, in_payout: amount_minor },
    entry: payoutEntry(payout, 'payout', entries, now),
    ledger: entries,
    task: { kind: 'transfer', payout_id: id },
  }
}
