import type { Announcement } from '../../../contract/entities/messaging/announcement'
import { dateText, timeText } from '../../../contract/lagos-text'
import type { Timestamp } from '../../../contract/time'
import { type NotificationValues, renderNotification } from './render-notification'

const endText = (starts_at: Timestamp, ends_at: Timestamp): string => {
  const day = dateText(ends_at)
  return day === dateText(starts_at) ? timeText(ends_at) : `${timeText(ends_at)} on ${day}`
}

/** The placeholder values of an announcement. */
export const announcementValues = ({
  title,
  text,
  starts_at,
  ends_at,
}: Announcement): NotificationValues => ({
  announcement_text: `${title}\n\n${text}`,
  ...(starts_at &&
    ends_at && {
      date: dateText(starts_at),
      start_time: timeText(starts_at),
      end_time: endText(starts_at, ends_at),
    }),
})

/** The notification that everyone gets about an announcement. */
export const renderAnnouncement = (announcement: Announcement) =>
  renderNotification(announcement.type, announcementValues(announcement))
