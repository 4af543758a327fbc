import type { Announcement } from '../../contract/entities/announcement'
import { latestAnnouncements } from '../../db/messaging/announcements'

const MAX = 50

export const listAnnouncements = async (): Promise<Announcement[]> => {
  const stored = await latestAnnouncements(MAX)
  return stored.map(
    ({ state: _state, cursor: _cursor, notified: _notified, ...announcement }) => announcement,
  )
}
