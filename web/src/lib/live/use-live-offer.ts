import { type RefCallback, useEffect, useState } from 'react'
import { loadInBackground } from '@/ui/chunks/load-chunk'
import { wantsSaveData } from '../preferences'
import { useSession } from '../session/session'
import type { Offer } from './watch-public'

type OnSale = { id: string; price: number; available_items: number }

type LiveOffer<P> = {
  /** The product with its current price and stock. */
  product: P
  /** Whether the product was paused or removed since the page was rendered. */
  isGone: boolean
  /** Goes on the element whose visibility decides whether to listen. */
  ref: RefCallback<Element>
}

type Watches = typeof import('./watch-public')

/** Watches with a lazily loaded module; if loading fails, there are no updates. */
export const watchLater = (watch: (watches: Watches) => () => void): (() => void) => {
  let stop: () => void = () => {}
  let isWanted = true
  loadInBackground(() => import('./watch-public'))
    .then((watches) => {
      if (isWanted) stop = watch(watches)
    })
    .catch(console.error)
  return () => {
    isWanted = false
    stop()
  }
}

/**
 * Keeps a public page's product up to date for signed-in users. Signed-out visitors and people who
 * save data load nothing for it.
 */
export const useLiveOffer = <P extends OnSale>(product: P): LiveOffer<P> => {
  const [element, setElement] = useState<Element | null>(null)
  const [latest, setLatest] = useState<{ of: P; offer: Offer }>()
  const uid = useSession().user?.uid
  useEffect(() => {
    if (!element || uid === undefined || wantsSaveData()) return
    return watchLater(({ watchOffer }) =>
      watchOffer(element, product.id, (offer) => setLatest({ of: product, offer })),
    )
  }, [element, uid, product])

  // If `product` was fetched again, it is newer than this offer.
  const offer = latest?.of === product ? latest.offer : undefined
  const isGone = offer === 'gone'
  return {
    product: offer && offer !== 'gone' ? { ...product, ...offer } : product,
    isGone,
    ref: setElement,
  }
}
