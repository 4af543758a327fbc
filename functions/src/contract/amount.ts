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
