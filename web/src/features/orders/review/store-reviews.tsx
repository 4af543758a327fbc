import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '@/config/paths'
import { ProductImage } from '@/shared/images/product-image'
import { Pagination } from '@/ui/data/pagination'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Link } from '@/ui/navigation/link'
import { ReviewItem } from './review-item'
import { fetchStoreReviews } from './store-review-requests'

const PER_PAGE = 5

/** What buyers wrote about a store's products, each with what it is about. */
export default function StoreReviews({ vendor_id }: { vendor_id: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['store-reviews', vendor_id, page],
    queryFn: ({ signal }) => fetchStoreReviews(vendor_id, page, PER_PAGE, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="store-reviews" className="grid gap-4">
      <h2 id="store-reviews" className="text-xl font-semibold">
        What buyers say
      </h2>
      {error && (
        <ErrorState onRetry={refetch} isRetrying={isFetching}>
          The reviews could not be loaded.
        </ErrorState>
      )}
      {!data && !error && <Skeleton className="h-40 w-full rounded-lg" />}
      {data?.total === 0 && (
        <p className="text-muted">
          No reviews yet. Only people who bought here and approved it can write one.
        </p>
      )}
      {data && data.total > 0 && (
        <>
          <ul className="divide-y divide-line">
            {data.items.map((review) => (
              <ReviewItem key={review.id} review={review}>
                {review.product && (
                  <Link
                    to={paths.product(review.product.slug)}
                    className="flex w-fit max-w-full items-center gap-3 text-sm"
                  >
                    <ProductImage url={review.product.image} className="w-10" />
                    <span className="min-w-0 wrap-anywhere">{review.product.name}</span>
                  </Link>
                )}
              </ReviewItem>
            ))}
          </ul>
          <Pagination
            label="Review pages"
            page={page}
            limit={data.limit}
            total={data.total}
            onPage={setPage}
          />
        </>
      )}
    </section>
  )
}
