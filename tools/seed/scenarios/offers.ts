import type { Deps } from '../../../functions/src/usecases/deps'
import { answerOffer } from '../../../functions/src/usecases/orders/offer/answer-offer'
import { makeOffer } from '../../../functions/src/usecases/orders/offer/make-offer'
import type { DemoData } from '../demo-data'
import { productId } from '../documents/product-documents'
import haggles from './offers.json'

type Haggle = {
  product: string
  /** The number of the demo's buyer. */
  buyer: number
  /** Of the listed price. */
  offered_percent: number
  /** What the store asks then: as much is a yes; it says nothing yet if this is missing. */
  asked_percent?: number
}

const HAGGLES: readonly Haggle[] = haggles

/** A part of a price, in whole naira. */
const partOf = (price_minor: number, percent: number): number =>
  Math.round((price_minor * percent) / 10_000) * 100

/** Haggles as its parties would, through the use cases: conversations and notifications come with it. */
export const playOffers = async (deps: Deps, { products }: DemoData): Promise<void> => {
  for (const { product, buyer, offered_percent, asked_percent } of HAGGLES) {
    const listed = products.find(({ id }) => id === productId(product))
    if (!listed) throw new Error(`no product of the demo is "${product}"`)
    const { id } = await makeOffer(deps, { uid: `demo-buyer-${buyer}` }, listed.id, {
      units: 1,
      price_minor: partOf(listed.price, offered_percent),
    })
    if (asked_percent === undefined) continue
    const price_minor = partOf(listed.price, asked_percent)
    const answer =
      asked_percent === offered_percent
        ? ({ answer: 'accept', round: 1 } as const)
        : ({ answer: 'counter', round: 1, price_minor } as const)
    await answerOffer(deps, listed.vendor_id, id, answer)
  }
}
