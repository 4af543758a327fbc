import { AppError, type ErrorCode } from '../contract/errors'
import { type Batch, firestore } from './firestore'
import { type Patience, standInLine } from './turns'

/** gRPC codes of a commit whose precondition did not hold: nothing was written. */
const ALREADY_EXISTS = 6
const FAILED_PRECONDITION = 9
const ABORTED = 10
const LOST = new Set([ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED])

const codeOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number'
    ? error.code
    : undefined

/** True where somebody else wrote first: read again and decide again. */
const isLostRace = (error: unknown): boolean => LOST.has(codeOf(error) ?? -1)

/** Forty tries with at most 200 ms between them outlast fifty writers of one document. */
const MAX_TRIES = 40
/** Neither a line nor lost races hold a request until its proxies give it up. */
const MAX_WAIT_MS = 10_000
const MAX_TRYING_MS = 15_000
const FIRST_WAIT_MS = 16
const LONGEST_WAIT_MS = 200

/** Commits; false where somebody else wrote first and nothing was written. */
const isWritten = async (batch: Batch): Promise<boolean> => {
  try {
    await batch.commit()
    return true
  } catch (error) {
    if (isLostRace(error)) return false
    throw error
  }
}

const patienceOf = (busy: ErrorCode): Patience => ({
  most_ms: MAX_WAIT_MS,
  tooLong: () => new AppError(busy),
})

export type Attempt<T> = { answer: T; unchanged?: true }
export type Pace = { sleep: (milliseconds: number) => Promise<void>; jitter: () => number }

/**
 * Reads, decides and commits one guarded batch, again from the start whenever somebody else was
 * first. `attempt` fills the batch and gives its answer; nothing is written when it throws.
 * @throws AppError with `busy` when every try was lost
 */
export const commitGuarded = async <T>(
  pace: Pace,
  busy: ErrorCode,
  attempt: (batch: Batch) => Promise<Attempt<T>>,
): Promise<T> => {
  const began = performance.now()
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (performance.now() - began > MAX_TRYING_MS) break
    const batch = firestore().batch()
    const { answer, unchanged } = await attempt(batch)
    if (unchanged || (await isWritten(batch))) return answer
    await pace.sleep(pace.jitter() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries))
  }
  throw new AppError(busy)
}

/**
 * The same where a crowd writes one document, `key`: everyone of this instance reads and decides
 * at once, but commits in turn. Who stood behind a commit reads again without trying what can no
 * longer hold. The preconditions still decide between instances.
 * @throws AppError with `busy` when every try was lost
 */
export const commitInTurn = <T>(
  pace: Pace,
  { busy, key }: { busy: ErrorCode; key: string },
  attempt: (batch: Batch) => Promise<Attempt<T>>,
): Promise<T> =>
  standInLine(key, patienceOf(busy), async ({ commits, inTurn, noteCommit }) => {
    const seen = commits()
    const batch = firestore().batch()
    const { answer, unchanged } = await attempt(batch)
    if (unchanged) return answer
    return inTurn(async () => {
      const isFirst = commits() === seen && (await isWritten(batch))
      const written = isFirst ? answer : await commitGuarded(pace, busy, attempt)
      noteCommit()
      return written
    })
  })

/** Commits what only ever happens once; false where it had happened already. */
export const commitOnce = async (batch: Batch): Promise<boolean> => {
  try {
    await batch.commit()
    return true
  } catch (error) {
    if (codeOf(error) === ALREADY_EXISTS) return false
    throw error
  }
}
