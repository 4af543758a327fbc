import type { DueField } from '../contract/entities/due'
import { COLLECTIONS } from '../contract/paths'
import { timestampFromMillis } from '../contract/time'
import { collectionOf, readDocument } from './firestore'

/** Listings whose items have no document that waits: what failed of them does so here. */
export type RetryKind = 'weekly_payout' | 'payment'

/** `job_retries/{kind}-{subject}`: an item behind a job's cursor that failed. */
export type JobRetry = {
  kind: RetryKind
  subject: string
  /** Whom it is about. */
  parties: string[]
  due: DueField
}

const retries = () => collectionOf<JobRetry>(COLLECTIONS.jobRetries)
export const retryIdOf = (kind: RetryKind, subject: string): string => `${kind}-${subject}`

/** Keeps an item that failed, due at once; one that is known keeps its count. `now` in ms. */
export const addRetry = async (
  { kind, subject, parties, problem }: Omit<JobRetry, 'due'> & { problem: string },
  now: number,
): Promise<void> => {
  const ref = retries().doc(retryIdOf(kind, subject))
  if (await readDocument(ref)) return
  const due = { at: timestampFromMillis(now), failures: 1, problem }
  await ref.set({ kind, subject, parties, due })
}

export const removeRetry = async (kind: RetryKind, subject: string): Promise<void> => {
  await retries().doc(retryIdOf(kind, subject)).delete()
}
