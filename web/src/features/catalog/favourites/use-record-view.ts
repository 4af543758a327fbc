import { useCallback } from 'react'
import { addToLocalList } from '@/lib/local-lists'
import { useSession } from '@/lib/session/session'
import { logWhileSignedIn } from '@/lib/session/session-store'
import { loadInBackground } from '@/ui/chunks/load-chunk'

/** Records a viewed product: in this browser while signed out, otherwise in the account. */
export const useRecordView = () => {
  const { status, user } = useSession()
  const uid = user?.uid
  return useCallback(
    (product_id: string) => {
      if (status === 'signed_out') addToLocalList('viewed_products', product_id)
      if (uid === undefined) return
      // Best effort: a failure is only logged.
      loadInBackground(() => import('@/lib/live/products'))
        .then(({ recordViewedProduct }) => recordViewedProduct(uid, product_id))
        .catch(logWhileSignedIn(uid))
    },
    [status, uid],
  )
}
