import { describe, expect, it } from 'vitest'
import { percentile } from './percentile'

const HUNDRED = Array.from({ length: 100 }, (_, index) => 100 - index)

describe('percentile', () => {
  it.each([
    [95, 95],
    [50, 50],
    [100, 100],
    [0.5, 1],
  ])('takes the %d-th of a hundred by nearest rank', (percent, expected) => {
    expect(percentile(HUNDRED, percent)).toBe(expected)
  })

  it('takes the only value there is', () => {
    expect(percentile([7], 95)).toBe(7)
  })

  it('sorts as numbers and leaves its input alone', () => {
    const values = [10, 9, 100]
    expect(percentile(values, 100)).toBe(100)
    expect(values).toEqual([10, 9, 100])
  })

  it('refuses nothing and what is no percentage', () => {
    expect(() => percentile([], 50)).toThrow('no percentile of nothing')
    expect(() => percentile([1], 0)).toThrow('no percentage')
    expect(() => percentile([1], 101)).toThrow('no percentage')
  })
})
