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

const wordsOf = (name: string): string[] =>
  withoutMarks(name.slice(0, MAX_LENGTH).replace(EVERY_APOSTROPHE, ''))
    .toLowerCase()
    .replace(/\./g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** The words to compare: those that are not designations, or all words if there are no others. */
const namingWords = (name: string): string => {
  const words = wordsOf(name)
  const naming = words.filter((word) => !DESIGNATIONS.has(word))
  return (naming.length > 0 ? naming : words).sort().join(' ')
}

/**
 * Whether a bank account's name matches a store's legal name, ignoring case, word order,
 * punctuation, diacritics and words such as Limited.
 */
export const isSameName = (legal_name: string, account_name: string): boolean => {
  const legal = namingWords(legal_name)
  return legal !== '' && legal === namingWords(account_name)
}
