import type { Review } from '@contract/entities/orders/review'
import { counted } from '@contract/text/counted'
import { Star, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { readDraft } from '@/lib/forms/drafts'
import { useLiveVendorReviews } from '@/lib/live/selling'
import { useOnline } from '@/lib/use-online'
import { useQueryParams } from '@/ui/data/use-query-params'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { DropdownFilter } from '@/ui/form/dropdown-filter'
import { LiveWidget } from '@/ui/live-widget'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { ReplyForm, replyDraft } from './reply-form'
import { ReviewItem } from './review-item'
import { ReviewedProduct } from './reviewed-product'

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

const STARS = [5, 4, 3, 2, 1]
const UNANSWERED = 'unanswered'

const Reply = ({ review_id }: { review_id: string }) => {
  // An answer that was begun shows at once.
  const [isOpen, setOpen] = useState(() => readDraft(replyDraft(review_id)) !== null)
  if (isOpen) return <ReplyForm review_id={review_id} />
  return (
    <Button
      size="sm"
      variant="secondary"
      className="justify-self-start"
      onClick={() => setOpen(true)}
    >
      Answer
    </Button>
  )
}

/** The reviews filtered by stars or missing reply. The filter is in the URL. */
const Chosen = ({ reviews }: { reviews: readonly Review[] }) => {
  const { search, change } = useQueryParams()
  const show = search.get('show') ?? ''
  const isShown = ({ rating, reply }: Review) =>
    show === UNANSWERED ? !reply : show === '' || String(rating) === show
  const countOf = (stars: number) => reviews.filter(({ rating }) => rating === stars).length
  const shown = reviews.filter(isShown)
  return (
    <>
      <DropdownFilter
        label="Show"
        options={[
          { value: '', label: 'All reviews', count: reviews.length },
          {
            value: UNANSWERED,
            label: 'Not answered yet',
            count: reviews.filter(({ reply }) => !reply).length,
          },
          ...STARS.map((stars) => ({
            value: String(stars),
            label: counted(stars, 'star'),
            count: countOf(stars),
          })),
        ]}
        selected={[show]}
        onChange={([value = '']) => change({ show: value })}
      />
      {shown.length === 0 && (
        <p role="status" className="text-muted">
          None of your reviews is one of these.
        </p>
      )}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {shown.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            isOwnAnswer
            product={<ReviewedProduct id={review.product_id} />}
          >
            {!review.reply && <Reply review_id={review.id} />}
          </ReviewItem>
        ))}
      </ul>
    </>
  )
}

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
  return <Chosen reviews={live.data} />
}

/** The reviews of the vendor's products, each with one reply. */
export const VendorReviews = () => {
  usePageTitle('Reviews')
  return (
    <>
      <h1>Reviews</h1>
      <LiveWidget>
        <List />
      </LiveWidget>
    </>
  )
}
