import type { deliveryEndpoints } from '../../contract/api/delivery/delivery'
import type { BodyOf } from '../../contract/api/endpoint'
import type { DeliveryQuote } from '../../contract/entities/delivery/delivery'
import { quoteDelivery } from '../../domain/delivery/quote-delivery'
import { requireArea } from '../../domain/location'

type Request = BodyOf<(typeof deliveryEndpoints)['tryPlace']>

/** Quotes one parcel to a place by the given profile. */
export const tryPlace = ({ profile, place, weight_grams, goods_minor }: Request): DeliveryQuote => {
  requireArea(place, 'place.')
  return quoteDelivery(profile, [{ quantity: 1, price: goods_minor, weight_grams }], place)
}
