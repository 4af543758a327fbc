import { EVERY_APOSTROPHE, withoutMarks } from '../../../contract/text/without-marks'

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is what is meant
const PLAIN = /^[\u0000-\u007f]*$/

/** Removes case, diacritics, hooks and apostrophes: "Ọjà", "OJA" and "oja" are equal. */
const normalize = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase().replaceAll("'", '')
    : withoutMarks(text.replace(EVERY_APOSTROPHE, '')).toLowerCase()

/**
 * Plurals of English that have no rule, or look as if they had another; "sleeves" and "gloves" have
 * one. Shorts are not short.
 */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  'avocadoes avocado,beanies beanie,brownies brownie,buses bus,calves calf,cookies cookie,geese goose,hoodies hoodie,lens lens,lenses lens,mangoes mango,mice mouse,mosquitoes mosquito,onesies onesie,potatoes potato,shorts shorts,smoothies smoothie,tomatoes tomato,halves half,knives knife,leaves leaf,loaves loaf,scarves scarf,shelves shelf,wives wife,children child,childrens child,feet foot,men man,mens man,teeth tooth,women woman,womens woman'
    .split(',')
    .map((pair): [string, string] => {
      const [plural = '', one = ''] = pair.split(' ')
      return [plural, one]
    }),
)

/** Only reduces English plurals; a stronger stemmer would give surprising matches. */
const singular = (word: string): string => {
  const one = IRREGULAR.get(word)
  if (one !== undefined) return one
  if (!word.endsWith('s') || word.length < 4) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('ss') ? word : word.slice(0, -1)
}

/** The normalized search words of a text. */
export const tokenize = (text: string): string[] =>
  (normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular)
