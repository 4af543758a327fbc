import { searchedText, withMeantDigits, withoutEverydayNumbers } from './searched-text'

/** Ids, which have letters among their digits. */
const ID = /\b(?=\d*[a-z])[a-z\d]{20}\b/gi

/** "10l" are litres: a letter that ends a number is no digit of it. */
const LITRES = /(\d)l(?![\p{L}\d])/giu

const CARD = /^\d{13,19}$/
/** With the country's code a phone number is as long as the shortest of cards. */
const MAX_PHONE = 14
/** A number of a phone that ends where a group does. */
const MOBILE = /^234[789][01]\d{8}$/
/** How the numbers of the schemes begin: of Visa, Mastercard, Verve, Amex and others. */
const ISSUED = /^(?:[3-6]|2(?:2[2-9]|[3-6]|7[0-2]))/
const PHONE = /^(?:234|0)/
/** Bank verification and national identity numbers have 11 digits and, unlike phones, no 0 first. */
const IDENTITY = /^[1-9]\d{10}$/
const MAX_CARD = 19

/** The checksum (Luhn) that every card number has. */
const isChecked = (digits: string): boolean => {
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) {
    const value = Number(digits[digits.length - 1 - at]) * (at % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

const isCard = (digits: string): boolean =>
  CARD.test(digits) && !(PHONE.test(digits) && digits.length <= MAX_PHONE) && isChecked(digits)

const isSecret = (digits: string): boolean => IDENTITY.test(digits) || isCard(digits)

/** Whether some of the groups that follow each other are a card's number, such as one with its date. */
const hasCard = (groups: readonly string[]): boolean =>
  groups.some((_, first) => {
    let digits = ''
    for (let at = first; at < groups.length; at += 1) {
      digits += groups[at]
      if (digits.length > MAX_CARD || MOBILE.test(digits)) return false
      if (ISSUED.test(digits) && isCard(digits)) return true
    }
    return false
  })

/**
 * An address's domain is no number, and neither is a name with digits before it. What has no letter
 * before the `@` may be one.
 */
const withoutAddresses = (text: string, isStrict: boolean): string =>
  text
    .split(/\s/)
    .map((word) => {
      const [local = '', domain, ...more] = word.split('@')
      const isAddress = domain !== undefined && more.length === 0 && /\p{L}/u.test(domain)
      if (!isAddress || !domain.includes('.')) return word
      return isStrict || !/\p{L}/u.test(local) ? `${local} x` : 'x'
    })
    .join(' ')

const isIn = (text: string, isStrict: boolean): boolean => {
  const plain = withoutAddresses(withoutEverydayNumbers(searchedText(text).plain), isStrict)
  const searched = withMeantDigits(
    (isStrict ? plain : plain.replace(ID, 'x')).replace(LITRES, '$1 x'),
  )
  // A letter ends a number; nothing else that may stand between its digits does.
  return searched.split(/\p{L}+/u).some((run) => {
    const groups = run.match(/\d+/g)
    if (!groups) return false
    const words = run.split(/\s+/).map((word) => word.replace(/\D/g, ''))
    return isSecret(groups.join('')) || words.some(isSecret) || hasCard(groups)
  })
}

/**
 * Whether a text contains a card number or a BVN, which must not be searched, sent or logged:
 * whatever stands between its digits, in the digits of any script.
 */
export const hasSecretNumber = (text: string): boolean => isIn(text, false)

/** Writes "hidden" instead of a text that may contain such a number, for what is stored for ever. */
export const hideSecretNumbers = (text: string): string => (isIn(text, true) ? 'hidden' : text)
