import { editsBetween } from './edit-distance'
import { namedWords } from './names/names'
import { STOP_WORDS } from './stop-words'
import { isKnown, MAKER, type WordCounts } from './text-plan'

const MAX_GUESSES = 6

/** Words of the index that a typed one may be a misspelling of, or may begin. */
export type NearWord = { word: string; docs: number }
export type NearWords = ReadonlyMap<string, readonly NearWord[]>

/** Allows more edits in longer words, none in the shortest. */
export const editsAllowed = (word: string): number =>
  word.length > 6 ? 2 : word.length > 3 ? 1 : 0

/** Few mistype a first letter: with it and another one changed, a word is another one. */
const isMisspelling = (word: string, other: string, edits: number): boolean =>
  edits > 0 && edits <= editsAllowed(word) && (edits === 1 || word[0] === other[0])

/** What is meant exactly is never taken for something else. */
export const misspeltIn = (words: readonly string[], counts: WordCounts): string[] =>
  words.filter((word) => !isKnown(counts, word) && !STOP_WORDS.has(word))

/** The nearest words, the commonest first: of products, and of names that these may go by. */
const nearestTo = (word: string, near: readonly NearWord[]): string[] => {
  const docs = new Map(near.map((other) => [other.word.replace(MAKER, ''), other.docs]))
  const most = editsAllowed(word)
  const measured = [...docs.keys(), ...namedWords.filter((other) => !docs.has(other))]
    .filter((other) => Math.abs(other.length - word.length) <= most)
    .map((other) => ({ other, edits: editsBetween(word, other, most) }))
    .filter(({ other, edits }) => isMisspelling(word, other, edits))
    .map((one) => ({ ...one, docs: docs.get(one.other) ?? 0 }))
    .sort((a, b) => a.edits - b.edits || b.docs - a.docs || (a.other < b.other ? -1 : 1))
  return measured
    .filter(({ edits }) => edits === measured[0]?.edits)
    .slice(0, MAX_GUESSES)
    .map(({ other }) => other)
}

/** By misspelt word what it may have been meant as, the likeliest first; not if it begins a word. */
export const guessesAt = (
  misspelt: readonly string[],
  near: NearWords,
): ReadonlyMap<string, readonly string[]> => {
  const guesses = misspelt.map((word) => {
    const all = near.get(word) ?? []
    const begins = all.some((other) => other.word.replace(MAKER, '').startsWith(word))
    return [word, begins ? [] : nearestTo(word, all)] as const
  })
  return new Map(guesses.filter(([, found]) => found.length > 0))
}
