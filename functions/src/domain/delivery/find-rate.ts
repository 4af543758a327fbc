import type { DeliveryRefusal } from '../../contract/delivery/refusals'
import {
  type DeliveryRate,
  type Place,
  RATE_SCOPES,
  type RatedMethod,
} from '../../contract/entities/delivery/delivery'
import { areaCodeOf, currentAreaCode } from '../../contract/reference/area-codes'
import { zoneOf } from '../../contract/reference/zones'

/** Whether a rate names a place, whatever a parcel weighs. */
export const covers = ({ scope, places }: DeliveryRate, { state, city }: Place): boolean => {
  if (scope === 'everywhere') return zoneOf(state) !== undefined
  if (scope === 'zone') return places.some((zone) => zone === zoneOf(state))
  if (scope === 'state') return places.includes(state)
  const code = currentAreaCode(areaCodeOf(state, city))
  return places.some((place) => currentAreaCode(place) === code)
}

/** The heaviest parcel of a rate, in grams. */
export const limitOf = ({ up_to_grams = Number.POSITIVE_INFINITY }: DeliveryRate): number =>
  up_to_grams

/** The rate that won with its index in the list, or why there is none. */
export type RateResult = { rate: DeliveryRate; index: number } | { refusal: DeliveryRefusal }

/**
 * Finds the rate for a parcel: the most specific place wins, then the smallest weight that fits. If
 * no weight of the place fits, the next wider place is tried.
 */
export const findRate = (
  rates: readonly DeliveryRate[],
  method: RatedMethod,
  place: Place,
  grams: number,
): RateResult => {
  const here = rates
    .map((rate, index) => ({ rate, index }))
    .filter(({ rate }) => rate.method === method && covers(rate, place))
  for (const scope of RATE_SCOPES) {
    const [lightest] = here
      .filter(({ rate }) => rate.scope === scope && limitOf(rate) >= grams)
      .sort((a, b) => limitOf(a.rate) - limitOf(b.rate))
    if (lightest) return lightest
  }
  return { refusal: here.length > 0 ? 'weight' : 'no_rate' }
}
