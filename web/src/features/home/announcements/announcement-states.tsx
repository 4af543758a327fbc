import { Megaphone } from 'lucide-react'
import { paths } from '@/config/paths'
import { inlineFailureText } from '@/lib/api/failure-text'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LinkButton } from '@/ui/form/link-button'
import type { useAnnouncements } from './use-announcements'

const SHAPES = ['a', 'b', 'c']

/** The error, loading and empty states of the announcements page. */
export const AnnouncementStates = ({
  data,
  error,
  refetch,
  isFetching,
}: ReturnType<typeof useAnnouncements>) => {
  if (!data && error) {
    return (
      <ErrorState onRetry={() => refetch()} isRetrying={isFetching}>
        <p>The announcements could not be loaded. {inlineFailureText(error)}</p>
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <div role="status" aria-label="Loading announcements" className="grid gap-10">
        {SHAPES.map((shape) => (
          <div key={shape} className="grid gap-3">
            <Skeleton className="h-7 w-2/3" />
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-20" />
          </div>
        ))}
      </div>
    )
  }
  return (
    <EmptyState
      title="No news yet"
      icon={Megaphone}
      action={
        <LinkButton to={paths.marketplace} variant="secondary">
          Go to the marketplace
        </LinkButton>
      }
    >
      New features, changed terms and planned maintenance are announced here.
    </EmptyState>
  )
}
