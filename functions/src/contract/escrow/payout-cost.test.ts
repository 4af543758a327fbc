import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time'
import { maxPayoutOf, payoutCostOf } from './payout-cost'
import { nextPayoutAt, payoutWeekOf } from './payout-week'

const NAIRA = 100

describe('what a payout costs its vendor', () => {
  test.each([
    ['nothing from ₦10,000 once a week', 10_000, false, 0, null],
    ['its transfer under ₦10,000', 9_999, false, 25, 'small'],
    ['the least fee up to ₦5,000', 5_000, false, 10, 'small'],
    ['fee and duty the second time', 10_000, true, 75, 'often'],
    ['more above ₦50,000', 50_001, true, 100, 'often'],
    ['being the second is the reason even when it is small', 1_000, true, 10, 'often'],
  ])('%s', (_, amount, isSecond, cost, reason) => {
    expect(payoutCostOf(amount * NAIRA, isSecond)).toMatchObject({
      total_minor: cost * NAIRA,
      reason,
    })
  })

  test('all that can arrive is within what is available, and a kobo more is not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8_000_000 }), fc.boolean(), (available, isSecond) => {
        const isWithin = (amount: number) =>
          amount + payoutCostOf(amount, isSecond).total_minor <= available
        const most = maxPayoutOf(available, isSecond)
        expect(most === 0 || isWithin(most)).toBe(true)
        for (const more of [1, 50, 1_000, 2_500, 5_000, 7_500]) {
          if (most > 0) expect(isWithin(most + more)).toBe(false)
        }
      }),
    )
  })

  test('is never more than is there: ₦10,050 the second time arrives as ₦9,999.99', () => {
    expect(maxPayoutOf(1_005_000, true)).toBe(999_999)
    expect(maxPayoutOf(1_005_000, false)).toBe(1_005_000)
    expect(maxPayoutOf(900, false)).toBe(0)
    expect(maxPayoutOf(-500, false)).toBe(0)
  })
})

describe('the week of payouts', () => {
  /** Friday 27 November 2026, 09:00 in Lagos. */
  const FRIDAY = Date.UTC(2026, 10, 27, 8)

  test('begins on Friday at 09:00 in Lagos, to the millisecond', () => {
    expect(payoutWeekOf(FRIDAY)).toBe('2026-11-27')
    expect(payoutWeekOf(FRIDAY - 1)).toBe('2026-11-20')
    expect(payoutWeekOf(FRIDAY + 7 * DAY_MS - 1)).toBe('2026-11-27')
    expect(payoutWeekOf(FRIDAY + 16 * HOUR_MS)).toBe('2026-11-27')
  })

  test('ends when the next one begins', () => {
    expect(nextPayoutAt(FRIDAY - 1)).toBe(FRIDAY)
    expect(nextPayoutAt(FRIDAY)).toBe(FRIDAY + 7 * DAY_MS)
  })
})
