import { readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { benchmarksPage } from '../figure'
import { PAGE, readResults } from '../results'
import { SIZES } from './assumptions'
import { limitsOf } from './limits'
import { monthOf, usagesOf } from './model'
import { COST_PAGE, costPage } from './part'
import { costOf, sumOf, times } from './prices'

const results = readResults()
const usages = usagesOf(results)

test('the committed pages are what the committed results say', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(benchmarksPage(results))
  expect(readFileSync(COST_PAGE, 'utf8')).toBe(costPage(results))
})

test('a price is for as many units as its list says', () => {
  expect(costOf({ reads: 200_000, hosting_gb: 2 })).toBeCloseTo(0.12 + 0.3)
  expect(sumOf({ reads: 1 }, times({ reads: 2, writes: 3 }, 2))).toMatchObject({
    reads: 5,
    writes: 6,
  })
  expect(costOf({})).toBe(0)
})

it('refuses to calculate without a figure, and names the part that measures it', () => {
  const without = results.filter(({ part }) => part !== 'reads')
  expect(() => usagesOf(without)).toThrow('npm run bench -- reads')
})

test('a month costs the sum of its causes, and more with more people', () => {
  const months = SIZES.map((size) => monthOf(usages, size))
  for (const { causes, all } of months) {
    const sum = Object.values(causes).reduce((total, usage) => total + costOf(usage), 0)
    expect(costOf(all)).toBeCloseTo(sum)
  }
  const totals = months.map(({ all }) => costOf(all))
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
})

test('the search leaves the memory of the functions when it would no longer fit', () => {
  const [small, , large] = SIZES.map((size) => monthOf(usages, size).causes.search)
  expect(small?.sql_vcpu_h).toBeUndefined()
  expect(large?.sql_vcpu_h).toBeGreaterThan(0)
})

test('limits come with the most used first', () => {
  for (const size of SIZES) {
    const used = limitsOf(usages, size).map((limit) => limit.used)
    expect(used).toEqual(used.toSorted((a, b) => b - a))
  }
})
