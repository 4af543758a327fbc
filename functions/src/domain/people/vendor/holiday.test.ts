import { describe, expect, test } from 'vitest'
import { AppError } from '../../../contract/api/errors'
import { requireValidHoliday } from './holiday'

/** 23 November 2026, 10:00 in Lagos. */
const NOW = Date.parse('2026-11-23T10:00+01:00')
const refusedAt = (
  from: string,
  back_on: string,
  before: { from: string; back_on: string } | null = null,
) => {
  try {
    requireValidHoliday({ from, back_on }, before, NOW)
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return Object.keys((error.details as { fields: object }).fields)
  }
}

describe('the dates of a holiday', () => {
  test.each([
    ['today', '2026-11-23', '2026-11-24', []],
    ['next month', '2026-12-20', '2027-01-04', []],
    ['a day that is over', '2026-11-22', '2026-12-03', ['holiday.from']],
    ['a holiday that is over', '2026-11-20', '2026-11-23', ['holiday.from', 'holiday.back_on']],
    ['more than half a year', '2026-12-01', '2027-06-01', ['holiday.back_on']],
    ['a beginning in the far future', '2027-06-01', '2027-06-03', ['holiday.from']],
  ])('%s', (_what, from, back_on, fields) => {
    expect(refusedAt(from, back_on)).toEqual(fields)
  })

  test('may keep a first day that is over by now', () => {
    const before = { from: '2026-11-20', back_on: '2026-11-28' }
    expect(refusedAt('2026-11-20', '2026-12-03', before)).toEqual([])
  })
})
