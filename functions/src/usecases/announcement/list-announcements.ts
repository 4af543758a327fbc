import type { Announcement } from '../../contract/entities/announcement'
import { latestAnnouncements } from '../../db/messaging/announcements'

const MAX = 50

export const listAnnouncements = (): Promise<Announcement[]> => latestAnnouncements(MAX)
