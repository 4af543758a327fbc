import type { Announcement } from '@contract/announcement'
import { Instant } from '@/ui/instant'

/** When it was published, and its words. */
export const AnnouncementBody = ({ announcement }: { announcement: Announcement }) => (
  <>
    <p className="text-sm text-muted">
      <Instant at={announcement.published_at} />
      {announcement.type === 'MAINTENANCE_ALERT' && ' · Maintenance'}
    </p>
    <p className="whitespace-pre-line">{announcement.text}</p>
  </>
)
