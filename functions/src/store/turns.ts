type Line = { members: number; last: Promise<unknown>; commits: number }

const lines = new Map<string, Line>()

/** A place in the line of one document, in this instance. */
export type Place = {
  /** How many commits of this line the instance has seen. */
  commits: () => number
  /** Runs `work` when everyone before has finished, well or not. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
  noteCommit: () => void
}

/** Lets callers who are about to write the same document go one after another. */
export const standInLine = async <T>(
  key: string,
  during: (place: Place) => Promise<T>,
): Promise<T> => {
  const line = lines.get(key) ?? { members: 0, last: Promise.resolve(), commits: 0 }
  lines.set(key, line)
  line.members += 1
  try {
    return await during({
      commits: () => line.commits,
      inTurn: (work) => {
        const turn = line.last.then(work)
        line.last = turn.catch(() => undefined)
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
