import { addToLocalList } from '@/lib/local-lists'
import { keepLocalSeen, seenOf } from '@/shared/favourites/favourite-seen'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { toast } from '@/ui/feedback/toast'
import type { Likeable } from './heart-button'

/**
 * Moves a product to the favourites, of the account or on this device.
 * @returns whether it is there
 */
export const saveForLater = async (
  product: Likeable,
  uid: string | undefined,
): Promise<boolean> => {
  try {
    if (uid) {
      const { addFavourite } = await loadChunk(() => import('@/lib/live/products'))
      await addFavourite(uid, product.id, seenOf(product))
    } else {
      addToLocalList('favourites', product.id)
      keepLocalSeen(product.id, seenOf(product))
    }
    toast.success('Moved to your favourites.')
    return true
  } catch {
    toast.error('Something went wrong. Please try again.')
    return false
  }
}
