import { AppError } from '../../contract/api/errors'
import type { Review } from '../../contract/entities/review'
import { POLICY } from '../../contract/escrow/policy'
import { millisOf, timestampFromMillis } from '../../contract/time'
import { changeRating } from '../../db/catalog/ratings'
import { changeReview, readReview } from '../../db/catalog/reviews'
import { commitWithRetry } from '../../db/commit'
import { reviewedBy } from '../../db/orders/transactions'
import { backoffFrom } from '../backoff'
import type { Actor, Deps } from '../deps'

/**
 * The buyer's second thoughts, within a day of the first. The averages follow in the same commit,
 * and the vendor's answer stays: its instant beside the edit's says which words it answered.
 * The same rating and text again change nothing.
 * @throws AppError `review/not-found` to anyone but its buyer, `review/edit-too-late` after the day
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
