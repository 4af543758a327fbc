import { AppError, type ErrorCode } from '../contract/api/errors'
import { type Batch, firestore } from './firestore'
import { type Patience, runExclusive } from './keyed-mutex'

/** gRPC codes of a commit whose precondition failed: nothing was written. */
const ALREADY_EXISTS = 6
const FAILED_PRECONDITION = 9
const ABORTED = 10
const LOST = new Set([ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED])

const codeOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number'
    ? error.code
    : undefined

/** True if another writer was first: read and decide again. */
const isLostRace = (error: unknown): boolean => LOST.has(codeOf(error) ?? -1)

/** A bound, not a guarantee: jitter spreads the writers of one document, of which one wins each round. */
const MAX_ATTEMPTS = 40
/** Both limits end a request before its proxies time out. */
const MAX_WAIT_MS = 10_000
const MAX_TRYING_MS = 15_000
const INITIAL_DELAY_MS = 16
const MAX_DELAY_MS = 200

/** Commits; false if another writer was first and nothing was written. */
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
 * Runs `attempt` and commits its batch of conditional writes; after a conflict it starts again.
 * `attempt` fills the batch and returns the result; if it throws, nothing is written.
 * @throws AppError with `onExhausted` if every attempt conflicted
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
    const { result, skip_commit } = await attempt(batch)
    if (skip_commit || (await isWritten(batch))) return result
    await backoff.sleep(backoff.jitter() * Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** tries))
  }
  throw new AppError(onExhausted)
}

/**
 * Like `commitWithRetry`, for a document that many requests change at once. Requests in this
 * instance read and decide concurrently but commit one at a time per `key`; a request that was
 * overtaken reads again before it commits. Between instances, only the write preconditions protect
 * the document.
 * @throws AppError with `onExhausted` if every attempt conflicted
 */
export const commitSerialized = <T>(
  backoff: Backoff,
  { onExhausted, key }: { onExhausted: ErrorCode; key: string },
  attempt: (batch: Batch) => Promise<CommitAttempt<T>>,
): Promise<T> =>
  runExclusive(key, patienceOf(onExhausted), async ({ commits, inTurn, noteCommit }) => {
    const seen = commits()
    const batch = firestore().batch()
    const { result, skip_commit } = await attempt(batch)
    if (skip_commit) return result
    return inTurn(async () => {
      const isFirst = commits() === seen && (await isWritten(batch))
      const written = isFirst ? result : await commitWithRetry(backoff, onExhausted, attempt)
      noteCommit()
      return written
    })
  })

/** Commits something that happens only once; false if its documents exist already. */
export const commitOnce = async (batch: Batch): Promise<boolean> => {
  try {
    await batch.commit()
    return true
  } catch (error) {
    if (codeOf(error) === ALREADY_EXISTS) return false
    throw error
  }
}
