import { describe, expect, it } from 'vitest'
import { formatDate, formatInstant } from './format'
import { formatRelative } from './format-relative'

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
  expect(formatDate(at(iso))).toBe(text)
})

describe('formatInstant', () => {
  it('adds the hour and minute where the reader is, with two digits each', () => {
    const local = new Date(2026, 2, 5, 4, 7)
    expect(formatInstant(at(local.toISOString()))).toBe('5th Mar, 2026, 04:07')
  })
})

it('says how far away an instant is, before and after', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  expect(formatRelative(at('2026-11-22T12:00:00Z'), now)).toBe('in 2 days')
  expect(formatRelative(at('2026-11-20T09:00:00Z'), now)).toBe('about 3 hours ago')
})
