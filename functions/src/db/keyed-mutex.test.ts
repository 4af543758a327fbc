import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { runExclusive, type Turn } from './keyed-mutex'

const patient = { most_ms: 1_000, tooLong: () => new Error('too long') }

/** Runs one caller per key and returns the order in which their work began and ended. */
const callers = async (keys: string[], work: (index: number) => Promise<void>) => {
  const seen: string[] = []
  const results = await Promise.allSettled(
    keys.map((key, index) =>
      runExclusive(key, patient, ({ inTurn }) =>
        inTurn(async () => {
          seen.push(`begin ${index}`)
          await work(index)
          seen.push(`end ${index}`)
        }),
      ),
    ),
  )
  return { seen, results: results.map(({ status }) => status) }
}

describe('standInLine', () => {
  it('lets the next one begin when the one before has ended', async () => {
    const { seen } = await callers(['a', 'a', 'a'], (index) => pause(6 - 3 * index))
    expect(seen).toEqual(['begin 0', 'end 0', 'begin 1', 'end 1', 'begin 2', 'end 2'])
  })

  it('keeps nobody waiting for another document', async () => {
    const { seen } = await callers(['a', 'b'], () => pause(2))
    expect(seen.slice(0, 2)).toEqual(['begin 0', 'begin 1'])
  })

  it('goes on after a failure, which only its own caller learns of', async () => {
    const { results } = await callers(['a', 'a', 'a'], async (index) => {
      if (index === 1) throw new Error('lost')
    })
    expect(results).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('lets nobody wait longer than the patience, nor begin once they gave up', async () => {
    const short = { ...patient, most_ms: 20 }
    const began: string[] = []
    let finish = () => {}
    const member = (name: string, work: () => Promise<void>) =>
      runExclusive('a', short, ({ inTurn }) =>
        inTurn(() => {
          began.push(name)
          return work()
        }),
      )
    const slow = member('slow', () => new Promise((resolve) => (finish = resolve)))
    await expect(member('second', async () => {})).rejects.toThrow('too long')
    const third = member('third', async () => {})
    finish()
    await Promise.all([slow, third])
    expect(began).toEqual(['slow', 'third'])
  })

  it('tells the others of a commit, and forgets it when all have left', async () => {
    const counts: number[] = []
    const member = ({ commits, inTurn, noteCommit }: Turn) =>
      inTurn(async () => {
        counts.push(commits())
        noteCommit()
      })
    await Promise.all([runExclusive('a', patient, member), runExclusive('a', patient, member)])
    await runExclusive('a', patient, member)
    expect(counts).toEqual([0, 1, 0])
  })
})
