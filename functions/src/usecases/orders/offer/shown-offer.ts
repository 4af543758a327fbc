import { type Offer, offerSchema, type StoredOffer } from '../../../contract/entities/orders/offer'
import type { Party } from '../../../contract/entities/orders/party'

/** An offer as a party sees it: when it is looked at would say how it is answered. */
export const shownOffer = (offer: StoredOffer, party: Party): Offer =>
  offerSchema.parse({ ...offer, party })
