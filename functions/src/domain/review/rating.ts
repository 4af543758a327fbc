/** An average of whole stars, as products and stores carry it. */
export type Rating = { rating: number; rating_count: number }

/**
 * The average with one more rating. Average times count is a whole number of stars but for the
 * rounding of the division, so rounding gives the exact sum back and nothing drifts.
 * @param stars 1 to 5
 */
export const withRating = ({ rating, rating_count }: Rating, stars: number): Rating => {
  const sum = Math.round(rating * rating_count) + stars
  return { rating: sum / (rating_count + 1), rating_count: rating_count + 1 }
}

/**
 * The average after one of its ratings became another: as exact as one more, and as many.
 * @param stars 1 to 5, what it was and what it is
 */
export const withChangedRating = (
  { rating, rating_count }: Rating,
  { from, to }: { from: number; to: number },
): Rating => {
  const sum = Math.round(rating * rating_count) - from + to
  return { rating: rating_count === 0 ? 0 : sum / rating_count, rating_count }
}
