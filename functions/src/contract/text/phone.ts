import * as z from 'zod/mini'
import { PHONE_EXPECTED } from '../phone-expected'
import { pastedNumber } from './digits'

/** @throws TypeError if the value is not a string */
export const stripLeadingZeros = (value: unknown): string => {
  if (typeof value !== 'string') throw new TypeError('Input must be a string')
  return value.replace(/^0+/, '')
}

const COUNTRY = '+234'
/** What chat apps link a number under. */
const CHAT_LINK = /^(?:https?)?(?:wame|(?:api)?whatsapp(?:com)?sendphone)(?=\+?234)/i
/** What a link to a chat begins it with. */
const CHAT_TEXT = /[?&]text=.*$/is
/** What people write behind a number that has it. */
const CHAT = /whatsapp$/i
/** Digits of a number that was typed by sight. */
const BY_SIGHT = /^\+?[\dOo]+$/
const MAX_TYPED = 60
const COUNTRY_AS_TYPED = /^(?:\+|00)?234/
const MOBILE = /^\+234[789][01]\d{8}$/
const NATIONAL_LENGTH = 10

/**
 * Converts a typed or pasted Nigerian number (0803 123 4567, 803-123-4567, 234 803…, +234 (0) 803…,
 * Tel: …, wa.me/234…) to its international form. Other text is only trimmed.
 */
export const internationalPhone = (typed: string): string => {
  const pasted = pastedNumber(typed.replace(CHAT_TEXT, '')).replace(CHAT_LINK, '').replace(CHAT, '')
  const plain = BY_SIGHT.test(pasted) ? pasted.replace(/O/gi, '0') : pasted
  const national = stripLeadingZeros(plain.replace(COUNTRY_AS_TYPED, ''))
  const isNumber = national.length === NATIONAL_LENGTH && /^\d+$/.test(national)
  return isNumber ? `${COUNTRY}${national}` : typed.trim()
}

export const phoneSchema = z
  .string('Input must be a string')
  .check(
    z.maxLength(MAX_TYPED, PHONE_EXPECTED),
    z.overwrite(internationalPhone),
    z.regex(MOBILE, PHONE_EXPECTED),
  )

/** A number as somebody typed it, of which `mobilePhone` decides. */
export const typedPhoneSchema = z.string('Input must be a string').check(z.maxLength(MAX_TYPED))

/**
 * The countries whose mobile numbers sign in, by their calling codes: messages to others aren't paid
 * for, and each has a form of its own.
 */
const SIGN_IN_COUNTRIES: Readonly<Record<string, RegExp>> = { [COUNTRY]: MOBILE }

/** A typed number in E.164 if messages are sent to it; undefined otherwise. */
export const mobilePhone = (typed: string): string | undefined => {
  const phone = internationalPhone(typed)
  return Object.values(SIGN_IN_COUNTRIES).some((form) => form.test(phone)) ? phone : undefined
}

/** A number as people of its country write it: +2348031234567 is 0803 123 4567. */
export const nationalPhone = (phone: string): string =>
  phone.replace(/^\+234(\d{3})(\d{3})(\d{4})$/, '0$1 $2 $3')
