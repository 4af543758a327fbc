import type {
  Announcement,
  AnnouncementShard,
} from '../../contract/entities/messaging/announcement'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/messaging/messages'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readList } from '../list-query'

const announcements = () => collectionOf<Announcement>(COLLECTIONS.announcements)
const shardsOf = (id: string) =>
  collectionOf<AnnouncementShard>(`${COLLECTIONS.announcements}/${id}/${SUBCOLLECTIONS.shards}`)

/** The id of a shard among those of all announcements. */
export type ShardKey = Pick<AnnouncementShard, 'announcement_id' | 'id'>

export const addAnnouncement = (
  batch: Batch,
  announcement: Announcement,
  shards: readonly AnnouncementShard[],
): void => {
  batch.create(announcements().doc(announcement.id), announcement)
  for (const shard of shards) batch.create(shardsOf(announcement.id).doc(shard.id), shard)
}

export const readAnnouncement = async (id: string): Promise<Announcement | undefined> =>
  (await announcements().doc(id).get()).data()

export const latestAnnouncements = (limit: number): Promise<Announcement[]> =>
  readList(bind(queries.latestAnnouncements, {}, limit))

export const readShards = (announcement_id: string): Promise<AnnouncementShard[]> =>
  readList(bind(queries.announcementShards, { announcement_id }))

export const readShard = ({
  announcement_id,
  id,
}: ShardKey): Promise<Versioned<AnnouncementShard> | undefined> =>
  readDocument(shardsOf(announcement_id).doc(id))

/**
 * Changes the shard only if it is unchanged since it was read: of two concurrent broadcasts of one
 * page, one fails.
 */
export const changeShard = (
  batch: Batch,
  { data, updated }: Versioned<AnnouncementShard>,
  change: Partial<AnnouncementShard>,
): void => {
  const ref = shardsOf(data.announcement_id).doc(data.id)
  batch.update(ref, fieldsOf<AnnouncementShard>(change), { lastUpdateTime: updated })
}
