import { COLLECTIONS } from '@contract/paths'
import { vendorReviews } from '@contract/queries/products'
import { bind } from '@contract/queries/query'
import { type Review, reviewSchema } from '@contract/review'
import { useSession } from '../session'
import type { Live } from './use-live'
import { useLiveDocument, useLiveList } from './use-live-document'

/** One review; null data where there is none. A review has the id of its transaction. */
export const useLiveReview = (id: string | undefined): Live<Review | null> =>
  useLiveDocument(reviewSchema, id ? [COLLECTIONS.reviews, id] : null)

/** What buyers said of the vendor's goods, the newest first. */
export const useLiveVendorReviews = (most = 50): Live<Review[]> => {
  const uid = useSession().user?.uid
  return useLiveList(
    reviewSchema,
    uid ? `${COLLECTIONS.reviews}?vendor&${most}` : null,
    ({ queryOf }) => queryOf(bind(vendorReviews, { vendor_id: uid ?? '' }, most)),
  )
}
