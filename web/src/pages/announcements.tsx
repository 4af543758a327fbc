import { AnnouncementBody } from '@/features/home/announcements/announcement-body'
import { AnnouncementStates } from '@/features/home/announcements/announcement-states'
import { useAnnouncements } from '@/features/home/announcements/use-announcements'
import { Article } from '@/features/layout/content/article'

export default function Announcements() {
  const announcements = useAnnouncements()
  const sections = announcements.data?.map((announcement) => ({
    id: announcement.id,
    title: announcement.title,
    body: <AnnouncementBody announcement={announcement} />,
  }))
  return (
    <Article
      title="Announcements"
      lead="What is new on the market, newest first."
      description="What is new on Oja: features, changes of terms and planned maintenance."
      sections={sections ?? []}
    >
      {sections?.length ? null : <AnnouncementStates {...announcements} />}
    </Article>
  )
}
