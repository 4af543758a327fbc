import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { standInLine } from './turns'

/** Three callers; tells the order in which their work began and ended. */
const callers = async (keys: string[], work: (index: number) => Promise<void>) => {
  const seen: string[] = []
  const results = await Promise.allSettled(
    keys.map((key, index) =>
      standInLine(key, ({ inTurn }) =>
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

  it('tells the others of a commit, and forgets it when all have left', async () => {
    const counts: number[] = []
    const member = ({
      commits,
      inTurn,
      noteCommit,
    }: Parameters<Parameters<typeof standInLine>[1]>[0]) =>
      inTurn(async () => {
        counts.push(commits())
        noteCommit()
      })
    await Promise.all([standInLine('a', member), standInLine('a', member)])
    await standInLine('a', member)
    expect(counts).toEqual([0, 1, 0])
  })
})
