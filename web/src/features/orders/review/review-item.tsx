import type { Review } from '@contract/entities/orders/review'
import { millisOf } from '@contract/time'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { DateTime } from '@/ui/data/date-time'
import { RatingStars } from '@/ui/data/rating-stars'

type Props = {
  review: Review
  /** Shown above the review: which product it is of. */
  product?: ReactNode
  /** Whose answer it is; the reader's own to the vendor. */
  isOwnAnswer?: boolean
  /** Shown below the review, for example the reply form. */
  children?: ReactNode
}

const isOlderThanEdit = ({ reply, edited_at }: Review): boolean =>
  reply !== null && edited_at !== undefined && millisOf(reply.at) < millisOf(edited_at)

export const ReviewItem = ({ review, product, isOwnAnswer = false, children }: Props) => (
  <li className="grid gap-2 py-5">
    {product}
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <RatingStars rating={review.rating} />
      <span className="font-semibold">{review.buyer_name}</span>
      <span className="inline-flex items-center gap-1 text-sm text-success">
        <BadgeCheck aria-hidden className="size-4" />
        Bought here
      </span>
      {review.returned && <span className="text-sm text-muted">Returned</span>}
      <span className="text-sm text-muted">
        <DateTime at={review.created_at} />
        {review.edited_at && (
          <>
            , changed <DateTime at={review.edited_at} />
          </>
        )}
      </span>
    </div>
    <p className="max-w-prose whitespace-pre-line">{review.text}</p>
    {review.reply && (
      <div className="ml-4 max-w-prose border-l-2 border-primary pl-4 text-sm">
        <p className="font-semibold">
          {isOwnAnswer ? 'Your answer' : 'The vendor’s answer'}, <DateTime at={review.reply.at} />
        </p>
        <p className="whitespace-pre-line">{review.reply.text}</p>
        {isOlderThanEdit(review) && (
          <p className="text-muted">Written before the review was changed.</p>
        )}
      </div>
    )}
    {children}
  </li>
)
