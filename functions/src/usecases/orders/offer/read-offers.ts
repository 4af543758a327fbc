import type { QueryOf } from '../../../contract/api/endpoint'
import type { offerEndpoints } from '../../../contract/api/orders/offers'
import type { Offer } from '../../../contract/entities/orders/offer'
import { readLiveOffers } from '../../../db/orders/offers'
import { requireParty } from './answer-offer'
import { shownOffer } from './shown-offer'

/** @throws AppError `offer/not-found` */
export const showOffer = async (uid: string, id: string): Promise<Offer> =>
  shownOffer((await requireParty(uid, id)).stored.data)

/** A person's offers that aren't over. */
export const listOffers = async (
  uid: string,
  { party, product_id }: QueryOf<(typeof offerEndpoints)['list']>,
): Promise<{ items: Offer[] }> => ({
  items: (await readLiveOffers(uid, party, product_id)).map(shownOffer),
})
