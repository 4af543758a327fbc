import * as z from 'zod/mini'
import { timestampSchema } from '../timestamp'

export const ANNOUNCEMENT_TYPES = ['PLATFORM_ANNOUNCEMENT', 'MAINTENANCE_ALERT'] as const

/** What everyone is told, as the page of announcements shows it. */
export const announcementSchema = z.object({
  id: z.string(),
  type: z.enum(ANNOUNCEMENT_TYPES),
  title: z.string(),
  text: z.string(),
  /** Of maintenance: from when until when the service is away. */
  starts_at: z.nullable(timestampSchema),
  ends_at: z.nullable(timestampSchema),
  published_at: timestampSchema,
})
export type Announcement = z.infer<typeof announcementSchema>

/** The document `announcements/{id}`: `cursor` is the last user who was told. */
export type KeptAnnouncement = Announcement & {
  state: 'sending' | 'sent'
  cursor: string | null
  notified: number
}
