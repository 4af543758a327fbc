import { COLLECTIONS } from '../contract/paths'
import type { Timestamp } from '../contract/time'
import { collectionOf } from './firestore'

/** How far a walk over something large has come; `next` is null where it begins anew. */
type JobCursor = { id: string; next: string | null; updated_at: Timestamp }

const sweeps = () => collectionOf<JobCursor>(COLLECTIONS.sweeps)

export const readJobCursor = async (id: string): Promise<JobCursor | undefined> =>
  (await sweeps().doc(id).get()).data()

/** Two walks at once leave the place of the later one: what the other saw is only seen again. */
export const saveJobCursor = async (sweep: JobCursor): Promise<void> => {
  await sweeps().doc(sweep.id).set(sweep)
}
