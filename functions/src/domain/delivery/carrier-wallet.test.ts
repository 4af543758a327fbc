import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, timestampFromMillis } from '../../contract/time'
import {
  isWalletLow,
  nightsWith,
  parcelProblem,
  unexplainedMinor,
  type WalletNight,
  weekUse,
} from './carrier-wallet'

const NOW = Date.UTC(2026, 10, 23, 1)
const night = (days: number, taken_minor: number, balance_minor = 0): WalletNight => ({
  at: timestampFromMillis(NOW + days * DAY_MS),
  taken_minor,
  balance_minor,
})

describe('the carrier’s wallet (case 28)', () => {
  test.each([
    [200_000, 1_000_000, false],
    [199_999, 1_000_000, true],
    [0, 0, true],
    [1, 0, false],
    [1, 6, true],
  ])('of %d after a week of %d is low: %s', (balance, week, is_low) => {
    expect(isWalletLow(balance, week)).toBe(is_low)
  })

  test('has its use of the last seven days, or of all that is known', () => {
    const nights = [night(-9, 100), night(-7, 400), night(-1, 900)]
    expect(weekUse(nights, 1_000, NOW)).toBe(600)
    expect(weekUse([], 1_000, NOW)).toBe(1_000)
    expect(weekUse([night(-1, 1_000)], 900, NOW)).toBe(0)
  })

  test('keeps no more nights than a week needs', () => {
    let nights: WalletNight[] = []
    for (let day = 0; day < 30; day += 1) nights = nightsWith(nights, night(day, day))
    expect(nights).toHaveLength(9)
    expect(weekUse(nights, 100, NOW + 29 * DAY_MS)).toBe(78)
  })

  test('is explained by what parcels took, however much that is', () => {
    const minor = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(
        minor,
        minor,
        minor,
        fc.integer({ min: -9_999, max: 9_999 }),
        (b, t, more, odd) => {
          const after = night(0, t + more, b - more + odd)
          expect(unexplainedMinor(night(-1, t, b), after)).toBe(odd)
          expect(unexplainedMinor(undefined, after)).toBe(0)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('a parcel’s books', () => {
  const books = {
    carrier_minor: 300,
    noticed_minor: 300,
    posted_minor: 300,
    open_minor: 0,
    returnable_minor: 50,
  }
  test.each([
    ['paid', {}],
    ['waiting for the vendor', { posted_minor: 250, open_minor: 50 }],
    ['not noticed yet', { carrier_minor: 350 }],
    ['given back and not noticed yet', { carrier_minor: 250 }],
    ['given back and not posted yet', { carrier_minor: 250, noticed_minor: 250, open_minor: -50 }],
  ])('agree while all of it is %s', (_, change) => {
    expect(parcelProblem({ ...books, ...change })).toBeUndefined()
  })
  test.each([
    ['the carrier lost it and kept the money', { posted_minor: 0 }, /took 300, 0 is posted/],
    [
      'the carrier gave more back than it charged later',
      { carrier_minor: 200 },
      /took 200, 300 is/,
    ],
    ['too little waits', { posted_minor: 200, open_minor: 50 }, /200 is posted and 50 wait/],
  ])('differ where %s', (_, change, text) => {
    expect(parcelProblem({ ...books, ...change })).toMatch(text)
  })
})
