import { normalized } from './normalized'

/** The value of a decimal digit of any script: these come in tens, of which the first is 0. */
const digitOf = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}

/** With the decimal digits of every script, such as Arabic ones, as ASCII digits. */
export const asciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}\d]/gu, (digit) => String(digitOf(digit)))

/** The same of a text of which signs such as full-width ones are plain as well. */
export const withAsciiDigits = (text: string): string => asciiDigits(normalized(text, 'NFKC'))

/**
 * What stands between the digits of a number that is pasted, and around it: whatever is no letter, no
 * number and no plus. The slash of a fraction stays, so that ½ is not read as 12.
 */
const SEPARATORS = /[^\p{L}\p{N}+\u2044]/gu
/** What people write before a number. */
const LABEL =
  /^(?:my|your|tel|telephone|phone|mobile|gsm|cell|call|sms|callto|contact|whatsapp|bank|acct?|account|ac|nuban|savings|current|number|no|oja|onetime|verification|security|code|pin|otp|is|on){1,6}(?=[+\d])/i

/**
 * A pasted number, such as a phone's, a bank account's or a code, without what stands between its
 * digits and what it is said to be: "Tel: 0803-123-4567".
 */
export const pastedNumber = (text: string): string =>
  withAsciiDigits(text.replace(SEPARATORS, '')).replace(SEPARATORS, '').replace(LABEL, '')
