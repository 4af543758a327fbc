import type { OfferAnswer } from '../../../contract/api/orders/offers'
import type { StoredOffer } from '../../../contract/entities/orders/offer'
import type { Party } from '../../../contract/entities/orders/party'
import { millisOf } from '../../../contract/time'
import type { Batch, Versioned } from '../../../db/firestore'
import { changeOffer } from '../../../db/orders/offers'
import { isProvenBuyer } from '../../../db/orders/unpaid-orders'
import { NO_STOCK } from '../../../domain/catalog/product/stock-counts'
import { shareRefusal } from '../../../domain/orders/checkout/new-buyer'
import { ended, type OfferStep } from '../../../domain/orders/offer/decide-offer'
import { type Listing, voidReason } from '../../../domain/orders/offer/void-reason'
import type { Deps } from '../../deps'
import { sayStep, tellOffer } from './tell-offer'

/** Saves what a step changes, and returns the offer after it. */
const saveStep = (batch: Batch, stored: Versioned<StoredOffer>, step: OfferStep): StoredOffer => {
  changeOffer(batch, stored, step)
  return { ...stored.data, ...step }
}

const TOLD = {
  accept: 'OFFER_ACCEPTED',
  counter: 'OFFER_RECEIVED',
  decline: 'OFFER_ENDED',
  withdraw: 'OFFER_ENDED',
} as const

/** Saves an answer, says it in the conversation and tells the other, unless settings are to answer. */
export const saveAnswer = async (
  deps: Deps,
  batch: Batch,
  stored: Versioned<StoredOffer>,
  { party, answer, step }: { party: Party; answer: OfferAnswer['answer']; step: OfferStep },
): Promise<StoredOffer> => {
  const offer = saveStep(batch, stored, step)
  const now = deps.clock()
  await sayStep(batch, offer, party, answer, now)
  if (!offer.answer_at) {
    await tellOffer(deps, batch, offer, TOLD[answer], [party === 'buyer' ? 'vendor' : 'buyer'])
  }
  return offer
}

/** Whether the stock that there is now left its buyer as many units as they agreed to. */
const isBuyable = async (
  { buyer_id, product_id, variant_id, units }: StoredOffer,
  { stock }: Listing,
): Promise<boolean> => {
  const counts = stock?.variants[variant_id] ?? NO_STOCK
  const refusal = shareRefusal({ product_id, quantity: units, stock: counts })
  return !refusal || (await isProvenBuyer(buyer_id))
}

/** How an offer that nobody answers ends now; undefined while it holds, or while an order holds it. */
export const endOf = async (
  offer: StoredOffer,
  listing: Listing,
  now: number,
): Promise<OfferStep | undefined> => {
  if (offer.order_id) return undefined
  const void_reason = voidReason(offer, listing, now)
  if (void_reason) return ended('void', now, { void_reason })
  if (now < millisOf(offer.expires_at)) return undefined
  const isUnpaid = offer.state === 'accepted' && (await isBuyable(offer, listing))
  return ended('expired', now, isUnpaid ? { unpaid_at: offer.expires_at } : {})
}

/** Ends an offer and tells both why. */
export const saveEnd = async (
  deps: Deps,
  batch: Batch,
  stored: Versioned<StoredOffer>,
  step: OfferStep,
): Promise<StoredOffer> => {
  const offer = saveStep(batch, stored, step)
  await tellOffer(deps, batch, offer, 'OFFER_ENDED')
  return offer
}
