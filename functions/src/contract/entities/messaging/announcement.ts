import * as z from 'zod/mini'
import { timestampSchema } from '../../timestamp'
import type { DueField } from '../due'

const ANNOUNCEMENT_TYPES = ['PLATFORM_ANNOUNCEMENT', 'MAINTENANCE_ALERT'] as const

/** Everyone, those without a store, or those with one. */
export const AUDIENCES = ['all', 'buyers', 'vendors'] as const
export type Audience = (typeof AUDIENCES)[number]

/** The document `announcements/{id}`, as the announcements page shows it. */
export const announcementSchema = z.object({
  id: z.string(),
  type: z.enum(ANNOUNCEMENT_TYPES),
  title: z.string(),
  text: z.string(),
  /** For maintenance: the period in which the service is unavailable. */
  starts_at: z.nullable(timestampSchema),
  ends_at: z.nullable(timestampSchema),
  published_at: timestampSchema,
  /** Absent if it is for all; only those are on the announcements page. */
  audience: z.optional(z.enum(AUDIENCES)),
})
export type Announcement = z.infer<typeof announcementSchema>

/**
 * The document `announcements/{announcement_id}/shards/{id}`: the broadcast to a part of the users,
 * those with `from <= uid < until`. Shards are sent independently of each other.
 */
export type AnnouncementShard = {
  id: string
  announcement_id: string
  /** Null for the first shard. */
  from: string | null
  /** Null for the last shard. */
  until: string | null
  state: 'sending' | 'sent'
  /** The last user who was notified; null before the first and at the end. */
  cursor: string | null
  notified: number
  due: DueField
}
