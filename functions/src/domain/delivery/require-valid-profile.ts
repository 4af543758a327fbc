import { AppError } from '../../contract/api/errors'
import {
  type DeliveryProfileDraft,
  type DeliveryRate,
  RATED_METHODS,
  type RatedMethod,
} from '../../contract/entities/delivery/delivery'
import { areaOfCode, currentAreaCode } from '../../contract/reference/area-codes'
import { LOCATIONS } from '../../contract/reference/locations'
import { ZONES } from '../../contract/reference/zones'
import { requireArea } from '../location'
import { quoteDelivery } from './quote-delivery'

/** Every area once and each state and zone besides; also what a request of 64 KiB has room for. */
const MAX_PLACES = 820

type Problem = readonly [field: string, message: string]

const METHOD_NAMES: Readonly<Record<RatedMethod, string>> = {
  courier: 'courier',
  motor_park: 'motor park',
}

export const isKnownPlace = (scope: DeliveryRate['scope'], place: string): boolean => {
  if (scope === 'zone') return ZONES.some((zone) => zone === place)
  if (scope === 'state') return Object.hasOwn(LOCATIONS, place)
  const { state, city } = areaOfCode(currentAreaCode(place))
  return Object.hasOwn(LOCATIONS, state) && (LOCATIONS[state]?.includes(city) ?? false)
}

const unknownPlaces = (rates: readonly DeliveryRate[]): Problem[] =>
  rates.flatMap(({ scope, places }, index) => {
    const unknown = places.find((place) => !isKnownPlace(scope, place))
    return unknown === undefined ? [] : [[`rates.${index}.places`, `Not known: ${unknown}.`]]
  })

const placesOf = ({ scope, places }: DeliveryRate): readonly string[] =>
  scope === 'everywhere' ? ['everywhere'] : places.map(currentAreaCode)

const repeatedRates = (rates: readonly DeliveryRate[]): Problem[] => {
  const owners = new Map<string, number>()
  return rates.flatMap((rate, index) => {
    for (const place of placesOf(rate)) {
      const key = [rate.method, rate.scope, place, rate.up_to_grams].join('|')
      const owner = owners.get(key)
      const message =
        owner === index
          ? `Names ${place} twice.`
          : `Rate ${(owner ?? 0) + 1} has the same method, place and weight: ${place}.`
      if (owner !== undefined) return [[`rates.${index}.places`, message] as const]
      owners.set(key, index)
    }
    return []
  })
}

const missingRates = ({ methods, rates }: DeliveryProfileDraft): Problem[] =>
  RATED_METHODS.filter(
    (method) => methods.includes(method) && !rates.some((rate) => rate.method === method),
  ).map((method) => ['methods', `Add a rate for ${METHOD_NAMES[method]}, or switch it off.`])

/**
 * One item of unknown weight must be able to reach the store's own area; pickup can't be refused, and
 * carriers go everywhere.
 */
const unservedHome = (profile: DeliveryProfileDraft): Problem[] => {
  const item = { quantity: 1, price: 0 }
  const carrier = { carrier: '', fee_minor: 0, days_min: 0, days_max: 0 }
  const { options } = quoteDelivery(profile, [item], profile.origin, { carrier })
  return options.length > 0
    ? []
    : [['rates', `Add a rate for ${profile.origin.state}, where your store is.`]]
}

const tooManyPlaces = (rates: readonly DeliveryRate[]): Problem[] =>
  rates.reduce((sum, { places }) => sum + places.length, 0) > MAX_PLACES
    ? [['rates', `Use at most ${MAX_PLACES} places in all. Use states or zones where you can.`]]
    : []

/**
 * @throws AppError `request/invalid` with a message at each field: places that don't exist, two
 * rates for the same, a method without a rate, or a store that doesn't deliver around itself
 */
export const requireValidProfile = (profile: DeliveryProfileDraft): void => {
  const { rates, origin } = profile
  requireArea(origin, 'origin.')
  const problems = [...tooManyPlaces(rates), ...unknownPlaces(rates), ...repeatedRates(rates)]
  if (problems.length === 0) problems.push(...missingRates(profile))
  if (problems.length === 0) problems.push(...unservedHome(profile))
  if (problems.length > 0) {
    throw new AppError('request/invalid', { in: 'body', fields: Object.fromEntries(problems) })
  }
}
