import { normalized } from './normalized'

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
