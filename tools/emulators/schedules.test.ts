import { describe, expect, test } from 'vitest'
import { JOBS } from '../../functions/src/usecases/jobs/jobs'
import { nextRunAfter } from './schedules'

const at = (text: string): number => Date.parse(text)

test.each(Object.entries(JOBS))('%s has a time that the suite knows', (_, { schedule }) => {
  expect(nextRunAfter(schedule, at('2026-01-31T12:00:00Z'))).toBeGreaterThan(
    at('2026-01-31T12:00:00Z'),
  )
})

describe('a schedule is due', () => {
  test.each([
    ['every 10 minutes', '2026-01-31T12:00:00Z', '2026-01-31T12:10:00Z'],
    ['every 6 hours', '2026-01-31T22:00:00Z', '2026-02-01T04:00:00Z'],
    ['every day 02:00', '2026-01-31T12:00:00Z', '2026-02-01T01:00:00Z'],
    ['every day 02:00', '2026-01-31T00:59:59Z', '2026-01-31T01:00:00Z'],
    ['every day 02:00', '2026-01-31T01:00:00Z', '2026-02-01T01:00:00Z'],
    ['every day 00:30', '2026-01-31T23:15:00Z', '2026-01-31T23:30:00Z'],
  ])('%s, after %s', (text, last, next) => {
    expect(nextRunAfter(text, at(last))).toBe(at(next))
  })

  test('never at a time that nobody can read', () => {
    expect(() => nextRunAfter('0 2 * * *', 0)).toThrow('knows no schedule')
  })
})
