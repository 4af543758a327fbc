import { describe, expect, test } from 'vitest'
import { lagosDayOf, lagosDaysUntil, startOfLagosDay } from './lagos-day'
import { DAY_MS, HOUR_MS } from './time'

const byTheCalendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' })

describe('a day in Lagos', () => {
  test('begins an hour before the day in Greenwich', () => {
    expect(lagosDayOf(Date.parse('2026-01-31T22:59:59.999Z'))).toBe('2026-01-31')
    expect(lagosDayOf(Date.parse('2026-01-31T23:00:00Z'))).toBe('2026-02-01')
  })

  test('is what the calendar of Africa/Lagos says, in summer and in winter', () => {
    const first = Date.parse('2026-01-01T00:30:00Z')
    for (let ms = first; ms < first + 366 * DAY_MS; ms += 7 * HOUR_MS) {
      expect(lagosDayOf(ms)).toBe(byTheCalendar.format(ms))
    }
  })

  test('begins where it begins', () => {
    const start = startOfLagosDay('2026-03-01')
    expect([lagosDayOf(start), lagosDayOf(start - 1)]).toEqual(['2026-03-01', '2026-02-28'])
  })

  test('follows the one before, over the end of a month', () => {
    expect(lagosDaysUntil('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    expect(lagosDaysUntil('2026-03-01', 1)).toEqual(['2026-03-01'])
  })
})
