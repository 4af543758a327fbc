import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FAILING, monthOf } from './month'
import { ECONOMICS_PAGE, economicsPage } from './part'
import { type End, FAILURES, playSale } from './sale'

const ENDS = ['completed', ...Object.keys(FAILURES)] as End[]

test('the committed page is what the rules say', () => {
  expect(readFileSync(ECONOMICS_PAGE, 'utf8')).toBe(economicsPage())
})

test('a good sale at ₦10,000 earns ₦94.75, and a declined one costs its vendor ₦255.25', () => {
  expect(playSale(1_000_000, 'completed').platform).toBe(9_475)
  expect(playSale(1_000_000, 'declined')).toMatchObject({ platform: 0, vendor: -25_525 })
})

describe.each(ENDS)('a sale that ends as %s', (end) => {
  test('is divided between the buyer, the vendor, the provider and us', () => {
    const { buyer, vendor, platform, provider } = playSale(1_000_000, end)
    expect(buyer + vendor + platform + provider).toBe(1_035_000)
  })
})

test.each(FAILING)('with %i of a hundred failing, something is left', (failing) => {
  expect(monthOf(failing).left).toBeGreaterThan(0)
})

test('the shares of failures are of a hundred', () => {
  expect(Object.values(FAILURES).reduce<number>((sum, share) => sum + share, 0)).toBe(100)
})
