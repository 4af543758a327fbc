import * as z from 'zod/mini'
import { timestampSchema } from '../timestamp'

export const ANNOUNCEMENT_TYPES = ['PLATFORM_ANNOUNCEMENT', 'MAINTENANCE_ALERT'] as const

/** An announcement as the announcements page shows it. */
export const announcementSchema = z.object({
  id: z.string(),
  type: z.enum(ANNOUNCEMENT_TYPES),
  title: z.string(),
  text: z.string(),
  /** For maintenance: the period in which the service is unavailable. */
  starts_at: z.nullable(timestampSchema),
  ends_at: z.nullable(timestampSchema),
  published_at: timestampSchema,
})
export type Announcement = z.infer<typeof announcementSchema>

/** The document `announcements/{id}`; `cursor` is the last user who was notified. */
export type KeptAnnouncement = Announcement & {
  state: 'sending' | 'sent'
  cursor: string | null
  notified: number
}
