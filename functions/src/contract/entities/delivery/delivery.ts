import * as z from 'zod/mini'
import { DELIVERY_REFUSALS } from '../../delivery/refusals'
import { lineSchema } from '../../text/plain-line'
import { lagosDaySchema, timestampSchema } from '../../timestamp'

/**
 * How goods reach a buyer: brought by the vendor's courier, sent by waybill to a motor park,
 * collected at the store, or brought by a carrier that is booked through us.
 */
export const DELIVERY_METHODS = ['courier', 'motor_park', 'pickup', 'carrier'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]

/** The methods that have rates; pickup is free, and carriers quote each parcel. */
export const RATED_METHODS = ['courier', 'motor_park'] as const
export type RatedMethod = (typeof RATED_METHODS)[number]

/** The most specific first. */
export const RATE_SCOPES = ['area', 'state', 'zone', 'everywhere'] as const
export type RateScope = (typeof RATE_SCOPES)[number]

export const MAX_DELIVERY_RATES = 200
/** In one rate; the state with the most local government areas, Kano, has 44. */
const MAX_RATE_PLACES = 60
export const MAX_RATE_GRAMS = 1_000_000
export const MAX_DELIVERY_FEE_MINOR = 100_000_000
export const MAX_TRANSIT_DAYS = 30
export const MAX_HANDLING_DAYS = 10
/** What an item weighs whose weight is unknown, with its packaging. */
export const DEFAULT_WEIGHT_GRAMS = 500

const feeSchema = z
  .int('Enter a price in naira.')
  .check(
    z.minimum(0, 'A price is at least ₦0.'),
    z.maximum(MAX_DELIVERY_FEE_MINOR, 'A price is at most ₦1,000,000.'),
  )
const DAYS = `Enter a whole number of days from 0 to ${MAX_TRANSIT_DAYS}.`
const transitDaysSchema = z.int(DAYS).check(z.minimum(0, DAYS), z.maximum(MAX_TRANSIT_DAYS, DAYS))
const GRAMS = 'Enter a weight from 1 gram to 1,000 kg.'
const gramsSchema = z.int(GRAMS).check(z.minimum(1, GRAMS), z.maximum(MAX_RATE_GRAMS, GRAMS))
const NO_PLACE = 'Name each place as it is in our list.'

/**
 * One price of a method. `places` holds area codes, states or zones, as `scope` says; none with
 * `everywhere`. A park is named by `motor_park` alone.
 */
export const deliveryRateSchema = z
  .strictObject({
    method: z.enum(RATED_METHODS),
    scope: z.enum(RATE_SCOPES),
    places: z
      .array(z.string().check(z.minLength(2, NO_PLACE), z.maxLength(60, NO_PLACE)))
      .check(z.maxLength(MAX_RATE_PLACES, `Choose at most ${MAX_RATE_PLACES} places.`)),
    /** Without it, any weight. */
    up_to_grams: z.optional(gramsSchema),
    fee_minor: feeSchema,
    /** Working days from handing over to arrival. */
    days_min: transitDaysSchema,
    days_max: transitDaysSchema,
    park: z.optional(lineSchema(2, 80, 'Name the motor park.')),
  })
  .check(
    z.refine(({ days_min, days_max }) => days_min <= days_max, {
      path: ['days_max'],
      error: 'The longest time can’t be shorter than the shortest.',
    }),
    z.refine(({ scope, places }) => (scope === 'everywhere') === (places.length === 0), {
      path: ['places'],
      error: 'Choose at least one place, and none for everywhere.',
    }),
    z.refine(({ method, park }) => (method === 'motor_park') === (park !== undefined), {
      path: ['park'],
      error: 'Name the motor park where the buyer collects it.',
    }),
  )
export type DeliveryRate = z.output<typeof deliveryRateSchema>

const distinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length

