import type { KeptAnnouncement } from '../../contract/entities/announcement'
import { commitWithRetry } from '../../db/commit'
import {
  changeAnnouncement,
  readAnnouncement,
  unfinishedAnnouncements,
} from '../../db/messaging/announcements'
import { userIdsAfter } from '../../db/people/users'
import { announcementValues } from '../../domain/notification/render-announcement'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import { emailLinks } from '../newsletter/email-links'
import { loadRecipients } from '../notification/load-recipients'
import { type NotificationRequest, queueNotification } from '../notification/notify'

/** Users per commit: with an email and a push for each, it stays below 500 writes. */
const PEOPLE = 100
/** Commits per scheduled run, so that a run ends within its minute. */
const COMMITS_A_RUN = 20

const newsFor = (
  uid: string,
  announcement: KeptAnnouncement,
  linkTo: Awaited<ReturnType<typeof emailLinks>>,
): NotificationRequest => ({
  uid,
  type: announcement.type,
  id: `announcement-${announcement.id}`,
  values: announcementValues(announcement),
  at: announcement.published_at,
  ...(announcement.type === 'PLATFORM_ANNOUNCEMENT' && {
    unsubscribe_url: linkTo({ kind: 'mute', uid }),
  }),
})

/**
 * Notifies the next 100 users and saves the cursor in the same commit. Of two concurrent runs only
 * one commit succeeds, and after a crash the broadcast continues. Returns false at the end.
 */
const broadcastPage = (deps: Deps, id: string): Promise<boolean> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readAnnouncement(id)
    if (!stored || stored.data.state === 'sent') return { result: false, skip_commit: true }
    const uids = await userIdsAfter(stored.data.cursor, PEOPLE)
    const [recipients, linkTo] = await Promise.all([loadRecipients(deps, uids), emailLinks(deps)])
    for (const [uid, recipient] of recipients)
      queueNotification(deps, batch, newsFor(uid, stored.data, linkTo), recipient)
    const isMore = uids.length === PEOPLE
    changeAnnouncement(batch, stored, {
      cursor: uids.at(-1) ?? stored.data.cursor,
      notified: stored.data.notified + uids.length,
      state: isMore ? 'sending' : 'sent',
    })
    return { result: isMore }
  })

/** Broadcasts one announcement, calling `onProgress` after each full page. */
export const broadcast = async (
  deps: Deps,
  id: string,
  onProgress: (notifiedCount: number) => void = () => {},
): Promise<void> => {
  for (let notifiedCount = PEOPLE; await broadcastPage(deps, id); notifiedCount += PEOPLE)
    onProgress(notifiedCount)
}

/** Continues unfinished broadcasts. Returns the number of commits. */
export const continueAnnouncements = async (deps: Deps): Promise<number> => {
  let commits = 0
  for (const id of await unfinishedAnnouncements()) {
    try {
      while (commits < COMMITS_A_RUN) {
        commits += 1
        if (!(await broadcastPage(deps, id))) break
      }
    } catch (error) {
      // A failing announcement must not block the others.
      deps.log.error('An announcement failed', { id, error: String(error) })
    }
  }
  return commits
}
