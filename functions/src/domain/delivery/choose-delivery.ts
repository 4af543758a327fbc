import { AppError } from '../../contract/api/errors'
import type {
  DeliveryMethod,
  DeliveryOption,
  DeliveryProfile,
  Place,
} from '../../contract/entities/delivery/delivery'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { type CarrierOffer, type ParcelItem, quoteDelivery } from './quote-delivery'

export type ChosenDelivery = Pick<
  Transaction,
  'delivery_fee' | 'delivery_method' | 'delivery_times' | 'carrier'
>

type Wanted = {
  delivery: Place
  delivery_method?: DeliveryMethod | undefined
  carrier_offer?: CarrierOffer | undefined
}

/** What an order keeps of the way in which it is delivered. */
export const deliveryBy = (
  { working_days, cutoff_hour, handling_days }: DeliveryProfile,
  { method, fee_minor, days_min, days_max, park }: DeliveryOption,
  offer: CarrierOffer | undefined,
): ChosenDelivery => ({
  delivery_method: method,
  delivery_fee: fee_minor,
  ...(method === 'carrier' &&
    offer &&
    'carrier' in offer && { carrier: { name: offer.carrier, fee_minor } }),
  delivery_times: {
    working_days,
    cutoff_hour,
    handling_days,
    days_min,
    days_max,
    ...(park === undefined ? {} : { park }),
  },
})

/**
 * The delivery of a purchase by the store's profile, with the fee of now. A store without a profile
 * includes delivery in its prices.
 * @throws AppError `delivery/method-required` or `delivery/not-offered`, with what is offered
 */
export const chooseDelivery = (
  profile: DeliveryProfile | undefined,
  items: readonly ParcelItem[],
  { delivery, delivery_method, carrier_offer: carrier }: Wanted,
): ChosenDelivery => {
  if (!profile) {
    if (delivery_method !== undefined) throw new AppError('delivery/not-offered', { options: [] })
    return {}
  }
  const quote = quoteDelivery(profile, items, delivery, { carrier })
  const option = quote.options.find(({ method }) => method === delivery_method)
  if (!option) {
    const is_chosen = delivery_method !== undefined || quote.options.length === 0
    throw new AppError(is_chosen ? 'delivery/not-offered' : 'delivery/method-required', quote)
  }
  return deliveryBy(profile, option, carrier)
}
