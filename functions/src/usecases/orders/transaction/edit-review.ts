import { AppError } from '../../../contract/api/errors'
import type { Review } from '../../../contract/entities/orders/review'
import { POLICY } from '../../../contract/escrow/policy'
import { millisOf, timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { changeRating } from '../../../db/orders/ratings'
import { changeReview, readReview } from '../../../db/orders/reviews'
import { reviewedBy } from '../../../db/orders/transactions'
import { backoffFrom } from '../../backoff'
import type { Actor, Deps } from '../../deps'

/**
 * Edits a buyer's review within `POLICY.edit_review_ms`. Averages are updated in the same commit.
 * The vendor's reply stays: its time beside the edit's shows which version it replied to. An
 * unchanged rating and text write nothing.
 * @throws AppError `review/not-found` to anyone but its buyer, `review/edit-too-late` afterwards
 */
export const editReview = (
  deps: Deps,
  actor: Actor,
  id: string,
  { rating, text }: Pick<Review, 'rating' | 'text'>,
): Promise<Review> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const [stored, buyer_id] = await Promise.all([readReview(id), reviewedBy(id)])
    if (!stored || buyer_id !== actor.uid) throw new AppError('review/not-found')
    const { data: review } = stored
    if (review.rating === rating && review.text === text)
      return { result: review, skip_commit: true }
    const now = deps.clock()
    if (now >= millisOf(review.created_at) + POLICY.edit_review_ms) {
      throw new AppError('review/edit-too-late')
    }
    const change = { rating, text, edited_at: timestampFromMillis(now) }
    const recount = await changeRating(
      review,
      { from: review.rating, to: rating },
      change.edited_at,
    )
    changeReview(batch, stored, change)
    recount(batch)
    return { result: { ...review, ...change } }
  })
