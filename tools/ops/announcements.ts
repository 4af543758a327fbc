import { createHash } from 'node:crypto'
import type { Announcement } from '../../functions/src/contract/entities/messaging/announcement'
import { readShards } from '../../functions/src/db/messaging/announcements'
import { countUsers } from '../../functions/src/db/people/users'
import { renderAnnouncement } from '../../functions/src/domain/messaging/notification/render-announcement'
import type { Deps } from '../../functions/src/usecases/deps'
import { broadcast } from '../../functions/src/usecases/messaging/announcement/broadcast'
import {
  draftAnnouncement,
  type Notice,
} from '../../functions/src/usecases/messaging/announcement/publish-announcement'
import { type CliArgs, type Command, instantOf, required } from './arguments'
import { decideByHand } from './decide-by-hand'

const MAX_LENGTH = { title: 120, text: 1_000 }

const textOf = (args: CliArgs, name: 'title' | 'text'): string => {
  const text = required(args, name)
  const max = MAX_LENGTH[name]
  if (text.length > max) throw new Error(`--${name} has at most ${max} characters.`)
  return text
}

const announcementOf = (args: CliArgs): Notice => ({
  type: 'PLATFORM_ANNOUNCEMENT',
  title: textOf(args, 'title'),
  text: textOf(args, 'text'),
})

const maintenanceOf = (args: CliArgs): Notice => ({
  type: 'MAINTENANCE_ALERT',
  from: instantOf(args, 'from'),
  until: instantOf(args, 'until'),
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

/** By the row of the decisions' table, as the operator whose address is `--by`. */
const announce = (deps: Deps, args: CliArgs, id: string, notice: Notice) => {
  if (notice.type === 'MAINTENANCE_ALERT') {
    const { from, until } = notice
    return decideByHand(deps, args, 'maintain', { id: '', body: { id, from, until } })
  }
  const { title, text } = notice
  return decideByHand(deps, args, 'announce', {
    id: '',
    body: { id, title, text, audience: 'all' },
  })
}

const publish =
  (noticeOf: (args: CliArgs) => Notice): Command =>
  async (args, deps) => {
    required(args, 'by')
    const notice = noticeOf(args)
    const announcement = draftAnnouncement(deps, notice)
    const { confirm } = args.options
    if (confirm === undefined) return preview(announcement, await countUsers())
    if (confirm !== confirmationOf(announcement)) {
      throw new Error('--confirm is not the word of this text: look at it without --confirm first.')
    }
    await announce(deps, args, announcement.id, notice)
    await broadcast(deps, announcement.id, (count) => console.log(`  ${count} told`))
    const shards = await readShards(announcement.id)
    const notified = shards.reduce((sum, shard) => sum + shard.notified, 0)
    return [`${announcement.id} was published; ${notified} people were told.`]
  }

/** Without --confirm, these show what would be sent and the number of recipients. */
export const announcementCommands = {
  announce: publish(announcementOf),
  maintenance: publish(maintenanceOf),
}
