import { expect, test } from 'vitest'
import { daysText } from './arrival-text'

test.each([
  ['2026-11-27', '2026-11-30', '27th to 30th Nov'],
  ['2026-11-27', '2026-12-01', '27th Nov to 1st Dec'],
  ['2026-12-31', '2027-01-02', '31st Dec to 2nd Jan'],
  ['2026-11-27', '2026-11-27', '27th Nov'],
])('goods of %s to %s come %s', (from, until, text) => {
  expect(daysText(from, until)).toBe(text)
})
