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

/** People in one commit: with a letter and a push for each it stays below 500 writes. */
const PEOPLE = 100
/** Commits in one run of the schedule, so that no run takes longer than its minute. */
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
 * Tells the next hundred people, and says in the same commit how far it came: of two that tell the
 * same people only one holds, and after a crash it goes on where it stood. False at the end.
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

/** Tells everyone of one announcement, with a word after each hundred. */
export const broadcast = async (
  deps: Deps,
  id: string,
  onProgress: (notifiedCount: number) => void = () => {},
): Promise<void> => {
  for (let notifiedCount = PEOPLE; await broadcastPage(deps, id); notifiedCount += PEOPLE)
    onProgress(notifiedCount)
}

/** Goes on with what a crash or its size left unfinished. Gives the number of commits. */
export const continueAnnouncements = async (deps: Deps): Promise<number> => {
  let commits = 0
  for (const id of await unfinishedAnnouncements()) {
    try {
      while (commits < COMMITS_A_RUN) {
        commits += 1
        if (!(await broadcastPage(deps, id))) break
      }
    } catch (error) {
      // One that can't be told must not keep the others untold.
      deps.log.error('An announcement failed', { id, error: String(error) })
    }
  }
  return commits
}
