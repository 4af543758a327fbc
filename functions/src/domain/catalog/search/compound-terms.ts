import { isCommon, isName, isNamed, nameKey } from './names/names'
import type { QueryWord } from './query-terms'

const MIN_PART_LENGTH = 3

type Pair = readonly [string, string]

/**
 * The ways to read one word as two, the most even first. In Yoruba compounds the two may share a
 * vowel: "asoke" is "aso" and "oke".
 */
const splitsOf = (word: string): Pair[] => {
  const at = (from: number, shared: 0 | 1): Pair => [word.slice(0, from), word.slice(from - shared)]
  const places = Array.from({ length: word.length }, (_, index) => index)
  return ([0, 1] as const).flatMap((shared) =>
    places
      .map((from) => at(from, shared))
      .filter((parts) => parts.every((part) => part.length >= MIN_PART_LENGTH))
      .sort(([a, b], [c, d]) => Math.abs(a.length - b.length) - Math.abs(c.length - d.length)),
  )
}

const joinOf = (first: QueryWord, second: QueryWord): QueryWord => ({
  typed: `${first.typed}${second.typed}`,
  word: `${first.word}${second.word}`,
})

/** Joins neighbours that are one word of the names of goods: "stock fish" is "stockfish". */
export const joinNames = (words: readonly QueryWord[]): QueryWord[] => {
  const [first, second, ...rest] = words
  if (!first || !second) return [...words]
  const joined = joinOf(first, second)
  const isOne = isNamed(joined.word) && !isName(nameKey([first.word, second.word]))
  return isOne ? [joined, ...joinNames(rest)] : [first, ...joinNames(words.slice(1))]
}

/** The words that decide how a query may be joined and split. */
export const joinCandidates = (words: readonly QueryWord[]): string[] => {
  const joins = words.slice(1).map((word, index) => joinOf(words[index] ?? word, word).word)
  const splits = words.flatMap(({ word }) => splitsOf(word).flat())
  return [...new Set([...words.map(({ word }) => word), ...joins, ...splits])]
}

/**
 * Joins neighbours that products have as one word ("tooth brush"), and splits a word that no
 * product has into two that products have ("asoke"). What is one word of English isn't two, unless
 * these are a name: a cupboard is no board.
 */
export const rejoin = (words: readonly QueryWord[], known: ReadonlySet<string>): QueryWord[] => {
  const [first, second, ...rest] = words
  if (!first) return []
  if (second) {
    const joined = joinOf(first, second)
    if (known.has(joined.word)) return [joined, ...rejoin(rest, known)]
  }
  const parts = known.has(first.word)
    ? undefined
    : splitsOf(first.word).find(
        (pair) =>
          pair.every((part) => known.has(part)) && (!isCommon(first.word) || isName(nameKey(pair))),
      )
  const read = parts ? parts.map((word) => ({ typed: word, word })) : [first]
  return [...read, ...rejoin(words.slice(1), known)]
}
