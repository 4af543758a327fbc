import { EVERY_APOSTROPHE, withoutMarks } from '../../../contract/text/without-marks'

/** Words for the kind of business, which don't identify it. */
const DESIGNATIONS = new Set([
  'limited',
  'ltd',
  'plc',
  'llc',
  'llp',
  'inc',
  'incorporated',
  'company',
  'co',
  'enterprise',
  'enterprises',
  'ent',
  'nigeria',
  'nig',
  'and',
])

/** Longer than any name; one letter may stand for eighteen. */
const MAX_LENGTH = 300

/** What a bank makes of apostrophes and of hyphens: it leaves them out, or writes a space. */
const READINGS = [
  ['', ' '],
  [' ', ' '],
  ['', ''],
] as const
type Reading = (typeof READINGS)[number]

const EVERY_HYPHEN = /\p{Pd}/gu

const wordsOf = (name: string, [apostrophe, hyphen]: Reading): string[] =>
  withoutMarks(
    name.slice(0, MAX_LENGTH).replace(EVERY_APOSTROPHE, apostrophe).replace(EVERY_HYPHEN, hyphen),
  )
    .toLowerCase()
    .replace(/\./g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** The words to compare: those that are not designations, or all words if there are no others. */
const namingWords = (name: string, reading: Reading): string => {
  const words = wordsOf(name, reading)
  const naming = words.filter((word) => !DESIGNATIONS.has(word))
  return (naming.length > 0 ? naming : words).sort().join(' ')
}

/**
 * Whether a bank account's name matches a store's legal name, ignoring case, word order,
 * punctuation, diacritics and words such as Limited.
 */
export const isSameName = (legal_name: string, account_name: string): boolean =>
  READINGS.some((reading) => {
    const legal = namingWords(legal_name, reading)
    return legal !== '' && legal === namingWords(account_name, reading)
  })
