import { describe, expect, it } from 'vitest'
import { atMost, type Budget, brokenOf, type Figure, verdictOf } from './figure'

const figure = (value: number, budget?: Budget): Figure => ({
  row: 1,
  what: 'JavaScript',
  value,
  unit: 'KiB',
  ...(budget ? { budget } : {}),
})

describe('verdictOf', () => {
  const soft = { most: 120, fails_above: 140 }

  it.each([
    [120, soft, 'within'],
    [120.1, soft, 'over'],
    [140, soft, 'over'],
    [140.1, soft, 'broken'],
    [24, atMost(24), 'within'],
    [25, atMost(24), 'broken'],
    [10, { exactly: 10 }, 'within'],
    [9, { exactly: 10 }, 'broken'],
    [11, { exactly: 10 }, 'broken'],
    [900, { most: 40 }, 'over'],
    [95, { least: 95 }, 'within'],
    [94, { least: 95 }, 'below'],
  ] as const)('calls %d with %o %s', (value, budget, verdict) => {
    expect(verdictOf(figure(value, budget))).toBe(verdict)
  })

  it('only reports what has no budget', () => {
    expect(verdictOf(figure(1e9))).toBe('reported')
  })
})

describe('brokenOf', () => {
  it('keeps what fails the run, not what is merely over its aim', () => {
    const figures = [figure(130, soft()), figure(150, soft()), figure(5)]
    expect(brokenOf(figures)).toEqual([figures[1]])
  })
})

const soft = (): Budget => ({ most: 120, fails_above: 140 })
