import { describe, expect, it } from 'vitest'
import { brokenOf } from '../figure'
import { figuresOf, type Round, roundOf } from './rounds'

const statuses = (sold: number, refused: number, ...others: number[]) => [
  ...Array(sold).fill(200),
  ...Array(refused).fill(409),
  ...others,
]
const GOOD = roundOf(statuses(10, 40), 0, 1_500)
const brokenBy = (bad: Round) =>
  brokenOf(figuresOf([GOOD, bad, GOOD], 50, 10)).map(({ what }) => what.replace(/.*: /, ''))

describe('figuresOf', () => {
  it('passes where every round sold what there was and refused the rest in time', () => {
    expect(brokenOf(figuresOf([GOOD, GOOD, GOOD], 50, 10))).toEqual([])
  })

  it('fails where one round of several sold too few', () => {
    expect(brokenBy(roundOf(statuses(9, 41), 1, 900))).toEqual([
      'bought',
      'refused with 409',
      'units left',
    ])
  })

  it('fails where one round sold too many', () => {
    expect(brokenBy(roundOf(statuses(11, 39), -1, 900))).toContain('bought')
  })

  it('fails where anything but success and 409 was answered', () => {
    expect(brokenBy(roundOf(statuses(10, 39, 503), 0, 900))).toContain('any other answer')
  })

  it('fails where one round took longer than three seconds', () => {
    expect(brokenBy(roundOf(statuses(10, 40), 0, 3_001))).toEqual(['the slowest of 3 rounds'])
  })
})
