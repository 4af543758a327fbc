import { dueFrom } from '../../../contract/entities/due'
import type { AnnouncementShard } from '../../../contract/entities/messaging/announcement'
import type { Timestamp } from '../../../contract/time'

/** The characters of user ids, which are random, in the order of Firestore's document ids. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SHARDS = 16

/** The first character of a shard; null for the first shard, and past the last one. */
const boundary = (shard: number): string | null =>
  shard === 0 ? null : (ALPHABET[Math.floor((shard * ALPHABET.length) / SHARDS)] ?? null)

/** Divides all users into shards of about the same size. */
export const shardsOf = (announcement_id: string, at: Timestamp): AnnouncementShard[] =>
  Array.from({ length: SHARDS }, (_, shard) => ({
    id: String(shard).padStart(2, '0'),
    announcement_id,
    from: boundary(shard),
    until: boundary(shard + 1),
    state: 'sending',
    cursor: null,
    notified: 0,
    due: dueFrom(at),
  }))
