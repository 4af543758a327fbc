import type { Announcement } from '../../contract/entities/announcement'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { commitWithRetry } from '../../db/commit'
import { addAnnouncement } from '../../db/messaging/announcements'
import { shardsOf } from '../../domain/notification/announcement-shards'
import { renderAnnouncement } from '../../domain/notification/render-announcement'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'

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
  operator: string,
): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    addAnnouncement(batch, announcement, shardsOf(announcement.id, announcement.published_at))
    await addOpsDecision(batch, {
      id: deps.ids(),
      operator,
      action: 'announce',
      subject: announcement.id,
      reason: announcement.title,
      at: timestampFromMillis(deps.clock()),
    })
    return { result: undefined }
  })
