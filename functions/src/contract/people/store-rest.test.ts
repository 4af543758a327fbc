import { describe, expect, test } from 'vitest'
import { holidaySchema } from '../entities/people/store-rest'
import { isSameRest, restingOf, restingText } from './store-rest'

/** @param lagos the wall clock in Lagos */
const at = (lagos: string) => Date.parse(`${lagos}+01:00`)
const holiday = { from: '2026-11-23', back_on: '2026-12-03' }
const rest = { holiday, paused_at: null }

describe('a store', () => {
  test.each([
    ['sells until its holiday begins', '2026-11-22T23:59', undefined],
    ['rests from the first minute of its first day off in Lagos', '2026-11-23T00:00', holiday],
    ['rests until the last minute before it is back', '2026-12-02T23:59', holiday],
    ['sells from the day on which it is back', '2026-12-03T00:00', undefined],
  ])('%s', (_why, lagos, known) => {
    expect(restingOf(rest, at(lagos))?.back_on).toBe(known?.back_on)
  })

  test('that never rested sells', () => {
    expect([restingOf(undefined, 0), restingOf(null, 0)]).toEqual([undefined, undefined])
  })

  test('that is paused rests without a day, on a holiday and after it', () => {
    const paused = { holiday, paused_at: { seconds: 1, nanoseconds: 0 } }
    for (const day of ['2026-11-25T10:00', '2026-12-10T10:00']) {
      expect(restingOf(paused, at(day))).toEqual({})
    }
  })

  test('says when it is back, and its message with it', () => {
    const resting = restingOf(
      { holiday: { ...holiday, message: 'Weaving in Iseyin' }, paused_at: null },
      at('2026-11-25T10:00'),
    )
    expect(resting?.message).toBe('Weaving in Iseyin')
    expect(restingText(resting ?? {})).toBe('Back on 3 December')
    expect(restingText({})).toBe('Not selling at the moment')
  })

  test('rests the same however the fields are ordered, and not once one differs', () => {
    expect(
      isSameRest(rest, { paused_at: null, holiday: { back_on: '2026-12-03', from: holiday.from } }),
    ).toBe(true)
    expect(isSameRest(undefined, null)).toBe(true)
    expect(isSameRest(rest, { ...rest, paused_at: { seconds: 1, nanoseconds: 0 } })).toBe(false)
    expect(
      isSameRest(rest, { holiday: { ...holiday, back_on: '2026-12-04' }, paused_at: null }),
    ).toBe(false)
  })
})

describe('a holiday', () => {
  test.each([
    ['days that no calendar has', { from: '2026-02-30', back_on: '2026-03-02' }],
    ['an end before its beginning', { from: '2026-12-03', back_on: '2026-12-01' }],
    ['no day at all', { from: '2026-12-03', back_on: '2026-12-03' }],
    ['texts for days', { from: 'tomorrow', back_on: '2026-12-03' }],
    ['a message of one letter', { ...holiday, message: 'x' }],
    ['a message that is too long', { ...holiday, message: 'x'.repeat(121) }],
    ['unknown fields', { ...holiday, forever: true }],
  ])('refuses %s', (_why, given) => {
    expect(holidaySchema.safeParse(given).success).toBe(false)
  })

  test('takes dates with and without a message', () => {
    expect(holidaySchema.parse({ ...holiday, message: ' At home ' }).message).toBe('At home')
    expect(holidaySchema.parse(holiday)).toEqual(holiday)
  })
})
