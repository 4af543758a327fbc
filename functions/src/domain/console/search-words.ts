import { EVERY_APOSTROPHE, withoutMarks } from '../../contract/text/without-marks'

const MIN = 2
/** Longer words are found by their beginning. */
const MAX = 16
const MAX_WORDS = 20

/** The words of a name as they are compared: lower case, without marks, hooks and apostrophes. */
const wordsOf = (text: string): string[] =>
  withoutMarks(text.replace(EVERY_APOSTROPHE, ''))
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** What finds a document with these names: each beginning of each of their words. */
export const searchWordsOf = (...names: readonly string[]): string[] => {
  const words = [...new Set(names.flatMap(wordsOf))].slice(0, MAX_WORDS)
  const beginnings = words.flatMap((word) =>
    Array.from({ length: Math.min(word.length, MAX) }, (_, index) => word.slice(0, index + 1)),
  )
  return [...new Set(beginnings)].filter(({ length }) => length >= MIN)
}

/** The one of the typed words that fewest documents have, as `searchWordsOf` stores it. */
export const rarestWord = (typed: string): string | undefined => {
  const [longest = ''] = wordsOf(typed).sort((a, b) => b.length - a.length)
  return longest.length >= MIN ? longest.slice(0, MAX) : undefined
}

/** Whether each typed word begins one of the words of the names. */
export const hasWords = (typed: string, ...names: readonly string[]): boolean => {
  const words = names.flatMap(wordsOf)
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)))
}
