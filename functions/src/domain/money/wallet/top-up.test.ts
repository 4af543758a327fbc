import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ToppedUp, WalletEntry } from '../../../contract/entities/money/wallet'
import { POLICY } from '../../../contract/escrow/policy'
import { topUpRoomOf } from '../../../contract/escrow/top-up'
import { timestampFromMillis } from '../../../contract/time'
import type { LedgerState } from '../ledger/invariant'
import { brokenRules } from '../ledger/invariants'
import { emptyWallet } from './empty-wallet'
import { creditTopUp, openTopUp, returnTopUp } from './top-up'
import { coveredMoveOf, takeToppedUp } from './topped-up'

const NOW = Date.UTC(2026, 10, 20, 12)
const at = timestampFromMillis(NOW)

const leftOf = (minor: number, id: number): ToppedUp => ({
  entry_id: `e${id}`,
  left_minor: minor,
  available_at: at,
})
const line = (amount_minor: number, state: WalletEntry['state'] = 'available'): WalletEntry => ({
  id: 'line',
  kind: 'failed_sale_cost',
  amount_minor,
  transaction_id: null,
  payout_id: null,
  description: '',
  state,
  available_at: at,
  created_at: at,
})
const opened = (amount_minor: number) =>
  openTopUp({ id: 'u'.repeat(20), vendor_id: 'v', reference: 'oja-u-1', amount_minor }, NOW)
const amounts = fc.integer({ min: 1, max: 100_000_000 })
const sumOf = (topped_up: readonly ToppedUp[]) =>
  topped_up.reduce((sum, { left_minor }) => sum + left_minor, 0)

describe('topped-up money', () => {
  test('pays as much as there is, the oldest first, and nothing is lost or made', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 5 }), amounts, (given, wanted_minor) => {
        const before = given.map(leftOf)
        const { taken_minor, left } = takeToppedUp(before, wanted_minor)
        expect(taken_minor).toBe(Math.min(wanted_minor, sumOf(before)))
        expect(sumOf(left)).toBe(sumOf(before) - taken_minor)
        expect(left.every(({ left_minor }) => left_minor > 0)).toBe(true)
        // Only the first that is left may have paid in part.
        expect(left.slice(1)).toEqual(before.slice(before.length - left.length + 1))
      }),
    )
  })

  test('moves from pending to available what is taken at once, and nothing of what waits', () => {
    const wallet = { topped_up: [leftOf(500, 1)] }
    expect(coveredMoveOf(wallet, [line(-200)])).toEqual({
      move: { pending: -200, available: 0 },
      topped_up: [leftOf(300, 1)],
    })
    expect(coveredMoveOf(wallet, [line(-700)])).toEqual({
      move: { pending: -500, available: -200 },
      topped_up: [],
    })
    expect(coveredMoveOf(wallet, [line(-200, 'pending'), line(300)])).toEqual({
      move: { pending: -200, available: 300 },
    })
    expect(coveredMoveOf({}, [line(-200)])).toEqual({ move: { pending: 0, available: -200 } })
  })

  test('is credited less the fee that was said, whatever the provider takes, and sums to zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: POLICY.min_top_up_minor, max: POLICY.max_topped_up_minor }),
        fc.integer({ min: 0, max: 300_000 }),
        fc.integer({ min: -60_000_000, max: 60_000_000 }),
        (amount_minor, provider_fee_minor, available_minor) => {
          const top_up = opened(amount_minor)
          const credit = creditTopUp(top_up, { available_minor }, provider_fee_minor, NOW)
          expect(credit.line.amount_minor).toBe(amount_minor - top_up.fee_minor)
          expect(credit.line.amount_minor).toBeGreaterThan(0)
          const { pending = 0, available = 0 } = credit.move
          expect(pending + available).toBe(credit.line.amount_minor)
          expect(pending).toBe(sumOf(credit.topped_up))
          // What the wallet lacks is paid at once, and no more of it is payable.
          expect(available).toBe(Math.min(credit.line.amount_minor, Math.max(0, -available_minor)))
          for (const { postings } of credit.ledger) {
            expect(postings.reduce((sum, one) => sum + one.amount_minor, 0)).toBe(0)
          }
        },
      ),
    )
  })

  test('goes back whole: the fee is ours', () => {
    const charged = { amount_minor: 500_000, currency: 'NGN', provider_fee_minor: 17_500 } as const
    const { ledger, top_up } = returnTopUp(opened(500_000), charged, NOW)
    expect(top_up.state).toBe('returned')
    expect(ledger.map(({ kind, postings }) => ({ kind, postings }))).toEqual([
      {
        kind: 'top_up',
        postings: [
          { account: 'provider:clearing', amount_minor: -500_000 },
          { account: `refund:${top_up.id}`, amount_minor: 500_000 },
        ],
      },
      {
        kind: 'provider_fee',
        postings: [
          { account: 'provider:fees', amount_minor: -17_500 },
          { account: 'provider:clearing', amount_minor: 17_500 },
        ],
      },
    ])
  })

  test('leaves less room the more of it waits, and less for a store that isn’t proven', () => {
    expect(topUpRoomOf({}, false)).toBe(POLICY.max_topped_up_minor)
    expect(topUpRoomOf({}, true)).toBe(POLICY.limits.unproven.max_held_minor)
    expect(topUpRoomOf({ topped_up: [leftOf(1_000, 1)] }, false)).toBe(
      POLICY.max_topped_up_minor - 1_000,
    )
    expect(topUpRoomOf({ topped_up: [leftOf(POLICY.max_topped_up_minor, 1)] }, true)).toBe(0)
  })

  test('is found by the rules where it was changed behind their back', () => {
    const top_up = opened(500_000)
    const credit = creditTopUp(top_up, { available_minor: 0 }, 17_500, NOW)
    const { vendor_id } = top_up
    const wallet = {
      ...emptyWallet(vendor_id, NOW),
      pending_minor: 482_500,
      topped_up: credit.topped_up,
    }
    const whole: LedgerState = {
      transactions: [],
      events: [],
      entries: credit.ledger,
      payouts: [],
      wallets: [wallet],
      wallet_entries: [{ ...credit.line, vendor_id }],
      stocks: [],
      unplaced: [],
      debts: [],
      top_ups: [credit.top_up],
      keys: [],
    }
    const rules = (changed: Partial<LedgerState>) => [
      ...new Set(brokenRules({ ...whole, ...changed }).map((one) => one.split('.')[0])),
    ]
    const used = { ...wallet, topped_up: [leftOf(400_000, 1)] }
    expect(rules({})).toEqual([])
    expect(rules({ top_ups: [{ ...credit.top_up, fee_minor: 0 }] })).toEqual(['24'])
    expect(rules({ top_ups: [{ ...credit.top_up, state: 'awaiting' }] })).toEqual(['24'])
    expect(rules({ top_ups: [] })).toEqual(['11'])
    expect(rules({ wallets: [used] })).toEqual(['12'])
    expect(rules({ wallets: [{ ...wallet, topped_up: [] }] })).toEqual(['12'])
  })
})
