/** The average and number of star ratings of a product or vendor. */
export type Rating = { rating: number; rating_count: number }

/**
 * Adds a rating to the average. Average times count is the sum of stars up to floating-point
 * error, so rounding restores the exact sum and the average doesn't drift.
 * @param stars 1 to 5
 */
export const withRating = ({ rating, rating_count }: Rating, stars: number): Rating => {
  const sum = Math.round(rating * rating_count) + stars
  return { rating: sum / (rating_count + 1), rating_count: rating_count + 1 }
}

/**
 * Replaces one rating in the average, without drift and without changing the count.
 * @param stars 1 to 5, before and after
 */
export const withChangedRating = (
  { rating, rating_count }: Rating,
  { from, to }: { from: number; to: number },
): Rating => {
  const sum = Math.round(rating * rating_count) - from + to
  return { rating: rating_count === 0 ? 0 : sum / rating_count, rating_count }
}
