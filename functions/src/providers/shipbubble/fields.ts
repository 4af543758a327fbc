import * as z from 'zod/mini'
import { MAX_DELIVERY_FEE_MINOR } from '../../contract/entities/delivery/delivery'
import { CARRIER_STATUSES } from '../../ports/carriers'

const MINOR_PER_NAIRA = 100
/** A price in naira with its kobo behind the point can be off by the width of a double. */
const ROUNDING = 0.000_1

/** An amount in naira, as minor units. One with parts of a kobo is nonsense. */
export const nairaField = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/))]),
    z.transform((naira) => {
      const exact = Number(naira) * MINOR_PER_NAIRA
      const minor = Math.round(exact)
      return Math.abs(exact - minor) < ROUNDING ? minor : Number.NaN
    }),
  ),
  z.int().check(z.nonnegative()),
)

/** What one courier may cost: above nothing, and at most what a delivery may cost at all. */
export const feeField = nairaField.check(z.minimum(1), z.maximum(MAX_DELIVERY_FEE_MINOR))

/** Prices come in naira alone; they are written both ways. */
export const currencyField = z.enum(['NGN', '₦'])

/** Ids are numbers for some couriers. They are looked up, so they hold nothing unseen. */
export const idField = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/))]),
  z.transform((value) => String(value)),
)

/** A status in any spelling: `Picked Up`. */
export const statusField = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) =>
      text
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_'),
    ),
  ),
  z.enum(CARRIER_STATUSES),
)

const isLink = (text: string): boolean => {
  try {
    return new URL(text).protocol === 'https:'
  } catch {
    return false
  }
}

/** A link that people are led to: HTTPS, or none. */
export const linkField = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => (text && isLink(text) ? text : null)),
)

/** An instant in ISO 8601 as epoch milliseconds, or none. */
export const instantField = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => {
    const at = Date.parse(text ?? '')
    return Number.isNaN(at) ? null : at
  }),
)

/** A text that people read, or none. */
export const textField = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => {
    const text = String(value ?? '').trim()
    return text === '' ? null : text.slice(0, 100)
  }),
)
