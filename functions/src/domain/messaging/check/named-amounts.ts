import { minorFromText, typedNumber } from '../../../contract/text/typed-amount'

/** As in "NGN 12 500 000.00 Cr"; no word of an amount is longer. */
const MAX_WORDS = 5
const MAX_WORD_LENGTH = 30
const BETWEEN = /[\s:]+/
const AROUND = /^[([{"'*]{1,3}|[)\]},.;!?"'*]{1,3}$/g
/** What banks write behind an amount. */
const BOOKED = /(?<=\d)\s?[cd]r$/i
const TIMES: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 }
const TIMES_SIGN = /(?<=\d)[km](?![\p{L}\d])/iu

const NAIRA = /₦|NGN|naira/i
const IN_GROUPS = /,\d{3}|\.\d/
/** Signs that stand before other numbers too: "#123456", "N95", "rice n 500 cups". */
const ANY_SIGN = /^[N#]|N$|\/[-=]$/i
const SIGN_OF_SUM = /^N\d{3}|\d{3}(?:N|\/[-=])$/i
/** A number after one with commas is another one: a phone's, on the next line. */
const NEXT_NUMBER = /,.* \d/

const isMoney = (text: string, is_sum: boolean): boolean =>
  NAIRA.test(text) || (is_sum || IN_GROUPS.test(text) ? ANY_SIGN : SIGN_OF_SUM).test(text)

/** In minor units; undefined if the words are no amount, or a number that nothing says is money. */
const amountOf = (words: string): number | undefined => {
  const text = words.replace(AROUND, '').replace(BOOKED, '')
  if (NEXT_NUMBER.test(text)) return undefined
  const times = TIMES[TIMES_SIGN.exec(text)?.[0].toLowerCase() ?? ''] ?? 1
  if (!isMoney(text, times > 1)) return undefined
  const typed = minorFromText(text.replace(TIMES_SIGN, ''))
  const amount_minor = typed === undefined ? Number.NaN : typed * times
  return Number.isSafeInteger(amount_minor) ? amount_minor : undefined
}

/**
 * The amounts of naira that a message names, in minor units, in every form in which one may be typed, and
 * "N12k" or "NGN50,000.00Cr". A number that nothing says is money isn't one.
 */
export const namedAmounts = (text: string): number[] => {
  const words = typedNumber(text).split(BETWEEN)
  const found = new Set<number>()
  for (let from = 0; from < words.length; from += 1) {
    for (let count = MAX_WORDS; count > 0; count -= 1) {
      const some = words.slice(from, from + count)
      if (some.length < count || some.some(({ length }) => length > MAX_WORD_LENGTH)) continue
      const amount_minor = amountOf(some.join(' '))
      if (amount_minor === undefined) continue
      found.add(amount_minor)
      from += count - 1
      break
    }
  }
  return [...found]
}
