import { COLLECTIONS } from '../contract/paths'
import type { Timestamp } from '../contract/time'
import { collectionOf } from './firestore'

/**
 * How far a job has come in a large listing; with `next` null it starts from the beginning.
 * `failed` counts the failures of items behind the cursor, which are tried again.
 */
type JobCursor = {
  id: string
  next: string | null
  updated_at: Timestamp
  failed?: Record<string, number>
}

const sweeps = () => collectionOf<JobCursor>(COLLECTIONS.sweeps)

export const readJobCursor = async (id: string): Promise<JobCursor | undefined> =>
  (await sweeps().doc(id).get()).data()

/** With concurrent runs the last write wins; items may then be visited twice. */
export const saveJobCursor = async (sweep: JobCursor): Promise<void> => {
  await sweeps().doc(sweep.id).set(sweep)
}
