import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { workThrough } from './work-through'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** Items that stay due until they are processed. */
const lineOf = (count: number) => {
  const due = new Set(Array.from({ length: count }, (_, index) => index))
  return { due, page: async (limit: number) => [...due].slice(0, limit) }
}

const deps = { clock: () => 0, log: silent }

test('works on ten at once and no more, and on all', async () => {
  const { due, page } = lineOf(35)
  let at_work = 0
  let max = 0
  const work = async (item: number) => {
    at_work += 1
    max = Math.max(max, at_work)
    await setImmediate()
    due.delete(item)
    at_work -= 1
    return true
  }
  const postpone = async () => {}
  const done = await workThrough(deps, { page, idOf: String, work, postpone, failure: 'failed' })
  expect([done, due.size, max]).toEqual([35, 0, 10])
})

test('goes on page after page, whoever fails at their heads, and postpones each once', async () => {
  const { due, page } = lineOf(1_000)
  const tries = new Map<number, number>()
  const postponed: [number, string][] = []
  const work = async (item: number) => {
    tries.set(item, (tries.get(item) ?? 0) + 1)
    if (item < 150) throw new Error('broken')
    due.delete(item)
    return true
  }
  const postpone = async (item: number, problem: string) => {
    postponed.push([item, problem])
    due.delete(item)
  }
  const done = await workThrough(deps, { page, idOf: String, work, postpone, failure: 'failed' })
  expect([done, due.size, Math.max(...tries.values())]).toEqual([850, 0, 1])
  expect(postponed).toHaveLength(150)
  expect(new Set(postponed.map(([item]) => item)).size).toBe(150)
  expect(postponed[0]?.[1]).toContain('broken')
})

test('goes past what can not even be postponed', async () => {
  const { due, page } = lineOf(1_000)
  const work = async (item: number) => {
    if (item < 150) throw new Error('broken')
    due.delete(item)
    return true
  }
  const postpone = () => Promise.reject(new Error('the document is gone'))
  const done = await workThrough(deps, { page, idOf: String, work, postpone, failure: 'failed' })
  expect([done, due.size]).toEqual([850, 150])
})

test('leaves an item that takes too long, and does what is behind it', async () => {
  const { due, page } = lineOf(60)
  const work = async (item: number) => {
    // More than run at once: without a limit the run would never end.
    if (item < 15) return new Promise<boolean>(() => {})
    due.delete(item)
    return true
  }
  const problems: string[] = []
  const postpone = async (item: number, problem: string) => {
    problems.push(problem)
    due.delete(item)
  }
  const limits = { failure: 'failed', item_ms: 20 }
  expect(await workThrough(deps, { page, idOf: String, work, postpone, ...limits })).toBe(45)
  expect([problems.length, due.size]).toEqual([15, 0])
  expect(problems[0]).toContain('longer than 0.02 s')
})

test('begins nothing once its time is up', async () => {
  const { due, page } = lineOf(100)
  let now = 0
  const work = async (item: number) => {
    now += 1_000
    due.delete(item)
    return true
  }
  const moving = { clock: () => now, log: silent }
  const postpone = async () => {}
  const done = await workThrough(moving, { page, idOf: String, work, postpone, failure: 'failed' })
  expect([done, due.size]).toEqual([50, 50])
})
