import { AppError, type ErrorCode } from '../contract/api/errors'
import { combine } from './combine'
import { type Batch, firestore } from './firestore'
import { keyedQueue } from './keyed-queue'

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

/**
 * `overtaken`: another writer changed what was read, so the attempt starts again. `contends` names
 * what many requests change at once: those that conflict over it try again one after the other.
 */
export type CommitAttempt<T> =
  | { result: T; skip_commit?: true; contends?: string; overtaken?: undefined }
  | { overtaken: true; contends?: undefined }
export type Backoff = {
  sleep: (milliseconds: number) => Promise<void>
  jitter: () => number
  /** For how long it starts again; as often as it may unless it is said. */
  most_ms?: number | undefined
}

const contended = keyedQueue()

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
  const { most_ms = Number.POSITIVE_INFINITY } = backoff
  const tryOnce = async (): Promise<{ result: T } | { contends: string | undefined }> => {
    const batch = firestore().batch()
    const done = await attempt(batch)
    if (!done.overtaken && (done.skip_commit || (await isWritten(batch)))) {
      return { result: done.result }
    }
    return { contends: done.contends }
  }
  let line: string | undefined
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    if (performance.now() - began > most_ms) break
    const tried = await (line === undefined ? tryOnce() : contended.run(line, tryOnce))
    if ('result' in tried) return tried.result
    line = tried.contends ?? line
    await backoff.sleep(backoff.jitter() * Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** tries))
  }
  throw new AppError(onExhausted)
}

const unwrapped = <T>(outcome: PromiseSettledResult<T>): T => {
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

/** A result and the writes that make it true; without them it is true already. */
export type Plan<T> = { result: T; write?: (batch: Batch) => void }

/** One of the requests that are committed together. */
export type Member<Loaded, Shared, T> = {
  /** Reads what the decision depends on. */
  load: () => Promise<Loaded>
  /** Decides after those before it in the same commit, and leaves its part in what they share. */
  decide: (loaded: Loaded, shared: Shared) => Promise<Plan<T>>
}

/** Documents that several requests of one commit change, as the last of them leaves them. */
export type SharedDocuments = {
  save: (batch: Batch) => void
  /** Names a document that commits of other keys change too; undefined without one. */
  contends?: () => string | undefined
}

type Together<Shared> = { onExhausted: ErrorCode; key: string; share: () => Shared }

type Waiting<Loaded, Shared, T> = { member: Member<Loaded, Shared, T>; loaded: Loaded }

const commitGroup = <Loaded, Shared extends SharedDocuments, T>(
  backoff: Backoff,
  { onExhausted, share }: Together<Shared>,
  group: readonly Waiting<Loaded, Shared, T>[],
  hasWaited: boolean,
): Promise<PromiseSettledResult<T>[]> => {
  let isOld = hasWaited
  return commitWithRetry(backoff, onExhausted, async (batch) => {
    const loads = group.map(async ({ member, loaded }) => ({
      member,
      loaded: isOld ? await member.load() : loaded,
    }))
    isOld = true
    await Promise.allSettled(loads)
    const shared = share()
    const plans: PromiseSettledResult<Plan<T>>[] = []
    for (const load of loads) {
      const plan = load.then(({ member, loaded }) => member.decide(loaded, shared))
      plans.push(...(await Promise.allSettled([plan])))
    }
    const writes = plans.flatMap((plan) =>
      plan.status === 'fulfilled' && plan.value.write ? [plan.value.write] : [],
    )
    for (const write of writes) write(batch)
    shared.save(batch)
    const result = plans.map(
      (plan): PromiseSettledResult<T> =>
        plan.status === 'fulfilled' ? { status: 'fulfilled', value: plan.value.result } : plan,
    )
    if (writes.length === 0) return { result, skip_commit: true }
    const contends = shared.contends?.()
    return { result, ...(contends !== undefined && { contends }) }
  })
}

/**
 * Commits what many requests change at once in few commits: those of one `key` that come while this
 * instance commits are decided one after the other and written together. Each decides alone first, so
 * that a refusal waits for nobody and what is slow is done before.
 * @throws AppError with `onExhausted` if every attempt conflicted, and what the member throws
 */
export const commitTogether = async <Loaded, Shared extends SharedDocuments, T>(
  backoff: Backoff,
  together: Together<Shared>,
  member: Member<Loaded, Shared, T>,
): Promise<T> => {
  const loaded = await member.load()
  const { result, write } = await member.decide(loaded, together.share())
  if (!write) return result
  return unwrapped(
    await combine(together.key, { member, loaded }, (group, hasWaited) =>
      commitGroup(backoff, together, group, hasWaited),
    ),
  )
}

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
