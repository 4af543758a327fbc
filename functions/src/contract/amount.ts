import * as z from 'zod/mini'
import { CURRENCIES } from './money'

export const currencySchema = z.enum(CURRENCIES)

/**
 * Any currency's ISO 4217 code. We sell in two; what a payer's bank sent may be another, and the
 * books have to name it until it has gone back.
 */
export const currencyCodeSchema = z.string().check(z.regex(/^[A-Z]{3}$/))

/** A whole, non-negative number of minor units (kobo for NGN, cents for USD). */
export const amountMinorSchema = z.int().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER))

/** An amount above zero, where nothing must be mistaken for "all of it". */
export const positiveMinorSchema = z
  .int()
  .check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))
  .brand<'positive'>()
export type PositiveMinor = z.infer<typeof positiveMinorSchema>

/** The amount where it is above zero, else null. */
export const positiveMinor = (amount_minor: number): PositiveMinor | null =>
  Number.isSafeInteger(amount_minor) && amount_minor > 0
    ? // Checked in the line above.
      (amount_minor as PositiveMinor)
    : null
