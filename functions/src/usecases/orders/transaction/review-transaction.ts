import { AppError } from '../../../contract/api/errors'
import type { Review } from '../../../contract/entities/orders/review'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { dealOf } from '../../../contract/orders/deal-of'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { addRating } from '../../../db/orders/ratings'
import { addReview, changeReview, readReview } from '../../../db/orders/reviews'
import { reviewIdOf } from '../../../domain/orders/review/review-id'
import { displayName } from '../../../domain/people/user/display-name'
import { backoffFrom } from '../../backoff'
import type { Actor, Deps } from '../../deps'
import { executeAsParty } from './execute-as-party'

/** Refunded, and not left with the buyer. */
const isBack = ({ return: back }: Transaction): boolean =>
  back?.outcome === 'refunded' && back.arrived_at !== undefined

/** A deal's purchase rates its seller alone; a review is public, and names no deal. */
const ratedProduct = (transaction: Transaction, review_id: string): string =>
  dealOf(transaction) ? review_id : transaction.product_id

/** Adds a buyer's review. Its id is derived from the transaction's, so there is at most one. */
export const reviewTransaction = async (
  deps: Deps,
  actor: Actor,
  id: string,
  { rating, text }: { rating: number; text: string },
): Promise<Review> => {
  const review_id = reviewIdOf(id)
  await executeAsParty(deps, actor, id, async (transaction, _party, now) => {
    const review: Review = {
      id: review_id,
      product_id: ratedProduct(transaction, review_id),
      vendor_id: transaction.vendor_id,
      buyer_name: displayName(transaction.customer_details.name),
      rating,
      text,
      reply: null,
      created_at: timestampFromMillis(now),
      ...(isBack(transaction) && { returned: true as const }),
    }
    const count = await addRating(review, rating, review.created_at)
    return {
      command: { action: 'review', review_id },
      write: (batch) => {
        addReview(batch, review)
        count(batch)
      },
    }
  })
  const stored = await readReview(review_id)
  if (!stored) throw new AppError('review/not-allowed')
  return stored.data
}

/** Adds the vendor's only reply. Sending the same text again changes nothing. */
export const replyToReview = (
  deps: Deps,
  actor: Actor,
  id: string,
  text: string,
): Promise<Review> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readReview(id)
    if (!stored || stored.data.vendor_id !== actor.uid) throw new AppError('review/not-found')
    if (stored.data.reply?.text === text) return { result: stored.data, skip_commit: true }
    if (stored.data.reply) throw new AppError('review/already-replied')
    const reply = { text, at: timestampFromMillis(deps.clock()) }
    changeReview(batch, stored, { reply })
    return { result: { ...stored.data, reply } }
  })
