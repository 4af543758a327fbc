import type { KeptAnnouncement } from '../../contract/entities/announcement'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/messages'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readIds, readList } from '../list-query'

const announcements = () => collectionOf<KeptAnnouncement>(COLLECTIONS.announcements)

export const addAnnouncement = (batch: Batch, announcement: KeptAnnouncement): void => {
  batch.create(announcements().doc(announcement.id), announcement)
}

export const readAnnouncement = (id: string): Promise<Versioned<KeptAnnouncement> | undefined> =>
  readDocument(announcements().doc(id))

/**
 * Changes the announcement only if it is unchanged since it was read: of two concurrent broadcasts
 * of one page, one fails.
 */
export const changeAnnouncement = (
  batch: Batch,
  { data, updated }: Versioned<KeptAnnouncement>,
  change: Partial<KeptAnnouncement>,
): void => {
  const ref = announcements().doc(data.id)
  batch.update(ref, fieldsOf<KeptAnnouncement>(change), { lastUpdateTime: updated })
}

export const latestAnnouncements = (limit: number): Promise<KeptAnnouncement[]> =>
  readList(bind(queries.latestAnnouncements, {}, limit))

/** Ids of announcements whose broadcast is unfinished. */
export const unfinishedAnnouncements = (): Promise<string[]> =>
  readIds(bind(queries.unfinishedAnnouncements, {}))
