import { COLLECTIONS } from '@contract/paths'
import { type Product, productSchema } from '@contract/product'
import * as z from 'zod/mini'
import { loadSdkWhenDrawn } from './load-sdk'
import { makeOfferWatch, type Offer, type Tell } from './offer-watch'

/** What only flies past while the page is scrolled is not worth a read. */
const SETTLE_MS = 300

const onSaleSchema = z.pick(productSchema, {
  price: true,
  available_items: true,
  status: true,
  vendor_active: true,
})

const offerOf = (fields: Pick<Product, keyof z.infer<typeof onSaleSchema>>): Offer => {
  const { price, available_items, status, vendor_active } = fields
  return status === 'active' && vendor_active ? { price, available_items } : 'gone'
}

/** The rules show everyone what is on sale; that a product is refused says that it no longer is. */
const listenTo = (id: string, tell: Tell): (() => void) => {
  let stop: () => void = () => {}
  let isWanted = true
  const start = async () => {
    const { doc, firestore, onSnapshot } = await loadSdkWhenDrawn()
    if (!isWanted) return
    stop = onSnapshot(
      doc(firestore, COLLECTIONS.products, id),
      (snapshot) => {
        const fields = onSaleSchema.safeParse(snapshot.data())
        if (fields.success) tell(offerOf(fields.data))
      },
      ({ code }) => {
        if (code === 'permission-denied') tell('gone')
      },
    )
  }
  // What the page was drawn with stays: it's live again with the next page.
  start().catch(console.error)
  return () => {
    isWanted = false
    stop()
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
