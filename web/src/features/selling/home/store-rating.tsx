import type { SalesSummary } from '@contract/entities/money/sales'
import { vendorPaths } from '@contract/vendor-urls'
import { RatingStars } from '@/ui/data/rating-stars'
import { LinkButton } from '@/ui/form/link-button'

/** The store's rating over all time, not only the period. */
export const StoreRating = ({
  rating,
  rating_count,
}: Pick<SalesSummary, 'rating' | 'rating_count'>) => (
  <section aria-labelledby="rating-title" className="grid content-start justify-items-start gap-3">
    <h3 id="rating-title" className="text-lg font-semibold">
      Your rating
    </h3>
    {rating_count > 0 ? (
      <>
        <p className="font-heading text-3xl font-semibold tabular-nums">{rating.toFixed(1)}</p>
        <RatingStars rating={rating} size="md" />
        <p className="text-sm text-muted">
          The average of {rating_count === 1 ? 'one review' : `all ${rating_count} reviews`} of your
          products so far.
        </p>
      </>
    ) : (
      <p className="text-sm text-muted">
        No ratings yet. Buyers can write a review once they have approved an order.
      </p>
    )}
    <LinkButton variant="secondary" size="sm" to={vendorPaths.reviews}>
      Read reviews
    </LinkButton>
  </section>
)
