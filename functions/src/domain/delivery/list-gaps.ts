import type {
  DeliveryGaps,
  DeliveryProfileDraft,
  Place,
} from '../../contract/entities/delivery/delivery'
import { LOCATIONS } from '../../contract/reference/locations'
import { covers, limitOf } from './find-rate'

/** The heaviest parcel that one of the profile's methods takes to a place; 0 if none takes any. */
const heaviestTo = ({ methods, rates }: DeliveryProfileDraft, place: Place): number =>
  Math.max(
    0,
    ...rates.filter((rate) => methods.includes(rate.method) && covers(rate, place)).map(limitOf),
  )

/**
 * Lists where a profile sends nothing; a carrier goes everywhere. Gaps are allowed: buyers there
 * see it before they pay, and the vendor sees it when saving.
 */
export const listGaps = (profile: DeliveryProfileDraft): DeliveryGaps => {
  if (profile.methods.includes('carrier')) return { places: [] }
  let heaviest = Number.POSITIVE_INFINITY
  const places = Object.entries(LOCATIONS).flatMap(([state, cities]) => {
    const areas = cities.filter((city) => {
      const grams = heaviestTo(profile, { state, city })
      if (grams > 0) heaviest = Math.min(heaviest, grams)
      return grams === 0
    })
    if (areas.length === 0) return []
    return [{ state, areas: areas.length === cities.length ? [] : areas }]
  })
  return Number.isFinite(heaviest) ? { places, up_to_grams: heaviest } : { places }
}