const profileFields = {
  /** Where parcels leave from, and where buyers collect. */
  origin: z.strictObject({
    state: z.string().check(z.maxLength(40)),
    city: z.string().check(z.maxLength(60)),
  }),
  /** ISO 8601: 1 is Monday, 7 is Sunday. */
  working_days: z
    .array(z.int().check(z.minimum(1), z.maximum(7)))
    .check(
      z.minLength(1, 'Choose at least one working day.'),
      z.maxLength(7),
      z.refine(distinct, 'Choose each day once.'),
    ),
  /** An order before this hour in Lagos is handled from the same working day on. */
  cutoff_hour: z.int().check(z.minimum(0), z.maximum(23)),
  handling_days: z
    .int(`Enter a whole number of days from 1 to ${MAX_HANDLING_DAYS}.`)
    .check(
      z.minimum(1, 'Handling takes at least one day.'),
      z.maximum(MAX_HANDLING_DAYS, `Handling takes at most ${MAX_HANDLING_DAYS} days.`),
    ),
  methods: z
    .array(z.enum(DELIVERY_METHODS))
    .check(
      z.minLength(1, 'Choose at least one way to deliver.'),
      z.refine(distinct, 'Choose each way once.'),
    ),
  rates: z
    .array(deliveryRateSchema)
    .check(z.maxLength(MAX_DELIVERY_RATES, `Use at most ${MAX_DELIVERY_RATES} rates.`)),
  /** Courier and motor park are free from this subtotal of the vendor's goods; null for never. */
  free_from_minor: z.nullable(
    z
      .int('Enter an amount in naira.')
      .check(z.minimum(1, 'Enter an amount above ₦0.'), z.maximum(Number.MAX_SAFE_INTEGER)),
  ),
  /** Goes up by one with each save; 0 before the first. A quote names the version it came from. */
  version: z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
}

/** What a vendor edits; `version` is the one that was edited. */
export const deliveryProfileDraftSchema = z.strictObject(profileFields)
export type DeliveryProfileDraft = z.output<typeof deliveryProfileDraftSchema>

/** The public document `vendors/{vendor_id}/delivery/profile`. */
export const deliveryProfileSchema = z.object({ ...profileFields, updated_at: timestampSchema })
export type DeliveryProfile = z.output<typeof deliveryProfileSchema>

export const workingTimesSchema = z.pick(deliveryProfileSchema, {
  working_days: true,
  cutoff_hour: true,
  handling_days: true,
})

export const placeSchema = z.strictObject({
  state: z.string().check(z.maxLength(40)),
  city: z.string().check(z.maxLength(60)),
})
export type Place = z.output<typeof placeSchema>

const deliveryOptionSchema = z.object({
  method: z.enum(DELIVERY_METHODS),
  fee_minor: z.int(),
  days_min: z.int(),
  days_max: z.int(),
  park: z.optional(z.string()),
  /** Who brings it, if it is a carrier. */
  courier_name: z.optional(z.string()),
  /** The index of the rate that won; none for pickup and carriers. */
  rate: z.optional(z.int()),
})
export type DeliveryOption = z.output<typeof deliveryOptionSchema>

export const deliveryQuoteSchema = z.object({
  /** Of the profile. */
  version: z.int(),
  options: z.array(deliveryOptionSchema),
  /** Set if nothing can be sent; pickup may still be among the options. */
  refusal: z.optional(z.enum(DELIVERY_REFUSALS)),
  /** Why no carrier is among the options although the store works with them. */
  carrier_refusal: z.optional(z.enum(DELIVERY_REFUSALS)),
})
export type DeliveryQuote = z.output<typeof deliveryQuoteSchema>

/** Where a profile sends nothing. */
export const deliveryGapsSchema = z.object({
  /** States with the areas that no rate covers; `areas` is empty if none of the state is covered. */
  places: z.array(z.object({ state: z.string(), areas: z.array(z.string()) })),
  /** The heaviest parcel that can be sent wherever one can; none if there is no limit. */
  up_to_grams: z.optional(z.int()),
})
export type DeliveryGaps = z.output<typeof deliveryGapsSchema>

/** The vendor's times at the purchase, from which the promised dates follow at the payment. */
export const deliveryTimesSchema = z.object({
  working_days: z.array(z.int()),
  cutoff_hour: z.int(),
  handling_days: z.int(),
  days_min: z.int(),
  days_max: z.int(),
  /** Where a waybill is collected. */
  park: z.optional(z.string()),
})

/** What was promised with the payment, by which lateness is measured; it never changes. */
export const promisedSchema = z.object({
  ship_by: timestampSchema,
  /** The first and the last day of arrival, in Lagos. */
  from: lagosDaySchema,
  until: lagosDaySchema,
})
