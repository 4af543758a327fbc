import { ALL_STATES } from '../../contract/catalog/product-facts'
import { variantsOnSale } from '../../contract/catalog/variants'
import { defaultOption } from '../../contract/delivery/default-option'
import type { Product, StateDelivery } from '../../contract/entities/catalog/product'
import type {
  DeliveryOption,
  DeliveryProfileDraft,
  DeliveryQuote,
} from '../../contract/entities/delivery/delivery'
import { restingOf } from '../../contract/people/store-rest'
import { LOCATIONS } from '../../contract/reference/locations'
import { type ParcelItem, quoteDelivery } from './quote-delivery'

type AreaQuotes = { areas: string[]; quote: DeliveryQuote }

/** The quotes for one parcel to all areas of a state; areas with the same quote are together. */
export const quoteAreas = (
  profile: DeliveryProfileDraft,
  item: ParcelItem,
  state: string,
  isResting = false,
): AreaQuotes[] => {
  const groups = new Map<string, AreaQuotes>()
  for (const city of LOCATIONS[state] ?? []) {
    const quote = quoteDelivery(profile, [item], { state, city }, { is_resting: isResting })
    const key = JSON.stringify(quote)
    const known = groups.get(key)
    if (known) known.areas.push(city)
    else groups.set(key, { areas: [city], quote })
  }
  return [...groups.values()]
}

const cheapest = ({ options }: DeliveryQuote): DeliveryOption | undefined =>
  defaultOption(options.filter(({ method }) => method !== 'pickup'))

type Delivered = Pick<
  Product,
  'id' | 'price' | 'delivery_states' | 'variants' | 'sku' | 'weight_grams' | 'store_rest'
>

/** What a card's price is for: one piece of the cheapest variant. */
export const cheapestPiece = (
  product: Omit<Delivered, 'delivery_states' | 'store_rest'>,
): ParcelItem => {
  const { price } = product
  const { weight_grams } = variantsOnSale(product).find((one) => one.price === price) ?? {}
  return { quantity: 1, price, weight_grams }
}

/** @param profile undefined if delivery is included in the price */
const termsFor = (
  profile: DeliveryProfileDraft | undefined,
  product: Delivered,
  state: string,
  now: number,
): StateDelivery['terms'] => {
  const { delivery_states, store_rest } = product
  if (!delivery_states.includes(ALL_STATES) && !delivery_states.includes(state)) {
    return { kind: 'refused', reason: 'no_rate' }
  }
  if (restingOf(store_rest, now)) return { kind: 'refused', reason: 'store_resting' }
  if (!profile) return { kind: 'included' }
  const quotes = quoteAreas(profile, cheapestPiece(product), state).map(({ quote }) => quote)
  const options = quotes.flatMap((quote) => cheapest(quote) ?? [])
  if (options.length === 0) {
    const reasons = quotes.map(({ refusal }) => refusal)
    const reason = (['carrier_later', 'weight'] as const).find((one) => reasons.includes(one))
    return { kind: 'refused', reason: reason ?? 'no_rate' }
  }
  const fees = options.map(({ fee_minor }) => fee_minor)
  const fee_minor = Math.min(...fees)
  return {
    kind: 'sent',
    fee_minor,
    varies: options.length < quotes.length || fees.some((fee) => fee > fee_minor),
    days_min: profile.handling_days + Math.min(...options.map(({ days_min }) => days_min)),
    days_max: profile.handling_days + Math.max(...options.map(({ days_max }) => days_max)),
  }
}

/**
 * What a card says of the delivery of one piece to a state.
 * @param now epoch milliseconds
 */
export const stateDelivery = (
  profile: DeliveryProfileDraft | undefined,
  product: Delivered,
  state: string,
  now: number,
): StateDelivery => ({ state, terms: termsFor(profile, product, state, now) })
