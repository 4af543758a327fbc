import { expect, test } from 'vitest'
import { lagosInstant } from './lagos-instant'

test('a time is read as the clock in Lagos shows it', () => {
  expect(lagosInstant('2026-11-21T22:00', 'from')).toBe(Date.UTC(2026, 10, 21, 21))
})

test.each(['', 'tomorrow', '2026-11-21', '2026-11-21 22:00', '2026-13-01T00:00'])(
  'refuses %j, and says how a time is written',
  (text) => {
    expect(() => lagosInstant(text, 'from')).toThrow('--from is a time in Lagos')
  },
)
