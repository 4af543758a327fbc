import { AppError } from '../../contract/errors'
import { POLICY } from '../../contract/policy'
import type { Review } from '../../contract/review'
import { millisOf, timestampFromMillis } from '../../contract/time'
import { commitGuarded } from '../../store/commit'
import { changeRating } from '../../store/ratings'
import { changeReview, readReview } from '../../store/reviews'
import { reviewedBy } from '../../store/transactions'
import type { Actor, Deps } from '../deps'
import { paceOf } from '../pace'

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
  commitGuarded(paceOf(deps), 'service/unavailable', async (batch) => {
    const [kept, buyer_id] = await Promise.all([readReview(id), reviewedBy(id)])
    if (!kept || buyer_id !== actor.uid) throw new AppError('review/not-found')
    const { data: review } = kept
    if (review.rating === rating && review.text === text) return { answer: review, unchanged: true }
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
    changeReview(batch, kept, change)
    recount(batch)
    return { answer: { ...review, ...change } }
  })
