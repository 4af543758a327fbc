import { type Product, productSchema } from '@contract/entities/catalog/product'
import type { StoreRest } from '@contract/entities/people/store-rest'
import { vendorSchema } from '@contract/entities/people/vendor'
import { COLLECTIONS } from '@contract/paths'
import { restingOf, restingText } from '@contract/people/store-rest'
import type * as z from 'zod/mini'
import { getSession } from '../session/session-store'
import {
  documentQuery,
  type LiveValue,
  onValue,
  type Path,
  type Schema,
  subscribe,
} from './subscriptions'

/** A product's live price and stock, and its store's rest, or `gone` if it is no longer on sale. */
export type Offer =
  | (Pick<
      Product,
      'price' | 'has_higher_prices' | 'available_items' | 'options' | 'variants' | 'available'
    > & {
      store_rest?: Product['store_rest']
      /** What cards say of it. */
      resting?: string | undefined
    })
  | 'gone'
export type OnOffer = (offer: Offer) => void

type Listener = { watchers: Set<OnOffer>; last: Offer | undefined; stop: () => void }

/** More products than a large screen shows at once. */
export const MAX_WATCHED = 30

/**
 * Watches products with one shared listener per product and at most `MAX_WATCHED` listeners at a
 * time. Further watchers wait until a listener is closed.
 * @param listenTo starts a listener and returns a function that stops it
 */
export const makeOfferWatch = (listenTo: (id: string, notify: OnOffer) => () => void) => {
  const listeners = new Map<string, Listener>()
  const waiting = new Map<OnOffer, string>()

  const open = (id: string, notify: OnOffer) => {
    const listener: Listener = { watchers: new Set([notify]), last: undefined, stop: () => {} }
    listeners.set(id, listener)
    listener.stop = listenTo(id, (offer) => {
      listener.last = offer
      for (const watcher of listener.watchers) watcher(offer)
    })
  }

  const follow = (id: string, notify: OnOffer): void => {
    const known = listeners.get(id)
    if (known) {
      known.watchers.add(notify)
      if (known.last) notify(known.last)
    } else if (listeners.size < MAX_WATCHED) open(id, notify)
    else waiting.set(notify, id)
  }

  const leave = (id: string, notify: OnOffer): void => {
    waiting.delete(notify)
    const known = listeners.get(id)
    if (!known?.watchers.delete(notify) || known.watchers.size > 0) return
    known.stop()
    listeners.delete(id)
    const [next] = waiting
    if (!next) return
    waiting.delete(next[0])
    follow(next[1], next[0])
  }

  return { follow, leave }
}

/** How long an element must stay visible before a read, so that scrolling past costs none. */
const DEBOUNCE_MS = 300

const offerOf = (product: Product): Offer => {
  if (product.status !== 'active' || !product.vendor_active) return 'gone'
  const { price, has_higher_prices, available_items, options, variants, available } = product
  const { store_rest } = product
  const rest = restingOf(store_rest, Date.now())
  const resting = rest && restingText(rest)
  const offer = { price, has_higher_prices, available_items, options, variants, available }
  return { ...offer, store_rest, resting }
}

/** Calls `listener` with each value of a document until the returned function is called. */
const watchDocument = <S extends Schema>(
  schema: S,
  path: Path,
  listener: (known: LiveValue<z.output<S> | null>) => void,
): (() => void) => {
  const wanted = documentQuery(schema, path, getSession().user?.uid)
  const stops = [onValue(wanted.key, listener), subscribe(wanted)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Everyone may read products on sale, so `permission-denied` means it no longer is. */
const listenTo = (id: string, notify: OnOffer): (() => void) =>
  watchDocument(productSchema, [COLLECTIONS.products, id], (known) => {
    if (known.from === 'failure') {
      if (known.error.code === 'permission-denied') notify('gone')
    } else if (known.value) notify(offerOf(known.value))
  })

/** Watches whether a store rests, until the returned function is called. */
export const watchRest = (
  vendor_id: string,
  notify: (rest: StoreRest | null) => void,
): (() => void) =>
  watchDocument(vendorSchema, [COLLECTIONS.vendors, vendor_id], (known) => {
    if (known.from !== 'failure' && known.value) notify(known.value.rest ?? null)
  })

const watch = makeOfferWatch(listenTo)

/** Watches a product while the element is visible, until the returned function is called. */
export const watchOffer = (element: Element, id: string, notify: OnOffer): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer)
    if (entries[entries.length - 1]?.isIntersecting)
      timer = setTimeout(() => watch.follow(id, notify), DEBOUNCE_MS)
    else watch.leave(id, notify)
  })
  observer.observe(element)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    watch.leave(id, notify)
  }
}
