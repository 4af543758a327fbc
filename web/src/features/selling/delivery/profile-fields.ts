import {
  DELIVERY_METHODS,
  type DeliveryProfileDraft,
  type DeliveryRate,
  MAX_HANDLING_DAYS,
} from '@contract/entities/delivery/delivery'
import { minorFromText, textFromMinor, wholeFromText } from '@contract/text/typed-amount'
import * as z from 'zod/mini'

const HANDLING = `Enter a whole number of days from 1 to ${MAX_HANDLING_DAYS}.`
const isHandling = (text: string) =>
  wholeFromText(text) >= 1 && wholeFromText(text) <= MAX_HANDLING_DAYS
const isThreshold = (text: string) => text.trim() === '' || (minorFromText(text) ?? 0) > 0

/** The profile as typed; its rates are checked one by one where they are edited. */
export const profileFieldsSchema = z.object({
  state: z.string().check(z.minLength(1, 'Choose a state.')),
  city: z.string().check(z.minLength(1, 'Choose a local government area.')),
  working_days: z.array(z.string()).check(z.minLength(1, 'Choose at least one working day.')),
  cutoff_hour: z.string(),
  handling_days: z.string().check(z.refine(isHandling, HANDLING)),
  methods: z
    .array(z.enum(DELIVERY_METHODS))
    .check(z.minLength(1, 'Choose at least one way to deliver.')),
  /** Empty for never. */
  free_from: z
    .string()
    .check(z.refine(isThreshold, 'Enter an amount in naira, or leave it empty.')),
  rates: z.array(z.custom<DeliveryRate>()),
})
export type ProfileFields = z.output<typeof profileFieldsSchema>

export const profileFieldsOf = (profile: DeliveryProfileDraft): ProfileFields => ({
  state: profile.origin.state,
  city: profile.origin.city,
  working_days: profile.working_days.map(String),
  cutoff_hour: String(profile.cutoff_hour),
  handling_days: String(profile.handling_days),
  methods: profile.methods,
  free_from: profile.free_from_minor === null ? '' : textFromMinor(profile.free_from_minor),
  rates: profile.rates,
})

export const draftOf = (fields: ProfileFields, version: number): DeliveryProfileDraft => ({
  origin: { state: fields.state, city: fields.city },
  working_days: fields.working_days.map(Number).sort(),
  cutoff_hour: Number(fields.cutoff_hour),
  handling_days: wholeFromText(fields.handling_days),
  methods: fields.methods,
  rates: fields.rates,
  free_from_minor: minorFromText(fields.free_from) ?? null,
  version,
})

/** The form's field for a field of the request; undefined for one of the rates. */
export const fieldOf = (name: string): keyof ProfileFields | undefined => {
  if (name === 'origin.state') return 'state'
  if (name === 'origin.city') return 'city'
  if (name === 'free_from_minor') return 'free_from'
  const known = Object.keys(profileFieldsSchema.shape) as (keyof ProfileFields)[]
  return known.find((field) => name === field || name.startsWith(`${field}.`))
}

/** Messages by the index of their rate, from the field names of a refusal. */
export const rateErrorsOf = (fields: Record<string, string>): Record<number, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, message]) => {
      const [, index] = /^rates\.(\d+)/.exec(name) ?? []
      return index === undefined ? [] : [[Number(index), message]]
    }),
  )
