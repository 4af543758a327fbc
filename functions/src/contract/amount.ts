import * as z from 'zod/mini'
import { CURRENCIES } from './money'

export const currencySchema = z.enum(CURRENCIES)

/**
 * Any ISO 4217 currency code. Sales use two, but a payer's bank may send another, which the ledger
 * must record until it is refunded.
 */
export const currencyCodeSchema = z.string().check(z.regex(/^[A-Z]{3}$/))

/** A whole, non-negative number of minor units (kobo for NGN, cents for USD). */
export const amountMinorSchema = z.int().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER))

/** An amount above zero, for calls in which a missing amount would mean all of it. */
export const positiveMinorSchema = z
  .int()
  .check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))
  .brand<'positive'>()
export type PositiveMinor = z.infer<typeof positiveMinorSchema>

/** Returns the amount if it is a safe integer above zero, otherwise null. */
export const positiveMinor = (amount_minor: number): PositiveMinor | null =>
  Number.isSafeInteger(amount_minor) && amount_minor > 0
    ? // Checked in the line above.
      (amount_minor as PositiveMinor)
    : null
