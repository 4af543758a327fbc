import { ALL_STATES } from '../contract/catalog/product-facts'
import type { Product } from '../contract/entities/catalog/product'
import {
  DEFAULT_WEIGHT_GRAMS,
  type DeliveryProfile,
  type DeliveryRate,
  RATED_METHODS,
} from '../contract/entities/delivery/delivery'
import { STATES } from '../contract/reference/states'
import { zoneOf } from '../contract/reference/zones'
import { textFromMinor } from '../contract/text/typed-amount'
import type { Shipping } from '../seo/subject'

/** As many as a page's head has room for; search engines take the first. */
const MOST = 12

const COUNTRY = { '@type': 'DefinedRegion', addressCountry: 'NG' }

/** @param states none for all of the country */
const shippingTo = (states: readonly string[], fee_minor: number, currency: string): Shipping => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: textFromMinor(fee_minor), currency },
  shippingDestination: states.length > 0 ? { ...COUNTRY, addressRegion: states } : COUNTRY,
})

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

const statesOf = ({ scope, places }: DeliveryRate): readonly string[] =>
  scope === 'zone' ? STATES.filter((state) => places.includes(zoneOf(state) ?? '')) : places

/** The rates of the store's first method that has some, for one piece. An area is no region of an address. */
const ratesFor = (product: Product, profile: DeliveryProfile): DeliveryRate[] => {
  const grams = product.weight_grams || DEFAULT_WEIGHT_GRAMS
  const carried = profile.rates.filter(
    ({ scope, up_to_grams = grams }) => scope !== 'area' && up_to_grams >= grams,
  )
  const [rates = []] = RATED_METHODS.filter((method) => profile.methods.includes(method))
    .map((method) => carried.filter((rate) => rate.method === method))
    .filter((found) => found.length > 0)
  const places = (rate: DeliveryRate) => `${rate.scope} ${rate.places.join()}`
  const cheapest = new Map<string, DeliveryRate>()
  for (const rate of [...rates].sort((a, b) => b.fee_minor - a.fee_minor)) {
    cheapest.set(places(rate), rate)
  }
  return [...cheapest.values()]
}

/**
 * What delivery of a product costs and takes, as schema.org says it; empty if that isn't known.
 * @param profile the store's; undefined if it has none, or none was loaded
 */
export const shippingOf = (product: Product, profile: DeliveryProfile | undefined): Shipping[] => {
  const { currency, delivery_states, delivery_version } = product
  // Included in the price.
  if (delivery_version === undefined) {
    return [shippingTo(delivery_states.includes(ALL_STATES) ? [] : delivery_states, 0, currency)]
  }
  if (!profile) return []
  const isFree = profile.free_from_minor !== null && product.price >= profile.free_from_minor
  return ratesFor(product, profile)
    .slice(0, MOST)
    .map((rate) => ({
      ...shippingTo(statesOf(rate), isFree ? 0 : rate.fee_minor, currency),
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(0, profile.handling_days),
        transitTime: days(rate.days_min, rate.days_max),
      },
    }))
}
