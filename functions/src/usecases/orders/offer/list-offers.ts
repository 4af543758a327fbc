import type { Offer } from '../../../contract/entities/orders/offer'
import { readNewestOffers } from '../../../db/orders/offers'
import { shownOffer } from './shown-offer'

/** A person's newest offers, as buyer and as vendor. */
export const listOffers = async (uid: string): Promise<Offer[]> => {
  const [bought, sold] = await Promise.all([
    readNewestOffers(uid, 'buyer'),
    readNewestOffers(uid, 'vendor'),
  ])
  return [
    ...bought.map((offer) => shownOffer(offer, 'buyer')),
    ...sold.map((offer) => shownOffer(offer, 'vendor')),
  ]
}
