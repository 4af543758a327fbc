import { AppError, type ErrorCode } from '../contract/api/errors'
import { type Batch, firestore } from './firestore'
import { type Patience, runExclusive } from './keyed-mutex'

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
const MAX_ATTEMPTS = 40
/** Neither a line nor lost races hold a request until its proxies give it up. */
const MAX_WAIT_MS = 10_000
const MAX_TRYING_MS = 15_000
const INITIAL_DELAY_MS = 16
const MAX_DELAY_MS = 200

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

const patienceOf = (onExhausted: ErrorCode): Patience => ({
  most_ms: MAX_WAIT_MS,
  tooLong: () => new AppError(onExhausted),
})

export type CommitAttempt<T> = { result: T; skip_commit?: true }
export type Backoff = { sleep: (milliseconds: number) => Promise<void>; jitter: () => number }

/**
 * Reads, decides and commits one guarded batch, again from the start whenever somebody else was
 * first. `attempt` fills the batch and gives its answer; nothing is written when it throws.
 * @throws AppError with `busy` when every try was lost
 */
export const commitWithRetry = async <T>(
  backoff: Backoff,
  onExhausted: ErrorCode,
  attempt: (batch: Batch) => Promise<CommitAttempt<T>>,
): Promise<T> => {
  const began = performance.now()
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    if (performance.now() - began > MAX_TRYING_MS) break
    const batch = firestore().batch()
    const { result: answer, skip_commit: unchanged } = await attempt(batch)
    if (unchanged || (await isWritten(batch))) return answer
    await backoff.sleep(backoff.jitter() * Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** tries))
  }
  throw new AppError(onExhausted)
}

/**
 * The same where a crowd writes one document, `key`: everyone of this instance reads and decides
 * at once, but commits in turn. Who stood behind a commit reads again without trying what can no
 * longer hold. The preconditions still decide between instances.
 * @throws AppError with `busy` when every try was lost
 */
export const commitSerialized = <T>(
  backoff: Backoff,
  { onExhausted, key }: { onExhausted: ErrorCode; key: string },
  attempt: (batch: Batch) => Promise<CommitAttempt<T>>,
): Promise<T> =>
  runExclusive(key, patienceOf(onExhausted), async ({ commits, inTurn, noteCommit }) => {
    const seen = commits()
    const batch = firestore().batch()
    const { result: answer, skip_commit: unchanged } = await attempt(batch)
    if (unchanged) return answer
    return inTurn(async () => {
      const isFirst = commits() === seen && (await isWritten(batch))
      const written = isFirst ? answer : await commitWithRetry(backoff, onExhausted, attempt)
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
