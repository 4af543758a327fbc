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

/** What stands between the digits of a number that is pasted, and around it: dashes, quotes, symbols. */
const SEPARATORS =
  /[\s\p{Z}\p{Cf}\p{Pd}\p{So}\p{Pi}\p{Pf}\u2022\u2027\u2043\u02d7\u2212()[\].,:;·'"<>=_*~/|#]|\ufe0f/gu
/** What people write before a number. */
const LABEL =
  /^(?:tel|telephone|phone|mobile|gsm|cell|call|whatsapp|acct|account|ac|nuban|number|no|code|otp){1,4}(?=[+\d])/i

/**
 * A pasted number, such as a phone's, a bank account's or a code, without what stands between its
 * digits and what it is said to be: "Tel: 0803-123-4567".
 */
export const pastedNumber = (text: string): string =>
  withAsciiDigits(text.replace(SEPARATORS, '')).replace(SEPARATORS, '').replace(LABEL, '')
