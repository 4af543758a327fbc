/** More marks on one letter than any writing has: the bound of Unicode's stream-safe text (UAX #15). */
const PILED = /(\p{M}{30})\p{M}+/gu

/**
 * Normalizes text that somebody typed. Sorting the marks of a letter takes the square of their
 * number, so a pile of them is cut first.
 */
export const normalized = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(PILED, '$1').normalize(form)

/**
 * Invisible characters that mean nothing in any writing: soft hyphens, zero-width spaces, word
 * joiners. Joiners (U+200C, U+200D), variation selectors and tags stay: scripts and emoji need them.
 */
const MEANINGLESS = /[\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]/g
export const withoutMeaningless = (text: string): string => text.replace(MEANINGLESS, '')

/** Latin letters of Nigerian languages that have no mark to take away. */
export const HOOKED = ['ɗƊɓƁƙƘƴƳŋŊɲƝǝƎəƏɛƐɔƆ', 'dDbBkKyYnNnNeEeEeEoO'] as const
const PLAIN = new Map([...HOOKED[0]].map((letter, at) => [letter, HOOKED[1][at] ?? letter]))
const ANY_HOOKED = new RegExp(`[${HOOKED[0]}]`, 'g')

/** Ɗan Ƙofa as Dan Kofa, which is how banks and most people type it. */
export const withoutHooks = (text: string): string =>
  text.replace(ANY_HOOKED, (letter) => PLAIN.get(letter) ?? letter)

/** Without the marks and hooks of letters: "Ọlá Ɗan" is "Ola Dan". */
export const withoutMarks = (text: string): string =>
  withoutHooks(normalized(text, 'NFKD').replace(/\p{M}/gu, ''))

/** The signs that are typed for an apostrophe or a glottal stop within a word. */
export const APOSTROPHES = "'’‘`´ʼʻʹ′＇ꞌ"
export const EVERY_APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g')
