import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { combine, MAX_GROUP_SIZE } from './combine'

/** Answers slowly and records which requests were answered together. */
const recorder = () => {
  const groups: number[][] = []
  const answer = async (requests: readonly number[]) => {
    groups.push([...requests])
    await pause(5)
    if (requests.includes(13)) throw new Error('lost')
    return requests.map((request) => request * 10)
  }
  return { groups, answer }
}

describe('combine', () => {
  it('answers each request of those that come at once, in one group', async () => {
    const { groups, answer } = recorder()
    const outcomes = await Promise.all([1, 2, 3].map((n) => combine('a', n, answer)))
    expect(outcomes).toEqual([10, 20, 30])
    expect(groups).toEqual([[1, 2, 3]])
  })

  it('lets what comes meanwhile wait for the next group', async () => {
    const { groups, answer } = recorder()
    const first = combine('a', 1, answer)
    await pause(1)
    const later = [2, 3, 4].map((n) => combine('a', n, answer))
    expect(await Promise.all([first, ...later])).toEqual([10, 20, 30, 40])
    expect(groups).toEqual([[1], [2, 3, 4]])
    expect(await combine('a', 5, answer)).toBe(50)
  })

  it('answers no more together than fit, and says which of them waited for others', async () => {
    const groups: [number, boolean][] = []
    const answer = async (requests: readonly number[], hasWaited: boolean) => {
      groups.push([requests.length, hasWaited])
      return requests.map((request) => request * 10)
    }
    const numbers = Array.from({ length: 2 * MAX_GROUP_SIZE + 1 }, (_, index) => index)
    const outcomes = await Promise.all(numbers.map((n) => combine('many', n, answer)))
    expect(outcomes).toEqual(numbers.map((n) => n * 10))
    expect(groups).toEqual([
      [MAX_GROUP_SIZE, false],
      [MAX_GROUP_SIZE, true],
      [1, true],
    ])
    await pause(1)
    await combine('many', 1, answer)
    expect(groups.at(-1)).toEqual([1, false])
  })

  it('keeps no request waiting for another key', async () => {
    const { groups, answer } = recorder()
    await Promise.all([combine('a', 1, answer), combine('b', 2, answer)])
    expect(groups).toEqual([[1], [2]])
  })

  it('tells a failure to its own group alone', async () => {
    const { answer } = recorder()
    const failing = Promise.allSettled([13, 1].map((n) => combine('a', n, answer)))
    await pause(1)
    expect(await combine('a', 2, answer)).toBe(20)
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
