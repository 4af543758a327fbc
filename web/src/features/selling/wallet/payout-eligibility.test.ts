import type { PayoutAccount } from '@contract/entities/people/vendor'
import { HOUR_MS, timestampFromMillis } from '@contract/time'
import { describe, expect, it } from 'vitest'
import { blockerOf, checkPayout, payoutCostText } from './payout-eligibility'

const NOW = Date.UTC(2026, 10, 20, 12)

const account = (usable_in_ms = -1): PayoutAccount => ({
  bank_code: '044',
  bank_name: 'Access Bank',
  account_number_masked: '******1234',
  account_name: 'ADIRE WORKS',
  recipient_code: 'RCP_1',
  usable_from: timestampFromMillis(NOW + usable_in_ms),
})
const payable = (available_minor: number, isLater = false) => ({ available_minor, isLater })
const store = { payout_account: account(), payouts_blocked: false }

describe('obstacleTo', () => {
  it('finds none where money and account are ready', () => {
    expect(blockerOf(store, payable(11_000), NOW)).toBeUndefined()
  })

  it('warns while a changed account waits', () => {
    const waiting = { ...store, payout_account: account(24 * HOUR_MS) }
    expect(blockerOf(waiting, payable(11_000), NOW)).toEqual({
      kind: 'account_waiting',
      usable_from: timestampFromMillis(NOW + 24 * HOUR_MS),
    })
  })

  it.each([
    ['there is no account', { ...store, payout_account: null }, 10_000, 'no_account'],
    ['a payment is contested', { ...store, payouts_blocked: true }, 10_000, 'blocked'],
    ['the wallet owes', store, -1, 'owing'],
    ['there is too little with its cost', store, 10_999, 'too_little'],
  ])('stops where %s', (_, given, available_minor, kind) => {
    expect(blockerOf(given, payable(available_minor), NOW)).toEqual({ kind })
  })
})

describe('checkPayout', () => {
  it('takes an amount in naira to the kobo', () => {
    expect(checkPayout('12,500.50', payable(2_000_000), 'NGN')).toEqual({ amount_minor: 1_250_050 })
  })

  it.each([
    ['99.99', 'Pay out at least ₦100.'],
    ['20,000.01', 'At most ₦20,000 is available.'],
    ['100.001', 'Enter an amount such as 12,500 or 12,500.50.'],
  ])('refuses %s', (text, error) => {
    expect(checkPayout(text, payable(2_000_000), 'NGN')).toEqual({ error })
  })
})

describe('what a payout costs', () => {
  it('is said with its reason, and kept back from what can be paid out', () => {
    expect(payoutCostText(1_000_000, false, 'NGN')).toBeUndefined()
    expect(payoutCostText(999_900, false, 'NGN')).toBe(
      'This payout costs ₦25 because it is under ₦10,000.',
    )
    expect(payoutCostText(1_000_000, true, 'NGN')).toBe(
      'This payout costs ₦75 because one payout a week is free and this is another.',
    )
    expect(checkPayout('20,000', payable(2_000_000, true), 'NGN')).toEqual({
      error: 'At most ₦19,925 is available after what the payout costs.',
    })
  })
})
