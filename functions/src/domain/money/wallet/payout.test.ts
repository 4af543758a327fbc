import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../../contract/api/errors'
import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import {
  payoutSchema,
  type WalletEntry,
  walletEntrySchema,
} from '../../../contract/entities/money/wallet'
import type { VendorPrivate } from '../../../contract/entities/people/vendor'
import { nextPayoutAt, payoutWeekOf } from '../../../contract/escrow/payout-week'
import { DAY_MS, timestampFromMillis } from '../../../contract/time'
import { brokenLinkOf } from '../../orders/transaction/posting/ledger'
import { payoutPaid, postedFeeOf, returnPayout } from './conclude-payout'
import { makeEntryAvailable } from './make-entry-available'
import { requestPayout } from './request-payout'

const NOW = Date.UTC(2026, 1, 1)
const account = {
  bank_code: '058',
  bank_name: 'GTBank',
  account_number_masked: '******4321',
  account_name: 'ADIRE WORKS LTD',
  recipient_code: 'RCP_1',
  usable_from: timestampFromMillis(NOW),
}
const store = { payout_account: account, payouts_blocked: false }
const wallet = { vendor_id: 'vendor-uid', currency: 'NGN', available_minor: 1_900_000 } as const
const request = { id: 'p'.repeat(20), reference: 'oja-t-pppppppppppp', amount_minor: 1_400_000 }

const ask = (
  change: Partial<Pick<VendorPrivate, 'payout_account' | 'payouts_blocked'>> = {},
  amount_minor = request.amount_minor,
) => requestPayout({ wallet, store: { ...store, ...change } }, { ...request, amount_minor }, NOW)

const NO_FEE = { posted_minor: 0, kept_minor: 0 }

const sums = (entries: readonly LedgerEntry[]) => {
  const totals: Record<string, number> = {}
  for (const { account: name, amount_minor } of entries.flatMap(({ postings }) => postings)) {
    totals[name] = (totals[name] ?? 0) + amount_minor
  }
  return totals
}

describe('asking for a payout', () => {
  const requested = ask()

  test('moves available money and has it transferred', () => {
    expect(requested.move).toEqual({ available: -1_400_000, in_payout: 1_400_000 })
    expect(requested.task).toEqual({ kind: 'transfer', payout_id: request.id })
    expect(payoutSchema.parse(requested.payout)).toEqual(requested.payout)
    expect(requested.entries.map((entry) => walletEntrySchema.parse(entry))).toEqual([
      expect.objectContaining({ id: requested.ledger[0]?.id, amount_minor: -1_400_000 }),
    ])
  })

  test('takes all there is, on the instant a changed account may be used', () => {
    expect(ask({}, 1_900_000).payout.amount_minor).toBe(1_900_000)
  })

  const waiting = { ...account, usable_from: timestampFromMillis(NOW + 1) }
  const REFUSALS: readonly [string, Parameters<typeof ask>, ErrorCode][] = [
    ['more than is available', [{}, 1_900_001], 'payout/insufficient'],
    ['less than the provider transfers', [{}, 9_999], 'payout/insufficient'],
    ['a negative amount', [{}, -1_400_000], 'payout/insufficient'],
    ['a part of a kobo', [{}, 1_400_000.5], 'payout/insufficient'],
    ['a store without an account', [{ payout_account: null }], 'payout/no-account'],
    ['an account changed within a day', [{ payout_account: waiting }], 'payout/account-waiting'],
    ['a blocked store', [{ payouts_blocked: true }], 'payout/blocked'],
  ]
  test.each(REFUSALS)('refuses %s', (_, args, code) => {
    expect(() => ask(...args)).toThrow(expect.objectContaining({ code }))
  })
})

describe('a payout of less than ₦10,000, or the second of a week', () => {
  const week_payout = { week: payoutWeekOf(NOW), payout_id: 'q'.repeat(20) }
  const second = requestPayout({ wallet: { ...wallet, week_payout }, store }, request, NOW)
  const small = ask({}, 400_000)

  test('costs what its transfer costs, as an entry and a line of its own', () => {
    expect(small.payout).toMatchObject({ amount_minor: 400_000, cost_minor: 1_000 })
    expect(small.move).toEqual({ available: -401_000, in_payout: 400_000 })
    expect(small.ledger.map(({ kind }) => kind)).toEqual(['payout', 'payout_cost'])
    expect(small.entries).toMatchObject([
      { kind: 'payout', amount_minor: -400_000 },
      { kind: 'payout_cost', amount_minor: -1_000 },
    ])
    expect(second.payout.cost_minor).toBe(7_500)
    expect(sums(second.ledger)).toEqual({
      'vendor:vendor-uid:payable': -1_407_500,
      [`payout:${request.id}`]: 1_400_000,
      'cost:transfer_fees': 2_500,
      'cost:stamp_duty': 5_000,
    })
  })

  test('is free and the first again in the week that follows', () => {
    const later = nextPayoutAt(NOW)
    const next = requestPayout({ wallet: { ...wallet, week_payout }, store }, request, later)
    expect(next.payout.cost_minor).toBeUndefined()
    expect(next.week_payout).toEqual({ week: payoutWeekOf(later), payout_id: request.id })
    expect(second.week_payout).toBeUndefined()
  })

  test('is refused where amount and cost together exceed what is available', () => {
    const poor = { ...wallet, available_minor: 1_407_499, week_payout }
    expect(() => requestPayout({ wallet: poor, store }, request, NOW)).toThrow(
      expect.objectContaining({ code: 'payout/insufficient' }),
    )
    const enough = { ...poor, available_minor: 1_407_500 }
    expect(requestPayout({ wallet: enough, store }, request, NOW).move.available).toBe(-1_407_500)
  })

  test.each([
    ['failed', 0, 0],
    ['came back, and the provider keeps its fee', 2_500, 2_500],
  ])('gives its cost back when it %s', (_, posted_minor, kept_minor) => {
    const paid = payoutPaid(second.payout, posted_minor, NOW)
    const before = posted_minor > 0 && paid ? paid : second
    const back = returnPayout(before.payout, 'returned', NOW, { posted_minor, kept_minor })
    expect(back?.entries).toMatchObject([
      { kind: 'payout_returned', amount_minor: 1_400_000 },
      { kind: 'payout_cost', amount_minor: 7_500 },
    ])
    const all = [...second.ledger, ...(before === paid ? paid.ledger : []), ...(back?.ledger ?? [])]
    expect(sums(all)).toMatchObject({
      'vendor:vendor-uid:payable': 0,
      'cost:stamp_duty': 0,
      'cost:transfer_fees': kept_minor === 0 ? 0 : -kept_minor,
    })
    expect(back && brokenLinkOf(all, back.payout.ledger)).toBeUndefined()
    expect(Math.abs(postedFeeOf(second.ledger))).toBe(0)
  })
})

