import * as z from 'zod/mini'
import { pastedNumber } from './digits'

/** @throws TypeError if the value is not a string */
export const stripLeadingZeros = (value: unknown): string => {
  if (typeof value !== 'string') throw new TypeError('Input must be a string')
  return value.replace(/^0+/, '')
}

const COUNTRY = '+234'
const SCHEME = /^\s*tel:/i
const INVALID = 'Enter a Nigerian mobile number, such as 08031234567.'
const COUNTRY_AS_TYPED = /^(?:\+|00)?234/
const MOBILE = /^\+234[789][01]\d{8}$/
/** Marks that a contact list puts around a number. */
const UNSEEN = /\p{Cf}/gu
const NATIONAL_LENGTH = 10

/**
 * Converts a typed or pasted Nigerian number (0803 123 4567, 803-123-4567, 234 803…, +234 (0) 803…,
 * tel:…) to its international form. Other text is only trimmed.
 */
export const internationalPhone = (typed: string): string => {
  const plain = pastedNumber(typed.replace(UNSEEN, '').replace(SCHEME, ''))
  const national = stripLeadingZeros(plain.replace(COUNTRY_AS_TYPED, ''))
  const isNumber = national.length === NATIONAL_LENGTH && /^\d+$/.test(national)
  return isNumber ? `${COUNTRY}${national}` : typed.trim()
}

export const phoneSchema = z
  .string('Input must be a string')
  .check(z.maxLength(60, INVALID), z.overwrite(internationalPhone), z.regex(MOBILE, INVALID))
