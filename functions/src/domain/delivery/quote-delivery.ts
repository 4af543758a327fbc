import type { DeliveryRefusal } from '../../contract/delivery/refusals'
import {
  DEFAULT_WEIGHT_GRAMS,
  DELIVERY_METHODS,
  type DeliveryMethod,
  type DeliveryOption,
  type DeliveryProfileDraft,
  type DeliveryQuote,
  type Place,
  type RatedMethod,
} from '../../contract/entities/delivery/delivery'
import { findRate } from './find-rate'

/** A line of a parcel. Its weight is one unit's with packaging; none or 0 means unknown. */
export type ParcelItem = {
  quantity: number
  /** Of one unit, in minor units. */
  price: number
  weight_grams?: number | undefined
}

/** All units of one vendor travel as one parcel. */
const gramsOf = (items: readonly ParcelItem[]): number =>
  items.reduce(
    (sum, { quantity, weight_grams }) => sum + quantity * (weight_grams || DEFAULT_WEIGHT_GRAMS),
    0,
  )

const goodsOf = (items: readonly ParcelItem[]): number =>
  items.reduce((sum, { quantity, price }) => sum + quantity * price, 0)

/** What a carrier takes for the parcel, or why none does. */
export type CarrierOffer =
  | (Pick<DeliveryOption, 'fee_minor' | 'days_min' | 'days_max' | 'courier_name'> & {
      /** The carrier's id, which names its account in the ledger. */
      carrier: string
    })
  | { refusal: DeliveryRefusal }

export type QuotedNow = { is_resting?: boolean; carrier?: CarrierOffer | undefined }

const NOT_ASKED = { refusal: 'carrier_later' } as const satisfies CarrierOffer

/** Of several refusals the last one is said. */
const WORST_LAST: readonly DeliveryRefusal[] = [
  'no_rate',
  'carrier_down',
  'weight_unknown',
  'weight',
  'carrier_later',
]

const PICKUP: DeliveryOption = { method: 'pickup', fee_minor: 0, days_min: 0, days_max: 0 }

/**
 * The ways in which a vendor's goods can reach a place, with fee and working days. `refusal` says
 * why nothing can be sent there. Rates are never added up.
 * @param now what the profile doesn't say: that the store rests, so that nothing is offered, and what
 * carriers take, who aren't offered without it
 */
export const quoteDelivery = (
  profile: DeliveryProfileDraft,
  items: readonly ParcelItem[],
  place: Place,
  { is_resting = false, carrier }: QuotedNow = {},
): DeliveryQuote => {
  const { rates, version, free_from_minor } = profile
  if (is_resting) return { version, options: [], refusal: 'store_resting' }
  const grams = gramsOf(items)
  const is_free = free_from_minor !== null && goodsOf(items) >= free_from_minor
  const refusals = new Set<DeliveryRefusal>()

  const sent = (method: RatedMethod): DeliveryOption[] => {
    const found = findRate(rates, method, place, grams)
    if ('refusal' in found) {
      refusals.add(found.refusal)
      return []
    }
    const { fee_minor, days_min, days_max, park } = found.rate
    const option = { method, fee_minor: is_free ? 0 : fee_minor, days_min, days_max }
    return [{ ...option, rate: found.index, ...(park === undefined ? {} : { park }) }]
  }

  const offered = (method: DeliveryMethod): DeliveryOption[] => {
    if (method === 'pickup') return [PICKUP]
    if (method !== 'carrier') return sent(method)
    const offer = carrier ?? NOT_ASKED
    if ('refusal' in offer) {
      refusals.add(offer.refusal)
      return []
    }
    const { carrier: _, ...option } = offer
    return [{ method, ...option }]
  }

  const methods = DELIVERY_METHODS.filter((method) => profile.methods.includes(method))
  const options = methods.flatMap(offered)
  const isRefused = methods.includes('carrier') && carrier && 'refusal' in carrier
  const quote = {
    version,
    options,
    ...(isRefused && { carrier_refusal: carrier.refusal }),
  }
  if (options.some(({ method }) => method !== 'pickup')) return quote
  const refusal = WORST_LAST.findLast((reason) => refusals.has(reason)) ?? 'no_rate'
  return { ...quote, refusal }
}
