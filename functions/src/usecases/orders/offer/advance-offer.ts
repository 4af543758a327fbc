import { dueFrom } from '../../../contract/entities/due'
import type { StoredOffer } from '../../../contract/entities/orders/offer'
import { answererOf } from '../../../contract/orders/offers'
import { COLLECTIONS } from '../../../contract/paths'
import { dueOffers, failingOffers } from '../../../contract/queries/orders/offers'
import { bind } from '../../../contract/queries/query'
import { millisOf, timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import type { Batch, Versioned } from '../../../db/firestore'
import { changeOffer, liveOfferIdsOfProduct, readOffer } from '../../../db/orders/offers'
import { decideOffer } from '../../../domain/orders/offer/decide-offer'
import { listedPrice } from '../../../domain/orders/offer/void-reason'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { dueKind, workDue } from '../../jobs/due'
import { answerBySettings } from './answer-time'
import { loadListing } from './load-listing'
import { endOf, saveAnswer, saveEnd } from './take-step'
import { tellOffer } from './tell-offer'

/** Answers by the vendor's settings as they are now, or leaves it to the vendor if they say nothing. */
const answerForVendor = async (
  deps: Deps,
  batch: Batch,
  stored: Versioned<StoredOffer>,
  listed_minor: number,
): Promise<void> => {
  const offer = stored.data
  const answer = await answerBySettings(offer)
  if (!answer) {
    const { expires_at } = offer
    changeOffer(batch, stored, { answer_at: null, due: dueFrom(expires_at) })
    await tellOffer(deps, batch, offer, 'OFFER_RECEIVED', ['vendor'])
    return
  }
  const context = { listed_minor, now: deps.clock() }
  const step = decideOffer(offer, 'vendor', { answer, round: offer.rounds.length }, context)
  await saveAnswer(deps, batch, stored, { party: 'vendor', answer, step })
}

/**
 * Does what is due of an offer: it expires, is void, is answered by the vendor's settings, or waits on.
 * Returns true if something changed.
 */
export const advanceOffer = (deps: Deps, id: string): Promise<boolean> =>
  commitWithRetry<boolean>(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readOffer(id)
    // An order that holds it says when it is looked at again.
    if (!stored?.data.due) return { result: false, skip_commit: true }
    const offer = stored.data
    const now = deps.clock()
    if (offer.order_id) {
      changeOffer(batch, stored, { due: null })
      return { result: true }
    }
    const listing = await loadListing(offer)
    const end = await endOf(offer, listing, now)
    if (end) {
      await saveEnd(deps, batch, stored, end)
      return { result: true }
    }
    const { answer_at, expires_at, due } = offer
    if (answer_at && now >= millisOf(answer_at) && answererOf(offer) === 'vendor') {
      const listed_minor = (listing.product && listedPrice(offer, listing.product)) ?? 0
      await answerForVendor(deps, batch, stored, listed_minor)
      return { result: true }
    }
    const next = answer_at ?? expires_at
    if (due && millisOf(due.at) === millisOf(next)) return { result: false, skip_commit: true }
    changeOffer(batch, stored, { due: dueFrom(next) })
    return { result: true }
  })

/** Looks at all offers on a product that changed. */
export const advanceOffersOf = async (deps: Deps, product_id: string): Promise<void> => {
  for (const id of await liveOfferIdsOfProduct(product_id)) await advanceOffer(deps, id)
}

/** Offers that nobody answered or bought in time, or that settings answer. */
export const OFFERS = dueKind<StoredOffer>({
  name: 'offer',
  collections: [COLLECTIONS.offers],
  due: (now, limit) => bind(dueOffers, { now: timestampFromMillis(now) }, limit),
  failing: (least) => bind(failingOffers, { least }),
  isWaiting: ({ due }) => due !== null,
  work: advanceOffer,
  failure: 'An offer could not be settled',
  describe: ({ buyer_id, vendor_id, expires_at }) => ({
    title: 'offer before buying',
    due_at: expires_at,
    parties: [buyer_id, vendor_id],
  }),
})

/** Returns how many offers changed. */
export const advanceOffers = (deps: Deps): Promise<number> => workDue(deps, OFFERS)
