import type { KeptAnnouncement } from '../contract/announcement'
import { COLLECTIONS } from '../contract/paths'
import { type Batch, collectionOf, fieldsOf, type Kept, readDocument } from './firestore'

const announcements = () => collectionOf<KeptAnnouncement>(COLLECTIONS.announcements)

const MOST_AT_ONCE = 10

export const addAnnouncement = (batch: Batch, announcement: KeptAnnouncement): void => {
  batch.create(announcements().doc(announcement.id), announcement)
}

export const readAnnouncement = (id: string): Promise<Kept<KeptAnnouncement> | undefined> =>
  readDocument(announcements().doc(id))

/** Changes it only if it is still as `kept`: of two that tell the same people, one fails. */
export const changeAnnouncement = (
  batch: Batch,
  { data, updated }: Kept<KeptAnnouncement>,
  change: Partial<KeptAnnouncement>,
): void => {
  const ref = announcements().doc(data.id)
  batch.update(ref, fieldsOf<KeptAnnouncement>(change), { lastUpdateTime: updated })
}

export const latestAnnouncements = async (limit: number): Promise<KeptAnnouncement[]> => {
  const { docs } = await announcements().orderBy('published_at', 'desc').limit(limit).get()
  return docs.map((document) => document.data())
}

/** Ids of those that not everyone has been told of yet. */
export const unfinishedAnnouncements = async (): Promise<string[]> => {
  const { docs } = await announcements()
    .where('state', '==', 'sending')
    .limit(MOST_AT_ONCE)
    .select()
    .get()
  return docs.map((document) => document.id)
}
