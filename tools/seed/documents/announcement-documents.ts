import type { Announcement } from '../../../functions/src/contract/entities/announcement'
import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { DAY_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import announcements from '../catalogue/announcements.json'

/** Announcements that were sent before the demo begins. `now` in epoch milliseconds. */
export const announcementDocuments = (now: number): Announcement[] =>
  announcements.map(({ id, days_ago, title, text }) => ({
    id,
    type: 'PLATFORM_ANNOUNCEMENT',
    title,
    text: text.replace('{inspection_days}', String(POLICY.inspection_ms / DAY_MS)),
    starts_at: null,
    ends_at: null,
    published_at: timestampFromMillis(now - days_ago * DAY_MS),
  }))
