import { addFavourite, removeFavourite, useLiveFavourites } from '@/lib/live/products'
import { useSession } from '@/lib/session/session'
import { seenOf } from '@/shared/favourites/favourite-seen'
import { toast } from '@/ui/feedback/toast'
import { HeartButton, type Likeable } from './heart-button'

const FAILED = 'Something went wrong. Please try again.'

/** Favourite button of a signed-in user. The live list shows a click before the server saves it. */
export default function AccountFavouriteButton({ product }: { product: Likeable }) {
  const { user } = useSession()
  const favourites = useLiveFavourites()
  const isLiked =
    favourites.status === 'content' && favourites.data.some(({ id }) => id === product.id)

  const toggle = () => {
    if (!user) return
    const written = isLiked
      ? removeFavourite(user.uid, product.id)
      : addFavourite(user.uid, product.id, seenOf(product))
    written.catch(() => toast.error(FAILED))
  }
  return (
    <HeartButton
      product={product}
      isLiked={isLiked}
      disabled={favourites.status !== 'content'}
      onToggle={toggle}
    />
  )
}
