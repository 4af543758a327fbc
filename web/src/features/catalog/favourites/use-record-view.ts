import { useCallback } from 'react'
import { addToLocalList } from '@/lib/local-lists'
import { useSession } from '@/lib/session/session'

/** Remembers that a product was looked at: here while signed out, in the account after that. */
export const useRecordView = () => {
  const { status, user } = useSession()
  const uid = user?.uid
  return useCallback(
    (product_id: string) => {
      if (status === 'signed_out') addToLocalList('viewed_products', product_id)
      if (uid === undefined) return
      // Only what is worth loading Firestore for anyway; a failure loses nothing that matters.
      import('@/lib/live/products')
        .then(({ recordViewedProduct }) => recordViewedProduct(uid, product_id))
        .catch(console.error)
    },
    [status, uid],
  )
}
