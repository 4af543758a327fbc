import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { Awaited } from '@/lib/awaited'
import { useLiveReview } from '@/lib/live/transactions'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { EditReview } from './edit-review'
import { ReplyForm } from './reply-form'
import { ReviewItem } from './review-item'

type Props = { transaction: Transaction; party: Party; now: number }

/** The review of a purchase, with the buyer's edit button or the vendor's reply form. */
export const PurchaseReview = ({ transaction, party, now }: Props) => {
  const live = useLiveReview(transaction.review_id ?? undefined)
  if (live.status === 'loading') {
    return (
      <Awaited>
        <Skeleton className="h-24" />
      </Awaited>
    )
  }
  if (live.status === 'error') {
    return <ErrorState onRetry={live.retry}>The review could not be loaded.</ErrorState>
  }
  const review = live.data
  if (!review) return <p className="text-muted">This review has been removed.</p>
  return (
    <ul className="-my-5">
      <ReviewItem review={review}>
        {party === 'buyer' && (
          <EditReview review={review} product_name={transaction.product_details.name} now={now} />
        )}
        {party === 'vendor' && !review.reply && <ReplyForm review_id={review.id} />}
      </ReviewItem>
    </ul>
  )
}
