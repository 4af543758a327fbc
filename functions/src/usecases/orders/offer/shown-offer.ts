import { type Offer, offerSchema, type StoredOffer } from '../../../contract/entities/orders/offer'

/** An offer as its parties see it: when it is looked at would say how it is answered. */
export const shownOffer = (offer: StoredOffer): Offer => offerSchema.parse(offer)
