import { Star, WifiOff } from 'lucide-react'
import { LiveWidget } from '@/lib/live/live-widget'
import { useLiveVendorReviews } from '@/lib/live/reviews'
import { useOnline } from '@/lib/use-online'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { usePageTitle } from '@/ui/use-page-title'
import { ReplyForm } from './reply-form'
import { ReviewItem } from './review-item'

const SHAPES = ['a', 'b', 'c']

const Loading = () => (
  <div role="status" aria-label="Loading your reviews" className="grid gap-4">
    {SHAPES.map((shape) => (
      <Skeleton key={shape} className="h-36" />
    ))}
  </div>
)

const Offline = () => (
  <EmptyState title="You are offline" icon={WifiOff}>
    Your reviews show here as soon as there is a connection again.
  </EmptyState>
)

const List = () => {
  const live = useLiveVendorReviews()
  const isOnline = useOnline()
  if (live.status === 'error') {
    return <ErrorState onRetry={live.retry}>Your reviews could not be loaded.</ErrorState>
  }
  if (live.status === 'loading') return isOnline ? <Loading /> : <Offline />
  if (live.data.length === 0) {
    return isOnline ? (
      <EmptyState title="No reviews yet" icon={Star}>
        Buyers can write one for 30 days after they approved an order.
      </EmptyState>
    ) : (
      <Offline />
    )
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {live.data.map((review) => (
        <ReviewItem key={review.id} review={review}>
          {!review.reply && <ReplyForm review_id={review.id} />}
        </ReviewItem>
      ))}
    </ul>
  )
}

/** What buyers said of the vendor's goods, each with room for one answer. */
export const VendorReviews = () => {
  usePageTitle('Reviews')
  return (
    <>
      <h1 className="text-2xl font-semibold md:text-3xl">Reviews</h1>
      <LiveWidget>
        <List />
      </LiveWidget>
    </>
  )
}
