import { describe, expect, it } from 'vitest'
import { dateText, instantText } from './lagos-text'

const at = (iso: string) => ({ seconds: Date.parse(iso) / 1000, nanoseconds: 0 })

it.each([
  ['2026-03-01T12:00:00Z', '1st Mar, 2026'],
  ['2026-11-22T12:00:00Z', '22nd Nov, 2026'],
  ['2026-05-03T12:00:00Z', '3rd May, 2026'],
  ['2026-09-11T12:00:00Z', '11th Sep, 2026'],
  ['2026-06-12T12:00:00Z', '12th Jun, 2026'],
  ['2026-07-13T12:00:00Z', '13th Jul, 2026'],
  ['2026-12-31T12:00:00Z', '31st Dec, 2026'],
])("section 3, a timestamp shows as 'do MMM, yyyy': %s", (iso, text) => {
  expect(dateText(at(iso))).toBe(text)
})

describe('a day and its time', () => {
  it.each([
    ['2026-01-31T22:59:59Z', '31st Jan, 2026, 23:59'],
    ['2026-01-31T23:00:00Z', '1st Feb, 2026, 00:00'],
    ['2026-03-05T03:07:00Z', '5th Mar, 2026, 04:07'],
  ])('are those of Lagos wherever the reader is: %s', (iso, text) => {
    expect(instantText(at(iso))).toBe(text)
  })

  it('agree with the calendar of the place all year', () => {
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Africa/Lagos',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    })
    for (let hour = 0; hour < 365 * 24; hour += 13) {
      const ms = Date.UTC(2026, 0, 1, hour, 42)
      const [day, time] = clock.format(ms).split(', ')
      const text = instantText(at(new Date(ms).toISOString()))
      expect([Number.parseInt(text, 10), text.slice(-5)]).toEqual([Number(day), time])
    }
  })
})
