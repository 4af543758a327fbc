import { type RefCallback, useEffect, useState } from 'react'
import { wantsSaveData } from '../preferences'
import { useSession } from '../session/session'
import type { Offer, Tell } from './watch-offer'

type OnSale = { id: string; price: number; available_items: number }

type LiveOffer<P> = {
  /** With the price and stock of this moment. */
  product: P
  /** Paused or removed since the page was drawn. */
  isGone: boolean
  /** What is on the screen while the product is looked at. */
  ref: RefCallback<Element>
}

/** Watches with code that comes when it's wanted; nothing of it where that fails. */
const watchLater = (element: Element, id: string, tell: Tell): (() => void) => {
  let stop: () => void = () => {}
  let isWanted = true
  import('./watch-offer')
    .then(({ watchOffer }) => {
      if (isWanted) stop = watchOffer(element, id, tell)
    })
    .catch(console.error)
  return () => {
    isWanted = false
    stop()
  }
}

/**
 * A public page's product as it is now, for who is signed in: visitors load nothing for it, nor
 * does who wants less data.
 */
export const useLiveOffer = <P extends OnSale>(product: P): LiveOffer<P> => {
  const [element, setElement] = useState<Element | null>(null)
  const [told, setTold] = useState<{ of: P; offer: Offer }>()
  const uid = useSession().user?.uid
  useEffect(() => {
    if (!element || uid === undefined || wantsSaveData()) return
    return watchLater(element, product.id, (offer) => setTold({ of: product, offer }))
  }, [element, uid, product])

  // What was asked for anew since then is newer.
  const offer = told?.of === product ? told.offer : undefined
  const isGone = offer === 'gone'
  return {
    product: offer && offer !== 'gone' ? { ...product, ...offer } : product,
    isGone,
    ref: setElement,
  }
}
