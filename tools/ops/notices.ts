import { createHash } from 'node:crypto'
import type { Announcement } from '../../functions/src/contract/entities/announcement'
import { readShards } from '../../functions/src/db/messaging/announcements'
import { countUsers } from '../../functions/src/db/people/users'
import { renderAnnouncement } from '../../functions/src/domain/notification/render-announcement'
import { broadcast } from '../../functions/src/usecases/announcement/broadcast'
import {
  draftAnnouncement,
  type Notice,
  publishAnnouncement,
} from '../../functions/src/usecases/announcement/publish-announcement'
import { type Command, instantOf, required, type Typed } from './arguments'

const MAX_LENGTH = { title: 120, text: 1_000 }

const textOf = (typed: Typed, name: 'title' | 'text'): string => {
  const text = required(typed, name)
  const max = MAX_LENGTH[name]
  if (text.length > max) throw new Error(`--${name} has at most ${max} characters.`)
  return text
}

const newsOf = (typed: Typed): Notice => ({
  type: 'PLATFORM_ANNOUNCEMENT',
  title: textOf(typed, 'title'),
  text: textOf(typed, 'text'),
})

const maintenanceOf = (typed: Typed): Notice => ({
  type: 'MAINTENANCE_ALERT',
  from: instantOf(typed, 'from'),
  until: instantOf(typed, 'until'),
})

/** A code derived from this text, so that a different text can't be sent by mistake. */
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
  (noticeOf: (typed: Typed) => Notice): Command =>
  async (typed, deps) => {
    const operator = required(typed, 'by')
    const announcement = draftAnnouncement(deps, noticeOf(typed))
    const { confirm } = typed.options
    if (confirm === undefined) return preview(announcement, await countUsers())
    if (confirm !== confirmationOf(announcement)) {
      throw new Error('--confirm is not the word of this text: look at it without --confirm first.')
    }
    await publishAnnouncement(deps, announcement, operator)
    await broadcast(deps, announcement.id, (told) => console.log(`  ${told} told`))
    const shards = await readShards(announcement.id)
    const told = shards.reduce((sum, { notified }) => sum + notified, 0)
    return [`${announcement.id} was published; ${told} people were told.`]
  }

/** Without --confirm, these show what would be sent and the number of recipients. */
export const noticeCommands = {
  announce: publish(newsOf),
  maintenance: publish(maintenanceOf),
}
