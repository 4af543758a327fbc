import type { VendorPrivate } from '@contract/entities/vendor'
import { POLICY } from '@contract/escrow/policy'
import { formatMoney, minorFromText } from '@contract/money'
import { millisOf, type Timestamp } from '@contract/time'

export type PayoutBlocker =
  | { kind: 'no_account' }
  | { kind: 'blocked' }
  | { kind: 'account_waiting'; usable_from: Timestamp }
  | { kind: 'owing' }
  | { kind: 'too_little' }

type Store = Pick<VendorPrivate, 'payout_account' | 'payouts_blocked'>

/** Returns why payouts are blocked, or undefined. `now` is in epoch milliseconds. */
export const blockerOf = (
  { payout_account, payouts_blocked }: Store,
  available_minor: number,
  now: number,
): PayoutBlocker | undefined => {
  if (payouts_blocked) return { kind: 'blocked' }
  if (!payout_account) return { kind: 'no_account' }
  const { usable_from } = payout_account
  if (now < millisOf(usable_from)) return { kind: 'account_waiting', usable_from }
  if (available_minor < 0) return { kind: 'owing' }
  return available_minor < POLICY.min_payout_minor ? { kind: 'too_little' } : undefined
}

type Checked =
  | { amount_minor: number; error?: undefined }
  | { amount_minor?: undefined; error: string }

/** Parses the payout amount to minor units, or returns why it is invalid. */
export const checkPayout = (text: string, available_minor: number, currency: string): Checked => {
  const amount_minor = minorFromText(text)
  if (amount_minor === undefined) {
    return { error: 'Enter an amount such as 12,500.00, with at most two decimals.' }
  }
  if (amount_minor < POLICY.min_payout_minor) {
    return { error: `Pay out at least ${formatMoney(POLICY.min_payout_minor, currency)}.` }
  }
  if (amount_minor > available_minor) {
    return { error: `At most ${formatMoney(available_minor, currency)} is available.` }
  }
  return { amount_minor }
}
