import { type Review, reviewSchema } from '../../../functions/src/contract/entities/review'
import { HOUR_MS, millisOf, timestampFromMillis } from '../../../functions/src/contract/time'
import type { PlayedScenario } from '../scenarios/play-scenario'

export const reviewDocument = ({ scenario, transaction }: PlayedScenario): Review | undefined => {
  const { review } = scenario
  if (!review) return undefined
  const began = millisOf(transaction.created_at)
  const instant = (at_h: number) => timestampFromMillis(Math.floor(began + at_h * HOUR_MS))
  const { review_id, product_id, vendor_id, customer_details } = transaction
  return reviewSchema.parse({
    id: review_id,
    product_id,
    vendor_id,
    buyer_name: customer_details.name,
    rating: review.rating,
    text: review.text,
    reply: review.reply && { text: review.reply.text, at: instant(review.reply.at_h) },
    created_at: instant(review.at_h),
  })
}
