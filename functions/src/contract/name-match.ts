/** Words that say what kind of business it is, and not whose. */
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

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’ʼ`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** A name that is nothing but designations is compared by them. */
const namingWords = (name: string): string => {
  const words = wordsOf(name)
  const naming = words.filter((word) => !DESIGNATIONS.has(word))
  return (naming.length > 0 ? naming : words).sort().join(' ')
}

/**
 * Whether the name of a bank account is the legal name of a store: case, order of the words,
 * punctuation, diacritics and words such as Limited aside.
 */
export const isSameName = (legal_name: string, account_name: string): boolean => {
  const legal = namingWords(legal_name)
  return legal !== '' && legal === namingWords(account_name)
}
