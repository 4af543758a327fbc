import { type Product, productSchema } from '@contract/entities/product'
import { COLLECTIONS } from '@contract/paths'
import { getSession } from '../session/session-store'
import { documentOf, follow, onKnown } from './follows'

/** What can change about a product on sale while it's looked at; gone once it isn't for sale. */
export type Offer = { price: number; available_items: number } | 'gone'
export type Tell = (offer: Offer) => void

type Listener = { watchers: Set<Tell>; last: Offer | undefined; stop: () => void }

/** As many as a large screen shows at once, with some to spare. */
export const MAX_WATCHED = 30

/**
 * Watches products, each with one listener however many look at it, and no more than thirty at a
 * time: who comes then waits until another has left.
 * @param listenTo starts a listener and answers how to stop it
 */
export const makeOfferWatch = (listenTo: (id: string, tell: Tell) => () => void) => {
  const listeners = new Map<string, Listener>()
  const waiting = new Map<Tell, string>()

  const open = (id: string, tell: Tell) => {
    const listener: Listener = { watchers: new Set([tell]), last: undefined, stop: () => {} }
    listeners.set(id, listener)
    listener.stop = listenTo(id, (offer) => {
      listener.last = offer
      for (const watcher of listener.watchers) watcher(offer)
    })
  }

  const follow = (id: string, tell: Tell): void => {
    const known = listeners.get(id)
    if (known) {
      known.watchers.add(tell)
      if (known.last) tell(known.last)
    } else if (listeners.size < MAX_WATCHED) open(id, tell)
    else waiting.set(tell, id)
  }

  const leave = (id: string, tell: Tell): void => {
    waiting.delete(tell)
    const known = listeners.get(id)
    if (!known?.watchers.delete(tell) || known.watchers.size > 0) return
    known.stop()
    listeners.delete(id)
    const [next] = waiting
    if (!next) return
    waiting.delete(next[0])
    follow(next[1], next[0])
  }

  return { follow, leave }
}

/** What only flies past while the page is scrolled is not worth a read. */
const SETTLE_MS = 300

const offerOf = ({ price, available_items, status, vendor_active }: Product): Offer =>
  status === 'active' && vendor_active ? { price, available_items } : 'gone'

/** The rules show everyone what is on sale; that a product is refused says that it no longer is. */
const listenTo = (id: string, tell: Tell): (() => void) => {
  const wanted = documentOf(productSchema, [COLLECTIONS.products, id], getSession().user?.uid)
  const stopFollowing = follow(wanted)
  const stopHearing = onKnown<Product | null>(wanted.key, (known) => {
    if (known.from === 'failure') {
      if (known.error.code === 'permission-denied') tell('gone')
    } else if (known.value) tell(offerOf(known.value))
  })
  return () => {
    stopHearing()
    stopFollowing()
  }
}

const watch = makeOfferWatch(listenTo)

/** Watches a product for as long as the element is on the screen, until the answer is called. */
export const watchOffer = (element: Element, id: string, tell: Tell): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer)
    if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => watch.follow(id, tell), SETTLE_MS)
    else watch.leave(id, tell)
  })
  observer.observe(element)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    watch.leave(id, tell)
  }
}
