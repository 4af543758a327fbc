import { Star } from 'lucide-react'
import { ReplyForm } from '@/features/review/reply-form'
import { ReviewItem } from '@/features/review/review-item'
import { useLiveVendorReviews } from '@/lib/live/reviews'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { usePageTitle } from '@/ui/use-page-title'

export default function VendorReviewsPage() {
  const live = useLiveVendorReviews()
  usePageTitle('Reviews')
  return (
    <>
      <h1 className="text-2xl font-semibold md:text-3xl">Reviews</h1>
      {live.status === 'loading' && <Skeleton className="h-64 w-full rounded-lg" />}
      {live.status === 'error' && (
        <ErrorState onRetry={live.retry}>Your reviews could not be loaded.</ErrorState>
      )}
      {live.status === 'content' && live.data.length === 0 && (
        <EmptyState title="No reviews yet" icon={Star}>
          <p>Buyers can write one for 30 days after they approved an order.</p>
        </EmptyState>
      )}
      {live.status === 'content' && live.data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {live.data.map((review) => (
            <ReviewItem key={review.id} review={review}>
              {!review.reply && <ReplyForm review_id={review.id} />}
            </ReviewItem>
          ))}
        </ul>
      )}
    </>
  )
}
