import { COLLECTIONS } from '@contract/paths'
import { type Review, reviewSchema } from '@contract/review'
import { collection, limit, orderBy, query, where } from 'firebase/firestore'
import { useSession } from '../session'
import type { Live } from './use-live'
import { useLiveList } from './use-live-document'

/** What buyers said of the vendor's goods, the newest first. */
export const useLiveVendorReviews = (most = 50): Live<Review[]> => {
  const uid = useSession().user?.uid
  return useLiveList(
    reviewSchema,
    uid ? `${COLLECTIONS.reviews}?vendor&${most}` : null,
    (firestore) =>
      query(
        collection(firestore, COLLECTIONS.reviews),
        where('vendor_id', '==', uid),
        orderBy('created_at', 'desc'),
        limit(most),
      ),
  )
}
