import type { VendorPrivate } from '@contract/entities/people/vendor'
import { maxPayoutOf, payoutCostOf } from '@contract/escrow/payout-cost'
import { POLICY } from '@contract/escrow/policy'
import { formatMoney } from '@contract/money'
import { AMOUNT_EXPECTED, minorFromText } from '@contract/text/typed-amount'
import { millisOf, type Timestamp } from '@contract/time'

export type PayoutBlocker =
  | { kind: 'no_account' }
  | { kind: 'blocked' }
  | { kind: 'account_waiting'; usable_from: Timestamp }
  | { kind: 'owing' }
  | { kind: 'debt' }
  | { kind: 'too_little' }

type Store = Pick<VendorPrivate, 'payout_account' | 'payouts_blocked'>

/** What can be paid out, and whether this week had a payout before. */
export type Payable = {
  available_minor: number
  isLater: boolean
  /** What holds payouts until it is paid: written off, or owed by another store with the account. */
  unpaid_minor?: number
}

/** Why a payout costs what it costs, in a sentence; undefined if it is free. */
export const payoutCostText = (
  amount_minor: number,
  isLater: boolean,
  currency: string,
): string | undefined => {
  const { total_minor, reason } = payoutCostOf(amount_minor, isLater)
  if (reason === null) return undefined
  const why =
    reason === 'often'
      ? 'one payout a week is free and this is another'
      : `it is under ${formatMoney(POLICY.free_payout_from_minor, currency)}`
  return `This payout costs ${formatMoney(total_minor, currency)} because ${why}.`
}

/** Returns why payouts are blocked, or undefined. `now` is in epoch milliseconds. */
export const blockerOf = (
  { payout_account, payouts_blocked }: Store,
  { available_minor, isLater, unpaid_minor = 0 }: Payable,
  now: number,
): PayoutBlocker | undefined => {
  if (payouts_blocked) return { kind: 'blocked' }
  if (!payout_account) return { kind: 'no_account' }
  const { usable_from } = payout_account
  if (now < millisOf(usable_from)) return { kind: 'account_waiting', usable_from }
  if (available_minor < 0) return { kind: 'owing' }
  if (unpaid_minor > 0) return { kind: 'debt' }
  const most_minor = maxPayoutOf(available_minor, isLater)
  return most_minor < POLICY.min_payout_minor ? { kind: 'too_little' } : undefined
}

type Checked =
  | { amount_minor: number; error?: undefined }
  | { amount_minor?: undefined; error: string }

/** Parses the payout amount to minor units, or returns why it is invalid. */
export const checkPayout = (
  text: string,
  { available_minor, isLater }: Payable,
  currency: string,
): Checked => {
  const amount_minor = minorFromText(text)
  if (amount_minor === undefined) {
    return { error: AMOUNT_EXPECTED }
  }
  if (amount_minor < POLICY.min_payout_minor) {
    return { error: `Pay out at least ${formatMoney(POLICY.min_payout_minor, currency)}.` }
  }
  const most_minor = maxPayoutOf(available_minor, isLater)
  const { total_minor } = payoutCostOf(amount_minor, isLater)
  if (amount_minor + total_minor > available_minor) {
    const cost = most_minor < available_minor ? ' after what the payout costs' : ''
    return { error: `At most ${formatMoney(most_minor, currency)} is available${cost}.` }
  }
  return { amount_minor }
}
