import type { Announcement } from '@contract/entities/messaging/announcement'
import { DateTime } from '@/ui/data/date-time'

export const AnnouncementBody = ({ announcement }: { announcement: Announcement }) => (
  <>
    <p className="text-sm text-muted">
      <DateTime at={announcement.published_at} />
      {announcement.type === 'MAINTENANCE_ALERT' && ' · Maintenance'}
    </p>
    <p className="whitespace-pre-line">{announcement.text}</p>
  </>
)
