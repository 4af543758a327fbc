import { COLLECTIONS } from '../contract/paths'
import type { Timestamp } from '../contract/time'
import { collectionOf } from './firestore'

/** How far a job has come in a large listing; with `next` null it starts from the beginning. */
export type JobCursor = {
  id: string
  next: string | null
  updated_at: Timestamp
  /** The period that the listing is made for; another one starts from the beginning. */
  period?: string
}

const jobCursors = () => collectionOf<JobCursor>(COLLECTIONS.jobCursors)

export const readJobCursor = async (id: string): Promise<JobCursor | undefined> =>
  (await jobCursors().doc(id).get()).data()

/** With concurrent runs the last write wins; items may then be visited twice. */
export const saveJobCursor = async (cursor: JobCursor): Promise<void> => {
  await jobCursors().doc(cursor.id).set(cursor)
}

/** The job starts from the beginning. */
export const removeJobCursor = async (id: string): Promise<void> => {
  await jobCursors().doc(id).delete()
}
