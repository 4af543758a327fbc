import { createHash } from 'node:crypto'
import type { Announcement } from '../../functions/src/contract/announcement'
import { renderAnnouncement } from '../../functions/src/domain/notification/render-announcement'
import { readAnnouncement } from '../../functions/src/store/announcements'
import { countUsers } from '../../functions/src/store/users'
import {
  draftAnnouncement,
  type Notice,
  publishAnnouncement,
} from '../../functions/src/usecases/announcement/publish-announcement'
import { tellEveryone } from '../../functions/src/usecases/announcement/tell-everyone'
import type { Deps } from '../../functions/src/usecases/deps'
import { required, type Typed } from './arguments'
import { lagosInstant } from './lagos-instant'

const LONGEST_TITLE = 120
const LONGEST_TEXT = 1_000

const withinLength = (text: string, most: number, name: string): string => {
  if (text.length > most) throw new Error(`--${name} has at most ${most} characters.`)
  return text
}

const newsOf = (typed: Typed): Notice => ({
  type: 'PLATFORM_ANNOUNCEMENT',
  title: withinLength(required(typed, 'title'), LONGEST_TITLE, 'title'),
  text: withinLength(required(typed, 'text'), LONGEST_TEXT, 'text'),
})

const maintenanceOf = (typed: Typed): Notice => ({
  type: 'MAINTENANCE_ALERT',
  from: lagosInstant(required(typed, 'from'), 'from'),
  until: lagosInstant(required(typed, 'until'), 'until'),
})

/** Words that belong to exactly this text: other words that are sent by mistake are refused. */
const confirmationOf = ({ title, text }: Announcement): string =>
  createHash('sha256').update(`${title}\n${text}`).digest('hex').slice(0, 8)

const preview = (announcement: Announcement, people: number): string[] => {
  const { title, message } = renderAnnouncement(announcement)
  return [
    `To ${people} people:`,
    `  ${title}`,
    ...message.split('\n').map((line) => `  ${line}`),
    '',
    `Nothing was sent. The same again with --confirm ${confirmationOf(announcement)} sends it.`,
  ]
}

const publish =
  (noticeOf: (typed: Typed) => Notice) =>
  async (typed: Typed, deps: Deps): Promise<string[]> => {
    const operator = required(typed, 'by')
    const announcement = draftAnnouncement(deps, noticeOf(typed))
    const { confirm } = typed.options
    if (confirm === undefined) return preview(announcement, await countUsers())
    if (confirm !== confirmationOf(announcement)) {
      throw new Error('--confirm is not the word of this text: look at it without --confirm first.')
    }
    await publishAnnouncement(deps, announcement, operator)
    await tellEveryone(deps, announcement.id, (told) => console.log(`  ${told} told`))
    const told = (await readAnnouncement(announcement.id))?.data.told ?? 0
    return [`${announcement.id} was published; ${told} people were told.`]
  }

/** Without --confirm these show what would be sent, and to how many. */
export const noticeCommands = {
  announce: publish(newsOf),
  maintenance: publish(maintenanceOf),
}
