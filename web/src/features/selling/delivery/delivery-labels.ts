import { workingDaysText } from '@contract/delivery/working-days-text'
import type { DeliveryMethod, DeliveryRate, RateScope } from '@contract/entities/delivery/delivery'
import { areaOfCode } from '@contract/reference/area-codes'
import { ZONE_LABELS, ZONES } from '@contract/reference/zones'

export const METHOD_LABELS: Record<DeliveryMethod, string> = {
  courier: 'Courier to the door',
  motor_park: 'Waybill to a motor park',
  pickup: 'Pickup at your store',
  carrier: 'Carrier, booked through Oja and paid by the buyer',
}

export const SCOPE_LABELS: Record<RateScope, string> = {
  area: 'Local government areas',
  state: 'States',
  zone: 'Zones',
  everywhere: 'Everywhere in Nigeria',
}

/** ISO 8601: the first is Monday. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export const placeLabel = (scope: RateScope, place: string): string => {
  if (scope === 'zone') return ZONE_LABELS[ZONES.find((zone) => zone === place) ?? 'south_west']
  if (scope !== 'area') return place
  const { state, city } = areaOfCode(place)
  return `${city}, ${state}`
}

const MAX_NAMED = 3

export const placesText = ({ scope, places }: Pick<DeliveryRate, 'scope' | 'places'>): string => {
  if (scope === 'everywhere') return 'Everywhere'
  const named = places.slice(0, MAX_NAMED).map((place) => placeLabel(scope, place))
  const more = places.length - named.length
  return `${named.join(scope === 'area' ? '; ' : ', ')}${more > 0 ? ` and ${more} more` : ''}`
}

const GRAMS_IN_KG = 1_000

export const weightText = (grams: number): string =>
  grams < GRAMS_IN_KG ? `${grams} g` : `${grams / GRAMS_IN_KG} kg`

/** Transit in working days: `1 to 3 working days`. */
export const daysText = (days_min: number, days_max: number): string => {
  return days_max === 0 ? 'the day it is shipped' : workingDaysText(days_min, days_max)
}
