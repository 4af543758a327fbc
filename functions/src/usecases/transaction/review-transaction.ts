import { AppError } from '../../contract/errors'
import type { Review } from '../../contract/review'
import { timestampFromMillis } from '../../contract/time'
import { reviewIdOf } from '../../domain/review/review-id'
import { displayName } from '../../domain/user/display-name'
import { commitGuarded } from '../../store/commit'
import { addRating } from '../../store/ratings'
import { addReview, changeReview, readReview } from '../../store/reviews'
import type { Actor, Deps } from '../deps'
import { paceOf } from '../pace'
import { actAsParty } from './act-as-party'

/** A buyer's review; its id is made from its transaction's, so that there is one at most. */
export const reviewTransaction = async (
  deps: Deps,
  actor: Actor,
  id: string,
  { rating, text }: { rating: number; text: string },
): Promise<Review> => {
  const review_id = reviewIdOf(id)
  await actAsParty(deps, actor, id, async (transaction, _party, now) => {
    const review: Review = {
      id: review_id,
      product_id: transaction.product_id,
      vendor_id: transaction.vendor_id,
      buyer_name: displayName(transaction.customer_details.name),
      rating,
      text,
      reply: null,
      created_at: timestampFromMillis(now),
    }
    const count = await addRating(transaction, rating, review.created_at)
    return {
      command: { action: 'review', review_id },
      write: (batch) => {
        addReview(batch, review)
        count(batch)
      },
    }
  })
  const kept = await readReview(review_id)
  if (!kept) throw new AppError('review/not-allowed')
  return kept.data
}

/** The vendor's one answer. The same text again gives the same answer. */
export const replyToReview = (
  deps: Deps,
  actor: Actor,
  id: string,
  text: string,
): Promise<Review> =>
  commitGuarded(paceOf(deps), 'service/unavailable', async (batch) => {
    const kept = await readReview(id)
    if (!kept || kept.data.vendor_id !== actor.uid) throw new AppError('review/not-found')
    if (kept.data.reply?.text === text) return { answer: kept.data, unchanged: true }
    if (kept.data.reply) throw new AppError('review/already-replied')
    const reply = { text, at: timestampFromMillis(deps.clock()) }
    changeReview(batch, kept, { reply })
    return { answer: { ...kept.data, reply } }
  })
