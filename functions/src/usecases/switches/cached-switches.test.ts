import { expect, test } from 'vitest'
import type { Switch } from '../../contract/entities/console/switches'
import { cachedSwitches, SWITCHES_TTL_MS } from './cached-switches'

const reader = (results: (readonly Switch[] | Error | undefined)[]) => {
  let reads = 0
  let now = 0
  const read = async () => {
    const result = results[reads]
    reads += 1
    if (result instanceof Error) throw result
    return result && { off: [...result] }
  }
  return {
    off: cachedSwitches(read, () => now),
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    reads: () => reads,
  }
}

test('reads once in half a minute, also for requests at the same time', async () => {
  const { off, pass, reads } = reader([['payouts'], []])
  expect(await Promise.all([off(), off()])).toEqual([new Set(['payouts']), new Set(['payouts'])])
  pass(SWITCHES_TTL_MS - 1)
  await off()
  expect(reads()).toBe(1)
  pass(1)
  expect(await off()).toEqual(new Set())
  expect(reads()).toBe(2)
})

test('reads again once a suite’s clock is moved back', async () => {
  const { off, pass } = reader([['payouts'], []])
  pass(86_400_000)
  await off()
  pass(-86_400_000)
  expect(await off()).toEqual(new Set())
})

test('has everything on without a document', async () => {
  expect(await reader([undefined]).off()).toEqual(new Set())
})

test('fails with a failed read, and reads again for the next request', async () => {
  const { off } = reader([new Error('unreachable'), ['checkouts']])
  await expect(off()).rejects.toThrow('unreachable')
  expect(await off()).toEqual(new Set(['checkouts']))
})
