import { dueFrom } from '../../../contract/entities/due'
import type {
  Announcement,
  AnnouncementShard,
} from '../../../contract/entities/messaging/announcement'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../contract/paths'
import { dueShards, failingShards } from '../../../contract/queries/messaging/messages'
import { bind } from '../../../contract/queries/query'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import {
  changeShard,
  readAnnouncement,
  readShard,
  readShards,
  type ShardKey,
} from '../../../db/messaging/announcements'
import { userIdsOfShard } from '../../../db/people/users'
import { withStores } from '../../../db/people/vendors'
import { announcementValues } from '../../../domain/messaging/notification/render-announcement'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { dueKind, workDue } from '../../jobs/due'
import { emailLinks } from '../newsletter/email-links'
import { loadRecipients } from '../notification/load-recipients'
import { type NotificationRequest, queueNotification } from '../notification/notify'

/** Users per commit: with an email and a push for each, it stays below 500 writes. */
const PEOPLE = 100
/** Commits per shard and scheduled run, so that a run ends within its minute. */
const COMMITS_A_RUN = 20

const requestFor = (
  uid: string,
  announcement: Announcement,
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

/** Those of the users whom an announcement is for. */
const audienceOf = async ({ audience }: Announcement, uids: string[]): Promise<string[]> => {
  if (audience === undefined || audience === 'all' || uids.length === 0) return uids
  const vendors = await withStores(uids)
  return uids.filter((uid) => vendors.has(uid) === (audience === 'vendors'))
}

/**
 * Notifies the next 100 users of a shard and saves its cursor in the same commit. Of two concurrent
 * runs only one commit succeeds and goes on, and after a crash the broadcast continues. Returns false
 * at the end, and if another run is ahead.
 */
const broadcastPage = (deps: Deps, key: ShardKey, announcement: Announcement): Promise<boolean> => {
  let begun: AnnouncementShard | undefined
  return commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readShard(key)
    if (!stored || stored.data.state === 'sent') return { result: false, skip_commit: true }
    begun ??= stored.data
    if (stored.data.cursor !== begun.cursor) return { result: false, skip_commit: true }
    const uids = await userIdsOfShard(stored.data, PEOPLE)
    const addressed = await audienceOf(announcement, uids)
    if (addressed.length > 0) {
      const [recipients, linkTo] = await Promise.all([
        loadRecipients(deps, addressed),
        emailLinks(deps),
      ])
      for (const [uid, recipient] of recipients)
        queueNotification(deps, batch, requestFor(uid, announcement, linkTo), recipient)
    }
    const isMore = uids.length === PEOPLE
    changeShard(batch, stored, {
      cursor: isMore ? (uids.at(-1) ?? null) : null,
      notified: stored.data.notified + addressed.length,
      state: isMore ? 'sending' : 'sent',
      // Behind the other shards, so that each gets its turn.
      due: dueFrom(timestampFromMillis(deps.clock())),
    })
    return { result: isMore }
  })
}

/** Sends up to `commits` pages of a shard, calling `onProgress` with the users of each full one. */
const broadcastShard = async (
  deps: Deps,
  key: ShardKey,
  commits: number,
  onProgress: (count: number) => void = () => {},
): Promise<boolean> => {
  const announcement = await readAnnouncement(key.announcement_id)
  if (!announcement) return false
  for (let made = 0; made < commits; made += 1) {
    if (!(await broadcastPage(deps, key, announcement))) break
    onProgress(PEOPLE)
  }
  return true
}

/**
 * Broadcasts one announcement, its shards in parallel, calling `onProgress` after each full page.
 * If a shard fails, the others are finished first.
 */
export const broadcast = async (
  deps: Deps,
  id: string,
  onProgress: (notified: number) => void = () => {},
): Promise<void> => {
  let notified = 0
  const count = (more: number) => {
    notified += more
    onProgress(notified)
  }
  const ended = await Promise.allSettled(
    (await readShards(id)).map((shard) => broadcastShard(deps, shard, Infinity, count)),
  )
  const failed = ended.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

const continueShard = (deps: Deps, id: string): Promise<boolean> => {
  const [announcement_id = '', shard = ''] = id.split('~')
  return broadcastShard(deps, { announcement_id, id: shard }, COMMITS_A_RUN)
}

/** Parts of announcements that are being sent. */
export const SHARDS = dueKind<AnnouncementShard>({
  name: 'announcement',
  collections: [COLLECTIONS.announcements, SUBCOLLECTIONS.shards],
  due: (now, limit) => bind(dueShards, { now: timestampFromMillis(now) }, limit),
  failing: (least) => bind(failingShards, { least }),
  isWaiting: ({ state }) => state === 'sending',
  work: continueShard,
  failure: 'An announcement failed',
})

/** Continues unfinished broadcasts, several shards at once. Returns how many shards were worked. */
export const continueAnnouncements = (deps: Deps): Promise<number> => workDue(deps, SHARDS)
