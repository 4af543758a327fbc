import { expect, test } from 'vitest'
import { figuresOf, type Round, roundOf } from './contention'
import { brokenOf } from './figure'

const round = (sold: number, refused: number, left = 0, took_ms = 900, others: number[] = []) =>
  roundOf([...Array(sold).fill(200), ...Array(refused).fill(409), ...others], left, took_ms)
const GOOD = round(10, 40, 0, 1_500)
const brokenBy = (bad: Round) =>
  brokenOf(figuresOf([GOOD, bad, GOOD])).map(({ what }) => what.replace(/.*: /, ''))

test.each([
  ['sold what there was and refused the rest in time', GOOD, []],
  ['sold too few', round(9, 41, 1), ['bought', 'refused with 409', 'units left']],
  ['sold too many', round(11, 39, -1), ['bought', 'refused with 409', 'units left']],
  [
    'got another response',
    round(10, 39, 0, 900, [503]),
    ['refused with 409', 'any other response'],
  ],
  ['took longer than three seconds', round(10, 40, 0, 3_001), ['the slowest of 3 rounds']],
])('a round that %s breaks what it must', (_, bad, broken) => {
  expect(brokenBy(bad)).toEqual(broken)
})
