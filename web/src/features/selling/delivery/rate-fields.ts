import {
  type DeliveryRate,
  deliveryRateSchema,
  type RatedMethod,
  type RateScope,
} from '@contract/entities/delivery/delivery'
import {
  minorFromText,
  textFromMinor,
  typedNumber,
  wholeFromText,
} from '@contract/text/typed-amount'

/** A rate as typed. */
export type RateFields = {
  method: RatedMethod
  scope: RateScope
  places: string[]
  fee: string
  days_min: string
  days_max: string
  /** Empty for any weight. */
  up_to_kg: string
  park: string
}

const GRAMS_IN_KG = 1_000

/** Grams from typed kilograms; NaN if it is no weight. */
export const gramsFrom = (text: string): number =>
  Math.round(Number(/^\d{1,4}(\.\d{1,3})?$/.exec(typedNumber(text))?.[0]) * GRAMS_IN_KG)

export const rateFieldsOf = (rate: DeliveryRate | undefined): RateFields => ({
  method: rate?.method ?? 'courier',
  scope: rate?.scope ?? 'state',
  places: rate?.places ?? [],
  fee: rate ? textFromMinor(rate.fee_minor) : '',
  days_min: rate ? String(rate.days_min) : '1',
  days_max: rate ? String(rate.days_max) : '3',
  up_to_kg: rate?.up_to_grams === undefined ? '' : String(rate.up_to_grams / GRAMS_IN_KG),
  park: rate?.park ?? '',
})

type Field = keyof RateFields

const FIELD_OF: Readonly<Record<string, Field>> = { fee_minor: 'fee', up_to_grams: 'up_to_kg' }

export type TypedRate = { rate: DeliveryRate } | { errors: Partial<Record<Field, string>> }

/** The typed rate, or what is wrong by field. */
export const rateFrom = (fields: RateFields): TypedRate => {
  const { method, scope, places, fee, days_min, days_max, up_to_kg, park } = fields
  const read = deliveryRateSchema.safeParse({
    method,
    scope,
    places: scope === 'everywhere' ? [] : places,
    fee_minor: minorFromText(fee) ?? Number.NaN,
    days_min: wholeFromText(days_min),
    days_max: wholeFromText(days_max),
    ...(up_to_kg.trim() === '' ? {} : { up_to_grams: gramsFrom(up_to_kg) }),
    ...(method === 'motor_park' && park.trim() !== '' ? { park } : {}),
  })
  if (read.success) return { rate: read.data }
  const errors = read.error.issues.map(({ path: [name = ''], message }) => [
    FIELD_OF[String(name)] ?? String(name),
    message,
  ])
  return { errors: Object.fromEntries(errors) }
}
