import type { Announcement } from '../../contract/announcement'
import { latestAnnouncements } from '../../store/announcements'

const MOST = 50

/** What the page of announcements shows. */
export const listAnnouncements = async (): Promise<Announcement[]> => {
  const kept = await latestAnnouncements(MOST)
  return kept.map(
    ({ state: _state, cursor: _cursor, told: _told, ...announcement }) => announcement,
  )
}
