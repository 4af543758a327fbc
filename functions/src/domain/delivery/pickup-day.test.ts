import { describe, expect, test } from 'vitest'
import { pickupDays } from './pickup-day'

/** @param lagos the wall clock in Lagos */
const at = (lagos: string) => pickupDays(Date.parse(`${lagos}+01:00`))

describe('a pickup', () => {
  test('is today or up to three days ahead, before 18:00 in Lagos', () => {
    expect(at('2026-11-23T17:59')).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'])
  })

  test('is tomorrow at the earliest from 18:00 on, and not further ahead for it', () => {
    expect(at('2026-11-23T18:00')).toEqual(['2026-11-24', '2026-11-25', '2026-11-26'])
  })

  test('follows the day of Lagos just after midnight, over the end of a year', () => {
    expect(at('2026-12-31T00:00')[0]).toBe('2026-12-31')
    expect(at('2026-12-31T23:59')).toEqual(['2027-01-01', '2027-01-02', '2027-01-03'])
  })
})
