import * as z from 'zod/mini'

/** @throws TypeError if the value is not a string */
export const stripLeadingZeros = (value: unknown): string => {
  if (typeof value !== 'string') throw new TypeError('Input must be a string')
  return value.replace(/^0+/, '')
}

const COUNTRY = '+234'
const SIGNS = /[\s().-]/g
const COUNTRY_AS_TYPED = /^(?:\+|00)?234/
const MOBILE = /^\+234[789][01]\d{8}$/
const NATIONAL_LENGTH = 10

/**
 * Converts a typed Nigerian number (0803 123 4567, 803-123-4567, 234 803…, +234 (0) 803…) to its
 * international form. Other text is only trimmed.
 */
export const internationalPhone = (typed: string): string => {
  const plain = typed.replace(SIGNS, '')
  const national = stripLeadingZeros(plain.replace(COUNTRY_AS_TYPED, ''))
  const isNumber = national.length === NATIONAL_LENGTH && /^\d+$/.test(national)
  return isNumber ? `${COUNTRY}${national}` : typed.trim()
}

/** @param message the form's error message for an invalid number */
export const phoneSchemaWith = (message?: string) =>
  z
    .string('Input must be a string')
    .check(z.maxLength(30), z.overwrite(internationalPhone), z.regex(MOBILE, message))

export const phoneSchema = phoneSchemaWith()
