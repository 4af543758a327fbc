import type { Announcement } from '../../../contract/entities/messaging/announcement'
import { timestampFromMillis } from '../../../contract/time'
import { addAnnouncement } from '../../../db/messaging/announcements'
import { shardsOf } from '../../../domain/messaging/notification/announcement-shards'
import { renderAnnouncement } from '../../../domain/messaging/notification/render-announcement'
import type { Deps } from '../../deps'
import { type By, commitDecision, type Recorded } from '../../operators/recorded'

/** An announcement with its text, or maintenance with its times in epoch milliseconds. */
export type Notice =
  | { type: 'PLATFORM_ANNOUNCEMENT'; title: string; text: string }
  | { type: 'MAINTENANCE_ALERT'; from: number; until: number }

/** Builds the announcement. @throws Error if the times are past or in the wrong order */
export const draftAnnouncement = (deps: Deps, notice: Notice): Announcement => {
  const now = deps.clock()
  const base = { id: deps.ids(), published_at: timestampFromMillis(now) }
  if (notice.type === 'PLATFORM_ANNOUNCEMENT') {
    return { ...base, ...notice, starts_at: null, ends_at: null }
  }
  const { from, until } = notice
  if (from >= until) throw new Error('Maintenance ends after it begins.')
  if (until <= now) throw new Error('This maintenance is past.')
  const times = { starts_at: timestampFromMillis(from), ends_at: timestampFromMillis(until) }
  const draft = { ...base, type: notice.type, title: '', text: '', ...times }
  const { title, message } = renderAnnouncement(draft)
  return { ...draft, title, text: message }
}

/** Publishes an announcement: it is shown at once, and the broadcast starts afterwards. */
export const publishAnnouncement = (
  deps: Deps,
  announcement: Announcement,
  by: Omit<By, 'reason'>,
): Promise<Recorded<Announcement>> =>
  commitDecision(
    deps,
    { ...by, reason: announcement.title },
    'service/unavailable',
    async (batch) => {
      const { id, type, published_at } = announcement
      addAnnouncement(batch, announcement, shardsOf(id, published_at))
      const entry = { action: 'announce', subject: id, before: null, after: { type } }
      return { entry, result: announcement }
    },
  )
