import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FAILING, monthOf } from './month'
import { economicsPage } from './page'
import { ECONOMICS_PAGE } from './part'
import { type End, FAILURES, playSale } from './sale'

const ENDS = ['completed', ...Object.keys(FAILURES)] as End[]

test('the committed page is what the rules say', () => {
  expect(readFileSync(ECONOMICS_PAGE, 'utf8')).toBe(economicsPage())
})

test('a good sale at ₦10,000 earns ₦94.75, a declined one cost ₦255.25 and costs nothing now', () => {
  expect(playSale(1_000_000, 'completed', true).platform).toBe(9_475)
  expect(playSale(1_000_000, 'declined', false).platform).toBe(-25_525)
  expect(playSale(1_000_000, 'declined', true)).toMatchObject({ platform: 0, vendor: -25_525 })
})

describe.each(ENDS)('a sale that ends as %s', (end) => {
  test('is of the same sum whoever bears its cost, and the buyer’s part is the same', () => {
    const [before, after] = [playSale(1_000_000, end, false), playSale(1_000_000, end, true)]
    expect(after.buyer).toBe(before.buyer)
    expect(after.vendor + after.platform).toBe(before.vendor + before.platform)
    expect(after.platform).toBeGreaterThanOrEqual(before.platform)
    expect(before.buyer + before.vendor + before.platform + before.provider).toBe(1_035_000)
  })
})

test.each(FAILING)('with %i of a hundred failing, more is left than before', (failing) => {
  expect(monthOf(failing, 'after').left).toBeGreaterThan(monthOf(failing, 'before').left)
})

test('by the week and from ₦10,000 on, payouts cost less', () => {
  const [before, after] = [monthOf(15, 'before'), monthOf(15, 'after')]
  expect(after.transfers + after.duty).toBeLessThan(before.transfers + before.duty)
})

test('the shares of failures are of a hundred', () => {
  expect(Object.values(FAILURES).reduce<number>((sum, share) => sum + share, 0)).toBe(100)
})
