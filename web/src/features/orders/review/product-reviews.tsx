import { counted } from '@contract/text/counted'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { Pagination } from '@/ui/data/pagination'
import { RatingStars } from '@/ui/data/rating-stars'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { useInView } from '@/ui/media/use-in-view'
import { ReviewItem } from './review-item'

const REVIEWS_PER_PAGE = 5

const requests = () => loadChunk(() => import('./review-requests'))

const useProductReviews = (id: string, page: number, isWanted: boolean) =>
  useQuery({
    queryKey: ['reviews', id, page],
    queryFn: async ({ signal }) =>
      (await requests()).fetchReviewPage(id, page, REVIEWS_PER_PAGE, signal),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })

const STARS = [5, 4, 3, 2, 1]

type HistogramProps = { counts: Record<string, number>; total: number }

/** The number of reviews per star rating. */
const Histogram = ({ counts, total }: HistogramProps) => (
  <dl className="grid flex-1 basis-60 gap-1.5 text-sm">
    {STARS.map((stars) => {
      const count = counts[String(stars)] ?? 0
      return (
        <div key={stars} className="flex items-center gap-3">
          <dt className="w-14 shrink-0 text-muted">{counted(stars, 'star')}</dt>
          <dd className="flex flex-1 items-center gap-3">
            <span
              aria-hidden
              className="h-2 max-w-72 flex-1 overflow-hidden rounded-full bg-sunken"
            >
              <span
                className="block h-full rounded-full bg-warning"
                style={{ width: `${total > 0 ? (count / total) * 100 : 0}%` }}
              />
            </span>
            <span className="w-8 text-right tabular-nums">{count}</span>
          </dd>
        </div>
      )
    })}
  </dl>
)

type Props = { product_id: string; rating: number; rating_count: number }

/** A product's rating, and its reviews once the section comes near the viewport. */
export const ProductReviews = ({ product_id, rating, rating_count }: Props) => {
  const [root, isNear] = useInView<HTMLElement>()
  const [page, setPage] = useState(1)
  const { data, error, refetch, isFetching } = useProductReviews(product_id, page, isNear)
  const total = data?.total ?? rating_count

  return (
    <section
      ref={root}
      id="reviews"
      aria-labelledby="reviews-title"
      className="grid content-start gap-6"
    >
      <h2 id="reviews-title" className="text-xl font-semibold">
        Reviews
      </h2>
      {error && (
        <ErrorState onRetry={refetch} isRetrying={isFetching}>
          The reviews could not be loaded.
        </ErrorState>
      )}
      {total === 0 ? (
        <p className="text-muted">
          No reviews yet. Only people who bought this and approved it can write one.
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <div className="grid gap-1">
            <span className="text-4xl font-semibold tabular-nums">{rating.toFixed(1)}</span>
            <RatingStars rating={rating} count={rating_count} />
          </div>
          {data && <Histogram counts={data.histogram} total={total} />}
          {!data && !error && <Skeleton className="scripted h-40 w-full rounded-lg" />}
        </div>
      )}
      {data && total > 0 && (
        <>
          <ul className="divide-y divide-line">
            {data.items.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
          <Pagination
            label="Review pages"
            page={page}
            limit={data.limit}
            total={total}
            onPage={setPage}
          />
        </>
      )}
    </section>
  )
}
