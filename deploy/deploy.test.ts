import { describe, expect, test } from 'vitest'
import { awaitIndexes, indexStates } from './deploy'

const printed = (...states: string[]) =>
  ['Compound Indexes', ...states.map((state) => `[${state}] (products) -- (name,ASCENDING) `)].join(
    '\n',
  )

/** Answers in order, and counts the waits between. */
const waiting = (statuses: string[], now?: () => number) => {
  const said: string[] = []
  let waits = 0
  const list = async () => statuses.shift() ?? ''
  const wait = async () => {
    waits += 1
  }
  const done = awaitIndexes(list, (line) => said.push(line), wait, now)
  return { done, said, waits: () => waits }
}

test('the state of each composite index is read from what firebase-tools prints', () => {
  expect(indexStates(printed('READY', 'CREATING'))).toEqual(['READY', 'CREATING'])
  expect(indexStates('Field Overrides\n[products.name] --')).toEqual([])
})

describe('a deployment', () => {
  test('goes on once every index is built', async () => {
    const indexes = waiting([printed('CREATING', 'READY'), '', printed('READY', 'READY')])
    await indexes.done
    expect(indexes.said[0]).toBe('1 of 2 indexes are being built')
    expect(indexes.waits()).toBe(2)
  })

  test('stops at an index that needs repair', async () => {
    await expect(waiting([printed('READY', 'NEEDS_REPAIR')]).done).rejects.toThrow('needs repair')
  })

  test('does not wait for ever', async () => {
    let now = 0
    const clock = () => {
      now += 3_000_000
      return now
    }
    const never = Array.from({ length: 5 }, () => printed('CREATING'))
    await expect(waiting(never, clock).done).rejects.toThrow('still being built')
  })
})
