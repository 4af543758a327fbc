import { AppError } from '../../../contract/api/errors'
import type { OfferAnswer } from '../../../contract/api/orders/offers'
import type { Offer, StoredOffer } from '../../../contract/entities/orders/offer'
import type { Party } from '../../../contract/entities/orders/party'
import { commitWithRetry } from '../../../db/commit'
import type { Versioned } from '../../../db/firestore'
import { readOffer, readOffersOnProduct } from '../../../db/orders/offers'
import { decideOffer, type OfferStep, waiting } from '../../../domain/orders/offer/decide-offer'
import { requireRoundOfDay } from '../../../domain/orders/offer/offer-limits'
import { type Listing, listedPrice } from '../../../domain/orders/offer/void-reason'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { answerTimeOf } from './answer-time'
import { loadListing } from './load-listing'
import { shownOffer } from './shown-offer'
import { endOf, saveAnswer, saveEnd } from './take-step'

/**
 * An offer and which side of it somebody is; for anyone else it doesn't exist.
 * @throws AppError `offer/not-found`
 */
const requireParty = async (
  uid: string,
  id: string,
): Promise<{ stored: Versioned<StoredOffer>; party: Party }> => {
  const stored = await readOffer(id)
  if (stored?.data.buyer_id === uid) return { stored, party: 'buyer' }
  if (stored?.data.vendor_id === uid) return { stored, party: 'vendor' }
  throw new AppError('offer/not-found')
}

/** A price that a buyer names counts for the day, and the settings may answer it. */
const counterOfBuyer = async (
  deps: Deps,
  offer: StoredOffer,
  step: OfferStep,
  now: number,
): Promise<OfferStep> => {
  requireRoundOfDay(await readOffersOnProduct(offer.buyer_id, offer.product_id), now)
  const answer_ms = await answerTimeOf(deps, { ...offer, ...step }, now)
  return { ...step, ...waiting('countered', now, answer_ms) }
}

const decide = async (
  deps: Deps,
  offer: StoredOffer,
  party: Party,
  body: OfferAnswer,
  { product }: Listing,
): Promise<OfferStep> => {
  const now = deps.clock()
  const listed_minor = (product && listedPrice(offer, product)) ?? 0
  const step = decideOffer(offer, party, body, { listed_minor, now })
  const isNamed = body.answer === 'counter' && party === 'buyer'
  return isNamed ? counterOfBuyer(deps, offer, step, now) : step
}

/**
 * Answers an offer: of two who press at once the first commit holds, and the other is told. An offer
 * that doesn't hold any more ends instead.
 * @throws AppError `offer/not-found`, `offer/changed`, `offer/no-rounds`, `offer/too-many`,
 * `offer/price-out-of-range`
 */
export const answerOffer = async (
  deps: Deps,
  uid: string,
  id: string,
  body: OfferAnswer,
): Promise<Offer> => {
  const offer = await commitWithRetry<Offer | undefined>(
    backoffFrom(deps),
    'service/unavailable',
    async (batch) => {
      const { stored, party } = await requireParty(uid, id)
      const listing = await loadListing(stored.data)
      const isOver = stored.data.due === null
      const end = isOver ? undefined : await endOf(stored.data, listing, deps.clock())
      if (end) {
        await saveEnd(deps, batch, stored, end)
        return { result: undefined }
      }
      const step = await decide(deps, stored.data, party, body, listing)
      const { answer } = body
      const answered = await saveAnswer(deps, batch, stored, { party, answer, step })
      return { result: shownOffer(answered, party) }
    },
  )
  if (offer) return offer
  const { stored } = await requireParty(uid, id)
  const { state, rounds } = stored.data
  throw new AppError('offer/changed', { state, round: rounds.length })
}
