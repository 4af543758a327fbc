import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lagosDayOf, startOfLagosDay } from '../lagos-day'
import { DAY_MS, HOUR_MS } from '../time'
import { promiseOf } from './promise'

const times = { working_days: [1, 2, 3, 4, 5, 6], cutoff_hour: 16, handling_days: 2 }
const transit = { days_min: 1, days_max: 3 }
/** @param lagos the wall clock in Lagos */
const at = (lagos: string) => Date.parse(`${lagos}+01:00`)
const promised = (lagos: string, change: Partial<typeof times> = {}) => {
  const { ship_by, from, until } = promiseOf({ ...times, ...change }, transit, at(lagos))
  return [new Date(ship_by + HOUR_MS).toISOString().slice(0, 16), from, until]
}

describe('the dates of an order', () => {
  // 20 November 2026 is a Friday.
  test.each([
    ['before the cut-off counts its own day', '2026-11-20T15:59', '2026-11-21T23:59', '2026-11-23'],
    [
      'at the cut-off counts from the next day',
      '2026-11-20T16:00',
      '2026-11-23T23:59',
      '2026-11-24',
    ],
    [
      'on a day of rest counts from the next working day',
      '2026-11-22T09:00',
      '2026-11-24T23:59',
      '2026-11-25',
    ],
    [
      'just after midnight in Lagos is on the new day',
      '2026-11-20T00:00',
      '2026-11-21T23:59',
      '2026-11-23',
    ],
  ])('%s', (_why, ordered, ship_by, from) => {
    expect(promised(ordered).slice(0, 2)).toEqual([ship_by, from])
  })

  test('with one day of handling leave the same day', () => {
    expect(promised('2026-11-20T10:00', { handling_days: 1 })).toEqual([
      '2026-11-20T23:59',
      '2026-11-21',
      '2026-11-24',
    ])
  })

  test('with a cut-off at midnight never count the day of the order', () => {
    expect(promised('2026-11-20T00:00', { cutoff_hour: 0, handling_days: 1 })[0]).toBe(
      '2026-11-21T23:59',
    )
  })

  test('are working days, in order, and never earlier for a later order', () => {
    const working = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
    const from = at('2026-01-01T00:00')
    fc.assert(
      fc.property(
        working,
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: from, max: from + 400 * DAY_MS }),
        fc.integer({ min: 0, max: 3 * DAY_MS }),
        (working_days, cutoff_hour, handling_days, ordered_at, later) => {
          const own = { working_days, cutoff_hour, handling_days }
          const first = promiseOf(own, transit, ordered_at)
          const second = promiseOf(own, transit, ordered_at + later)
          expect(first.ship_by).toBeGreaterThan(ordered_at)
          expect(first.ship_by).toBeLessThanOrEqual(second.ship_by)
          expect(first.cancel_from).toBeGreaterThan(first.ship_by)
          expect(lagosDayOf(first.ship_by) < first.from).toBe(true)
          expect(first.from <= first.until && first.until <= second.until).toBe(true)
          for (const day of [lagosDayOf(first.ship_by), first.from, first.until]) {
            const weekday = new Date(startOfLagosDay(day) + 12 * HOUR_MS).getUTCDay() || 7
            expect(working_days).toContain(weekday)
          }
        },
      ),
    )
  })
})