describe('the end of a payout', () => {
  const requested = ask()
  const sent = { ...requested.payout, state: 'sent' as const }
  const paid = payoutPaid(sent, 2_500, NOW)
  const failed = returnPayout(sent, 'account closed', NOW, NO_FEE)

  test('pays it out, and the transfer fee is ours', () => {
    expect(paid?.payout.state).toBe('paid')
    expect(paid?.move).toEqual({ in_payout: -1_400_000, paid_out: 1_400_000 })
    expect(sums([...requested.ledger, ...(paid?.ledger ?? [])])).toEqual({
      'vendor:vendor-uid:payable': -1_400_000,
      [`payout:${request.id}`]: 0,
      'provider:clearing': 1_402_500,
      'cost:transfer_fees': -2_500,
    })
  })

  test('puts the money back when the transfer failed', () => {
    expect(failed?.payout).toMatchObject({ state: 'failed', failure: 'account closed' })
    expect(failed?.move).toEqual({ in_payout: -1_400_000, available: 1_400_000 })
    expect(failed?.entries).toMatchObject([{ kind: 'payout_returned', amount_minor: 1_400_000 }])
    expect(Object.values(sums([...requested.ledger, ...(failed?.ledger ?? [])]))).toEqual([0, 0])
  })

  test('puts the money back when it came back after it had arrived', () => {
    const reversed =
      paid && returnPayout(paid.payout, 'reversed', NOW, { posted_minor: 2_500, kept_minor: 0 })
    expect(reversed?.payout.state).toBe('reversed')
    expect(reversed?.move).toEqual({ paid_out: -1_400_000, available: 1_400_000 })
    const all = [...requested.ledger, ...(paid?.ledger ?? []), ...(reversed?.ledger ?? [])]
    expect(sums(all)).toMatchObject({
      'vendor:vendor-uid:payable': 0,
      'provider:clearing': 0,
      'cost:transfer_fees': 0,
    })
    expect(reversed && brokenLinkOf(all, reversed.payout.ledger)).toBeUndefined()
  })

  test('leaves the fee where the provider keeps it, and posts one that it takes anyway', () => {
    const stored = { posted_minor: 2_500, kept_minor: 2_500 }
    const reversed = paid && returnPayout(paid.payout, 'reversed', NOW, stored)
    const all = [...requested.ledger, ...(paid?.ledger ?? []), ...(reversed?.ledger ?? [])]
    expect(sums(all)).toMatchObject({ 'provider:clearing': 2_500, 'cost:transfer_fees': -2_500 })
    const taken = returnPayout(sent, 'failed', NOW, { posted_minor: 0, kept_minor: 1_000 })
    expect(sums([...requested.ledger, ...(taken?.ledger ?? [])])).toMatchObject({
      'vendor:vendor-uid:payable': 0,
      'provider:clearing': 1_000,
      'cost:transfer_fees': -1_000,
    })
  })

  test('comes once', () => {
    expect(paid && payoutPaid(paid.payout, 2_500, NOW)).toBeUndefined()
    expect(failed && payoutPaid(failed.payout, 2_500, NOW)).toBeUndefined()
    expect(failed && returnPayout(failed.payout, 'again', NOW, NO_FEE)).toBeUndefined()
  })
})

describe('released money', () => {
  const entry: WalletEntry = {
    id: 'e',
    kind: 'release',
    amount_minor: 700,
    transaction_id: 't',
    payout_id: null,
    description: '1 × shirt',
    state: 'pending',
    available_at: timestampFromMillis(NOW + DAY_MS),
    created_at: timestampFromMillis(NOW),
  }

  test('becomes available when it has waited', () => {
    expect(makeEntryAvailable(entry, NOW + DAY_MS)).toEqual({ pending: -700, available: 700 })
  })

  test('does not a moment before, nor twice', () => {
    expect(makeEntryAvailable(entry, NOW + DAY_MS - 1)).toBeUndefined()
    expect(makeEntryAvailable({ ...entry, state: 'available' }, NOW + DAY_MS)).toBeUndefined()
  })
})
