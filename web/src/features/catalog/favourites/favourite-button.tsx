import { Suspense } from 'react'
import { addToLocalList, removeFromLocalList } from '@/lib/local-lists'
import { useSession } from '@/lib/session/session'
import { useIsInLocalList } from '@/lib/use-local-list'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { loadInBackground } from '@/ui/chunks/load-chunk'
import { toast } from '@/ui/feedback/toast'
import { useWhenIdle } from '@/ui/media/use-when-idle'
import { HeartButton, type Likeable } from './heart-button'

const AccountFavouriteButton = lazyPart(() => import('./account-favourite-button'))
/** Loaded on demand: only needed once a favourite button is clicked. */
const seenStore = () => loadInBackground(() => import('@/shared/favourites/favourite-seen'))

type Props = { product: Likeable }

const Unknown = ({ product }: Props) => <HeartButton product={product} isLiked={false} disabled />

const AccountFavourite = ({ product }: Props) => {
  const isIdle = useWhenIdle()
  const unknown = <Unknown product={product} />
  return (
    <Suspense fallback={unknown}>
      {isIdle ? <AccountFavouriteButton product={product} /> : unknown}
    </Suspense>
  )
}

const LocalFavouriteButton = ({ product }: Props) => {
  const isLiked = useIsInLocalList('favourites', product.id)
  const toggle = () => {
    if (isLiked) removeFromLocalList('favourites', product.id)
    else {
      addToLocalList('favourites', product.id)
      toast.success('Kept on this device. Log in to keep your favourites.')
    }
    void seenStore().then(({ forgetLocalSeen, keepLocalSeen, seenOf }) => {
      if (isLiked) forgetLocalSeen(product.id)
      else keepLocalSeen(product.id, seenOf(product))
    })
  }
  return <HeartButton product={product} isLiked={isLiked} onToggle={toggle} />
}

/** Saves a favourite in this browser while signed out, otherwise in the account. */
export const FavouriteButton = ({ product }: Props) => {
  const { status } = useSession()
  if (status === 'signed_in') return <AccountFavourite product={product} />
  if (status === 'signed_out') return <LocalFavouriteButton product={product} />
  return <Unknown product={product} />
}
