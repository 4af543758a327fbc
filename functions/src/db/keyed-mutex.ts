import { setTimeout as pause } from 'node:timers/promises'

type Line = { members: number; last: Promise<unknown>; commits: number }

const lines = new Map<string, Line>()

/** A caller's access to the mutex of one key, in this instance. */
export type Turn = {
  /** The number of commits under this key that the instance has seen. */
  commits: () => number
  /**
   * Runs `work` when all earlier callers have finished or failed.
   * @throws the error of `tooLong` if that takes longer than `most_ms`
   */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
  noteCommit: () => void
}

export type Patience = { most_ms: number; tooLong: () => Error }

/** Runs `work` after `before`, or gives up after `most_ms`. */
const begunInTime = async <T>(
  before: Promise<unknown>,
  work: () => Promise<T>,
  { most_ms, tooLong }: Patience,
): Promise<T> => {
  const waiting = new AbortController()
  const late = pause(most_ms, undefined, { signal: waiting.signal }).then(
    () => true,
    () => false,
  )
  const isLate = await Promise.race([before.then(() => false), late])
  waiting.abort()
  if (isLate) throw tooLong()
  return work()
}

/** Serializes callers with one key, such as a document that they are about to write. */
export const runExclusive = async <T>(
  key: string,
  patience: Patience,
  during: (place: Turn) => Promise<T>,
): Promise<T> => {
  const line = lines.get(key) ?? { members: 0, last: Promise.resolve(), commits: 0 }
  lines.set(key, line)
  line.members += 1
  try {
    return await during({
      commits: () => line.commits,
      inTurn: (work) => {
        const before = line.last
        const turn = begunInTime(before, work, patience)
        // A caller that timed out is not waited for, but those before it still are.
        line.last = Promise.allSettled([before, turn])
        return turn
      },
      noteCommit: () => {
        line.commits += 1
      },
    })
  } finally {
    line.members -= 1
    if (line.members === 0) lines.delete(key)
  }
}
