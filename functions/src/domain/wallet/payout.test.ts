import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../contract/api/errors'
import type { LedgerEntry } from '../../contract/entities/ledger'
import type { VendorPrivate } from '../../contract/entities/vendor'
import { payoutSchema, type WalletEntry, walletEntrySchema } from '../../contract/entities/wallet'
import { DAY_MS, timestampFromMillis } from '../../contract/time'
import { brokenLinkOf } from '../transaction/posting/ledger'
import { payoutPaid, returnPayout } from './conclude-payout'
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
const wallet = { vendor_id: 'vendor-uid', currency: 'NGN', available_minor: 900_000 } as const
const request = { id: 'p'.repeat(20), reference: 'oja-t-pppppppppppp', amount_minor: 400_000 }

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
    expect(requested.move).toEqual({ available: -400_000, in_payout: 400_000 })
    expect(requested.task).toEqual({ kind: 'transfer', payout_id: request.id })
    expect(payoutSchema.parse(requested.payout)).toEqual(requested.payout)
    expect(walletEntrySchema.parse(requested.entry)).toEqual(requested.entry)
    expect(requested.entry).toMatchObject({ id: requested.ledger[0]?.id, amount_minor: -400_000 })
  })

  test('takes all there is, on the instant a changed account may be used', () => {
    expect(ask({}, 900_000).payout.amount_minor).toBe(900_000)
  })

  const waiting = { ...account, usable_from: timestampFromMillis(NOW + 1) }
  const REFUSALS: readonly [string, Parameters<typeof ask>, ErrorCode][] = [
    ['more than is available', [{}, 900_001], 'payout/insufficient'],
    ['less than the provider transfers', [{}, 9_999], 'payout/insufficient'],
    ['a negative amount', [{}, -400_000], 'payout/insufficient'],
    ['a part of a kobo', [{}, 400_000.5], 'payout/insufficient'],
    ['a store without an account', [{ payout_account: null }], 'payout/no-account'],
    ['an account changed within a day', [{ payout_account: waiting }], 'payout/account-waiting'],
    ['a blocked store', [{ payouts_blocked: true }], 'payout/blocked'],
  ]
  test.each(REFUSALS)('refuses %s', (_, args, code) => {
    expect(() => ask(...args)).toThrow(expect.objectContaining({ code }))
  })
})

describe('the end of a payout', () => {
  const requested = ask()
  const sent = { ...requested.payout, state: 'sent' as const }
  const paid = payoutPaid(sent, 2_500, NOW)
  const failed = returnPayout(sent, 'account closed', NOW, NO_FEE)

  test('pays it out, and the transfer fee is ours', () => {
    expect(paid?.payout.state).toBe('paid')
    expect(paid?.move).toEqual({ in_payout: -400_000, paid_out: 400_000 })
    expect(sums([...requested.ledger, ...(paid?.ledger ?? [])])).toEqual({
      'vendor:vendor-uid:payable': -400_000,
      [`payout:${request.id}`]: 0,
      'provider:clearing': 402_500,
      'provider:fees': -2_500,
    })
  })

  test('puts the money back when the transfer failed', () => {
    expect(failed?.payout).toMatchObject({ state: 'failed', failure: 'account closed' })
    expect(failed?.move).toEqual({ in_payout: -400_000, available: 400_000 })
    expect(failed?.entry).toMatchObject({ kind: 'payout_returned', amount_minor: 400_000 })
    expect(Object.values(sums([...requested.ledger, ...(failed?.ledger ?? [])]))).toEqual([0, 0])
  })

  test('puts the money back when it came back after it had arrived', () => {
    const reversed =
      paid && returnPayout(paid.payout, 'reversed', NOW, { posted_minor: 2_500, kept_minor: 0 })
    expect(reversed?.payout.state).toBe('reversed')
    expect(reversed?.move).toEqual({ paid_out: -400_000, available: 400_000 })
    const all = [...requested.ledger, ...(paid?.ledger ?? []), ...(reversed?.ledger ?? [])]
    expect(sums(all)).toMatchObject({
      'vendor:vendor-uid:payable': 0,
      'provider:clearing': 0,
      'provider:fees': 0,
    })
    expect(reversed && brokenLinkOf(all, reversed.payout.ledger)).toBeUndefined()
  })

  test('leaves the fee where the provider keeps it, and posts one that it takes anyway', () => {
    const stored = { posted_minor: 2_500, kept_minor: 2_500 }
    const reversed = paid && returnPayout(paid.payout, 'reversed', NOW, stored)
    const all = [...requested.ledger, ...(paid?.ledger ?? []), ...(reversed?.ledger ?? [])]
    expect(sums(all)).toMatchObject({ 'provider:clearing': 2_500, 'provider:fees': -2_500 })
    const taken = returnPayout(sent, 'failed', NOW, { posted_minor: 0, kept_minor: 1_000 })
    expect(sums([...requested.ledger, ...(taken?.ledger ?? [])])).toMatchObject({
      'vendor:vendor-uid:payable': 0,
      'provider:clearing': 1_000,
      'provider:fees': -1_000,
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
    description: '1 x shirt',
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
