import { MINOR_UNITS } from '../money'
import { asciiDigits } from './digits'

/**
 * Commas or spaces may separate groups of three digits, the first of which is no zero: "0,500" is
 * half of one to many. At most two decimals.
 */
const TYPED = /^([1-9]\d{0,2}(?:[, ]\d{3})+|\d+)(?:\.(\d{1,2}))?$/
const WHOLE = /^([1-9]\d{0,2}(?:[, ]\d{3})+|\d{1,9})$/
/** How people write naira before and behind a number; some write both its sign and its code. */
const BEFORE = /^(?:(?:₦|NGN|naira|=N=|N|#)\s?){1,2}/i
const BEHIND = /(?:\s?(?:₦|NGN|N|naira\.?))?(?:\sonly\.?)?(?:\/[-=])?$/i

/** What to say where text is no amount. */
export const AMOUNT_EXPECTED = 'Enter an amount such as 12,500 or 12,500.50.'

/** A typed or pasted number with signs of ASCII and plain spaces, without marks that nobody sees. */
export const typedNumber = (text: string): string =>
  asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[，٬]/g, ',')
    .replace(/[．٫]/g, '.')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim()

/**
 * Parses a typed amount of naira (or dollars) to minor units without floating point: "12500",
 * "N12,500", "#12 500.00", "12,500 naira only". Undefined if it isn't an amount or has more than two
 * decimals.
 */
export const minorFromText = (text: string): number | undefined => {
  const [, whole, decimals = ''] =
    TYPED.exec(typedNumber(text).replace(BEFORE, '').replace(BEHIND, '')) ?? []
  if (whole === undefined) return undefined
  const amount_minor = Number(`${whole.replace(/[, ]/g, '')}${decimals.padEnd(2, '0')}`)
  return Number.isSafeInteger(amount_minor) ? amount_minor : undefined
}

/** A typed whole number such as "12" or "1,200"; NaN if it is none. */
export const wholeFromText = (text: string): number =>
  Number(WHOLE.exec(typedNumber(text))?.[1]?.replace(/[, ]/g, '') ?? Number.NaN)

/** Formats minor units as a person would type them: "12500" or "12500.50". */
export const textFromMinor = (amount_minor: number): string => {
  const rest = amount_minor % MINOR_UNITS
  const whole = String((amount_minor - rest) / MINOR_UNITS)
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`
}
