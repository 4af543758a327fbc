import { COLLECTIONS } from '../../contract/paths'
import { dueRetries, failingRetries } from '../../contract/queries/console/operations'
import { bind } from '../../contract/queries/query'
import { timestampFromMillis } from '../../contract/time'
import {
  addRetry,
  type JobRetry,
  type RetryKind,
  removeRetry,
  retryIdOf,
} from '../../db/job-retries'
import type { Deps } from '../deps'
import { type DueKind, dueKind } from './due'

type Retried = Pick<DueKind, 'name' | 'failure'> & {
  kind: RetryKind
  /** What it is about, as operators open it; itself if it isn't said. */
  subjectOf?: (
    subject: string,
  ) => NonNullable<ReturnType<NonNullable<DueKind['describe']>>['subject']>
  /** Tries one again, by its subject. Returns true if it changed something. */
  work: (deps: Deps, subject: string) => Promise<boolean>
}

/** What failed of a listing that a job goes through: each waits until it is done, and is never dropped. */
export const retryKind = ({ kind, subjectOf, work, ...said }: Retried): DueKind =>
  dueKind<JobRetry>({
    ...said,
    collections: [COLLECTIONS.jobRetries],
    due: (now, limit) => bind(dueRetries, { kind, now: timestampFromMillis(now) }, limit),
    failing: (least) => bind(failingRetries, { kind, least }),
    isWaiting: (retry) => retry.kind === kind,
    work: async (deps, id) => {
      const subject = id.slice(retryIdOf(kind, '').length)
      const isChanged = await work(deps, subject)
      await removeRetry(kind, subject)
      return isChanged
    },
    // The collection is that of all listings.
    describe: (retry) =>
      retry.kind === kind
        ? {
            ...(subjectOf && { subject: subjectOf(retry.subject) }),
            due_at: retry.due.at,
            parties: retry.parties,
          }
        : {},
  })

/** Notes what failed of a listing, for the next run of its job. */
export const noteRetry = async (
  deps: Deps,
  { failure }: Pick<DueKind, 'failure'>,
  { problem, ...item }: Parameters<typeof addRetry>[0],
): Promise<void> => {
  deps.log.error(failure, { id: item.subject, error: problem })
  await addRetry({ ...item, problem }, deps.clock())
}
