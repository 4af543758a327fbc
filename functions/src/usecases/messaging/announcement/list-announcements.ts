import type { Announcement } from '../../../contract/entities/messaging/announcement'
import { latestAnnouncements } from '../../../db/messaging/announcements'

const MAX = 50

/** The latest announcements to all; the others were sent to whom they are for. */
export const listAnnouncements = async (): Promise<Announcement[]> =>
  (await latestAnnouncements(MAX)).filter(({ audience }) => audience === undefined)
