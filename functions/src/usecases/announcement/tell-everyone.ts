import type { KeptAnnouncement } from '../../contract/announcement'
import { announcementValues } from '../../domain/notification/render-announcement'
import {
  changeAnnouncement,
  readAnnouncement,
  unfinishedAnnouncements,
} from '../../store/announcements'
import { commitGuarded } from '../../store/commit'
import { userIdsAfter } from '../../store/users'
import type { Deps } from '../deps'
import { emailLinks } from '../newsletter/email-links'
import { reachOf } from '../notification/reach'
import { addNews, type News } from '../notification/tell'
import { paceOf } from '../pace'

/** People in one commit: with a letter and a push for each it stays below 500 writes. */
const PEOPLE = 100
/** Commits in one run of the schedule, so that no run takes longer than its minute. */
const COMMITS_A_RUN = 20

const newsFor = (
  uid: string,
  announcement: KeptAnnouncement,
  linkTo: Awaited<ReturnType<typeof emailLinks>>,
): News => ({
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
const tellSome = (deps: Deps, id: string): Promise<boolean> =>
  commitGuarded(paceOf(deps), 'service/unavailable', async (batch) => {
    const kept = await readAnnouncement(id)
    if (!kept || kept.data.state === 'sent') return { answer: false, unchanged: true }
    const uids = await userIdsAfter(kept.data.cursor, PEOPLE)
    const [reaches, linkTo] = await Promise.all([reachOf(deps, uids), emailLinks(deps)])
    for (const [uid, reach] of reaches) addNews(deps, batch, newsFor(uid, kept.data, linkTo), reach)
    const isMore = uids.length === PEOPLE
    changeAnnouncement(batch, kept, {
      cursor: uids.at(-1) ?? kept.data.cursor,
      told: kept.data.told + uids.length,
      state: isMore ? 'sending' : 'sent',
    })
    return { answer: isMore }
  })

/** Tells everyone of one announcement, with a word after each hundred. */
export const tellEveryone = async (
  deps: Deps,
  id: string,
  onProgress: (told: number) => void = () => {},
): Promise<void> => {
  for (let told = PEOPLE; await tellSome(deps, id); told += PEOPLE) onProgress(told)
}

/** Goes on with what a crash or its size left unfinished. Gives the number of commits. */
export const continueAnnouncements = async (deps: Deps): Promise<number> => {
  let commits = 0
  for (const id of await unfinishedAnnouncements()) {
    try {
      while (commits < COMMITS_A_RUN) {
        commits += 1
        if (!(await tellSome(deps, id))) break
      }
    } catch (error) {
      // One that can't be told must not keep the others untold.
      deps.log.error('An announcement failed', { id, error: String(error) })
    }
  }
  return commits
}
