import { announcements } from '@/config/announcements'
import { Article } from '@/features/shell/article'

const dateOf = (day: string) =>
  new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

const sections = announcements.map(({ id, date, title, text }) => ({
  id,
  title,
  body: (
    <>
      <p className="text-sm text-muted">
        <time dateTime={date}>{dateOf(date)}</time>
      </p>
      <p>{text}</p>
    </>
  ),
}))

export default function Announcements() {
  return (
    <Article
      title="Announcements"
      lead="What is new on the market, newest first."
      description="What is new on Oja: features, changes of terms and planned maintenance."
      sections={sections}
    />
  )
}
