import * as fc from 'fast-check'
import {
  type DeliveryProfileDraft,
  type DeliveryRate,
  type Place,
  RATED_METHODS,
} from '../../../contract/entities/delivery/delivery'
import { areaCodeOf } from '../../../contract/reference/area-codes'
import { LOCATIONS } from '../../../contract/reference/locations'
import { STATES } from '../../../contract/reference/states'
import { ZONES } from '../../../contract/reference/zones'

/** All 774 local government areas. */
export const PLACES: readonly Place[] = Object.entries(LOCATIONS).flatMap(([state, cities]) =>
  cities.map((city) => ({ state, city })),
)

const several = (values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 8 })

const AREAS = PLACES.map(({ state, city }) => areaCodeOf(state, city))

const target = fc.oneof(
  several(AREAS).map((places) => ({ scope: 'area' as const, places })),
  several(STATES).map((places) => ({ scope: 'state' as const, places })),
  several(ZONES).map((places) => ({ scope: 'zone' as const, places })),
  fc.constant({ scope: 'everywhere' as const, places: [] as string[] }),
)

/** Few limits, so that rates meet at the same one. */
export const WEIGHTS = [1, 499, 500, 501, 1_000, 2_500, 5_000, 20_000, 1_000_000] as const

const randomRate: fc.Arbitrary<DeliveryRate> = fc
  .record({
    method: fc.constantFrom(...RATED_METHODS),
    target,
    up_to_grams: fc.option(fc.constantFrom(500, 1_000, 5_000, 20_000), { nil: undefined }),
    fee_minor: fc.integer({ min: 0, max: 2_000_000 }),
    days: fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })),
  })
  .map(({ method, target: { scope, places }, up_to_grams, fee_minor, days: [least, more] }) => ({
    method,
    scope,
    places,
    ...(up_to_grams === undefined ? {} : { up_to_grams }),
    fee_minor,
    days_min: least,
    days_max: least + more,
    ...(method === 'motor_park' ? { park: 'Jibowu Park' } : {}),
  }))

/** Rates as vendors might type them; some profiles would be refused when saved. */
export const randomProfile: fc.Arbitrary<DeliveryProfileDraft> = fc.record({
  origin: fc.constantFrom(...PLACES),
  working_days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  cutoff_hour: fc.integer({ min: 0, max: 23 }),
  handling_days: fc.integer({ min: 1, max: 10 }),
  methods: fc.constantFrom(
    ['courier' as const],
    ['courier' as const, 'motor_park' as const],
    ['courier' as const, 'pickup' as const],
    ['courier' as const, 'motor_park' as const, 'pickup' as const],
  ),
  rates: fc.array(randomRate, { minLength: 1, maxLength: 30 }),
  free_from_minor: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
  version: fc.constant(1),
})
