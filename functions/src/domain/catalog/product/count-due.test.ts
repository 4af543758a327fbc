import { expect, test } from 'vitest'
import { timestampFromMillis } from '../../../contract/time'
import { isCountDue } from './count-due'

const NOW = 1_800_000_000_000
const counted = (product_count: number, ago_ms: number) => ({
  product_count,
  counted_at: timestampFromMillis(NOW - ago_ms),
})

test('counts a small category at every change, and one that was never counted', () => {
  expect(isCountDue(undefined, NOW)).toBe(true)
  expect(isCountDue(counted(999, 0), NOW)).toBe(true)
  expect(isCountDue({ product_count: 50_000 }, NOW)).toBe(true)
})

test('keeps the count of a large one for longer, the larger it is', () => {
  expect(isCountDue(counted(1_000, 59_000), NOW)).toBe(false)
  expect(isCountDue(counted(1_000, 60_000), NOW)).toBe(true)
  expect(isCountDue(counted(1_000_000, 60_000_000 - 1), NOW)).toBe(false)
  expect(isCountDue(counted(1_000_000, 60_000_000), NOW)).toBe(true)
})

test('costs a read a minute whatever the size', () => {
  const readsADay = (count: number) => {
    let reads = 0
    let category = counted(count, 0)
    for (let now = NOW; now < NOW + 86_400_000; now += 1_000) {
      if (!isCountDue(category, now)) continue
      reads += Math.ceil(count / 1_000)
      category = { product_count: count, counted_at: timestampFromMillis(now) }
    }
    return reads
  }
  for (const count of [1_000, 10_000, 1_000_000]) {
    expect(readsADay(count)).toBeLessThanOrEqual(1_440)
  }
})
