import { describe, expect, it, test } from 'vitest'
import {
  atLeast,
  atMost,
  benchmarksPage,
  brokenOf,
  figure,
  percentile,
  rowsOf,
  verdictOf,
} from './figure'

const soft = { most: 120, fails_above: 140 }

describe('verdictOf', () => {
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
    [94, atLeast(95), 'broken'],
    [95, atLeast(95), 'within'],
    [1e9, undefined, 'reported'],
  ] as const)('calls %d with %o %s', (value, budget, verdict) => {
    expect(verdictOf(figure(1, 'JavaScript', [value, 'KiB'], budget))).toBe(verdict)
  })
})

test('a run fails for what is broken, not for what is merely over its aim', () => {
  const figures = [130, 150].map((kib) => figure(1, 'JavaScript', [kib, 'KiB'], soft))
  expect(brokenOf([...figures, figure(1, 'others', [5, 'KiB'])])).toEqual([figures[1]])
})

test('a row shows aim, limit and verdict', () => {
  const rows = rowsOf([
    figure(1, 'JavaScript', [131.239, 'KiB'], soft),
    figure(7, 'score', [90, ''], { least: 95 }),
    figure(11, 'time', [1.234, 's']),
  ])
  expect(rows.slice(1)).toEqual([
    ['1', 'JavaScript', '131.2 KiB', '120 KiB, fails above 140', 'over'],
    ['7', 'score', '90', 'at least 95', 'below'],
    ['11', 'time', '1.23 s', '', 'reported'],
  ])
})

test('the page has machine, date and command beside the figures', () => {
  const figures = [figure(8, 'product page', [3, 'reads'], atMost(2))]
  const results = [{ part: 'reads', measured_on: '2026-01-15', machine: '2 cores', figures }]
  const page = benchmarksPage(results)
  expect(page).toContain('2026-01-15, 2 cores: `npm run bench -- reads`')
  expect(page).toContain('| --- |\n| 8 | product page | 3 reads | 2 reads | broken |')
})

test('a percentile is taken by nearest rank, of numbers in their own order', () => {
  const values = [10, 9, 100]
  expect([50, 67, 100].map((percent) => percentile(values, percent))).toEqual([10, 100, 100])
  expect(values).toEqual([10, 9, 100])
  expect(() => percentile([], 50)).toThrow('no percentile')
  expect(() => percentile([1], 101)).toThrow('no percentile')
})
