import type { Announcement, Audience } from '../../../contract/entities/messaging/announcement'
import { readAnnouncement } from '../../../db/messaging/announcements'
import { countUsers } from '../../../db/people/users'
import { countVendors } from '../../../db/people/vendors'
import { renderAnnouncement } from '../../../domain/messaging/notification/render-announcement'
import type { Deps } from '../../deps'
import { type By, decidedBefore, type Recorded } from '../../operators/recorded'
import { draftAnnouncement, publishAnnouncement } from './publish-announcement'

type Text = { title: string; text: string; audience: Audience }

const draftOf = (deps: Deps, { title, text, audience }: Text): Announcement => ({
  ...draftAnnouncement(deps, { type: 'PLATFORM_ANNOUNCEMENT', title, text }),
  ...(audience !== 'all' && { audience }),
})

const recipientsOf = async (audience: Audience): Promise<number> => {
  if (audience === 'vendors') return countVendors()
  const users = await countUsers()
  return audience === 'all' ? users : users - (await countVendors())
}

/** An announcement as people will read it, and how many they are. Nothing is stored. */
export const draftForConsole = async (deps: Deps, given: Text) => {
  const draft = draftOf(deps, given)
  const { title, message } = renderAnnouncement(draft)
  return { id: draft.id, title, message, recipients: await recipientsOf(given.audience) }
}

/** Publishes an announcement that was looked at. The same id again changes nothing. */
export const announceFromConsole = async (
  deps: Deps,
  by: Omit<By, 'reason'>,
  { id, ...given }: Text & { id: string },
): Promise<Recorded<Announcement>> => {
  const stored = await readAnnouncement(id)
  if (stored) return decidedBefore(stored)
  const announcement = { ...draftOf(deps, given), id }
  return publishAnnouncement(deps, announcement, by)
}
