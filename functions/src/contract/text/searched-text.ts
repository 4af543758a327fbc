import { asciiDigits } from './digits'
import { latinLetters } from './latin-letters'
import { withoutUnseenAndMarks } from './unseen'

/** Invoices' numbers. */
const INVOICE = /\bOJA-\d{8}-[A-Z\d]{6}\b/gi
/** An amount below ₦10 billion and a day or a time, each a word of its own. */
const AMOUNT = /(^|[\s(])[₦$€£#]?[1-9]\d{0,2}(?:,\d{3}){1,2}(?:\.\d{1,2})?(?=[.,;:!?)]*(?:\s|$))/g
const MOMENT =
  /(^|[\s(])(?:20\d\d-[01]\d-[0-3]\d|[0-3]?\d[/.-][0-3]?\d[/.-]20\d\d|[0-2]?\d:[0-5]\d(?::[0-5]\d)?)(?=[.,;:!?)]*(?:\s|$))/g

/** From 0 on. Of circled digits these alone are no digits to Unicode, in any form. */
const CIRCLED: ReadonlyMap<string, string> = new Map(
  ['⓿❶❷❸❹❺❻❼❽❾❿⓫⓬⓭⓮⓯⓰⓱⓲⓳⓴', '🄋➀➁➂➃➄➅➆➇➈➉', '🄌➊➋➌➍➎➏➐➑➒➓', '⓪⓵⓶⓷⓸⓹⓺⓻⓼⓽⓾'].flatMap((signs) =>
    [...signs].map((sign, value): [string, string] => [sign, String(value)]),
  ),
)

/** One sign in plain signs and ASCII digits; empty if it shows nothing. */
const plainSign = (sign: string): string => {
  if (sign <= '\u007f') return sign
  return CIRCLED.get(sign) ?? asciiDigits(withoutUnseenAndMarks(sign.normalize('NFKC')))
}

/** A text in which numbers are looked for. */
export type SearchedText = {
  /** In plain signs and ASCII digits, without marks and what shows nothing. */
  plain: string
  /** Where in the text each UTF-16 unit of `plain` comes from. */
  origins: number[]
}

export const searchedText = (text: string): SearchedText => {
  const origins: number[] = []
  let plain = ''
  let origin = 0
  for (const sign of text) {
    const read = plainSign(sign)
    plain += read
    for (let unit = 0; unit < read.length; unit += 1) origins.push(origin)
    origin += sign.length
  }
  return { plain, origins }
}

/** Letters in the place of something else, as many as it has. */
export const lettersFor = (text: string): string => 'x'.repeat(text.length)

const afterFirst = (whole: string, before: string): string =>
  before + lettersFor(whole.slice(before.length))

/** With letters in the place of amounts, days, times and invoices' numbers. */
export const withoutEverydayNumbers = (plain: string): string =>
  plain.replace(INVOICE, lettersFor).replace(AMOUNT, afterFirst).replace(MOMENT, afterFirst)

/** "O8O3l23" is read as "0803123". */
export const withMeantDigits = (plain: string): string =>
  latinLetters(plain).replace(/[\p{L}\d]+/gu, (word) =>
    /^[\doil]+$/i.test(word) && /\d/.test(word)
      ? word.replace(/o/gi, '0').replace(/[il]/gi, '1')
      : word,
  )
