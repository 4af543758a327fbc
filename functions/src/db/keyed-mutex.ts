import { setTimeout as pause } from 'node:timers/promises'

type Line = { members: number; last: Promise<unknown>; commits: number }

const lines = new Map<string, Line>()

/** A place in the line of one document, in this instance. */
export type Turn = {
  /** How many commits of this line the instance has seen. */
  commits: () => number
  /**
   * Runs `work` when everyone before has finished, well or not.
   * @throws whatever `tooLong` gives where that takes longer than the line's patience
   */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
  noteCommit: () => void
}

export type Patience = { most_ms: number; tooLong: () => Error }

/** Gives what `work` gives, or up where it has not begun in time. */
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

/** Lets callers who are about to write the same document go one after another. */
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
        // Who gave up is no longer waited for; who stood before still is.
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
