import { expect, test } from 'vitest'
import { eachAtOnce, workThrough } from './work-through'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** Items that stay due until they are processed. */
const lineOf = (count: number) => {
  const due = new Set(Array.from({ length: count }, (_, index) => index))
  return { due, page: async (limit: number) => [...due].slice(0, limit) }
}

test('works on no more at once than it may, and on all', async () => {
  let at_work = 0
  let most = 0
  const seen: number[] = []
  await eachAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    at_work += 1
    most = Math.max(most, at_work)
    await Promise.resolve()
    seen.push(item)
    at_work -= 1
  })
  expect([most, seen.length]).toEqual([3, 7])
})

test('goes on page after page, whoever fails at their heads', async () => {
  const { due, page } = lineOf(1_000)
  const tries = new Map<number, number>()
  const work = async (item: number) => {
    tries.set(item, (tries.get(item) ?? 0) + 1)
    if (item < 150) throw new Error('broken')
    due.delete(item)
    return true
  }
  const deps = { clock: () => 0, log: silent }
  const done = await workThrough(deps, { page, idOf: String, work, failure: 'failed' })
  expect([done, due.size, Math.max(...tries.values())]).toEqual([850, 150, 1])
})

test('begins nothing once its time is up', async () => {
  const { due, page } = lineOf(100)
  let now = 0
  const work = async (item: number) => {
    now += 1_000
    due.delete(item)
    return true
  }
  const deps = { clock: () => now, log: silent }
  const done = await workThrough(deps, { page, idOf: String, work, failure: 'failed' })
  expect([done, due.size]).toEqual([50, 50])
})
