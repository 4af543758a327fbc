import { inflectionsOf } from './inflections'
import {
  insteadOf,
  isColour,
  isName,
  isWord,
  type Name,
  nameKey,
  nameLengthAt,
  namesOf,
  shadesOf,
} from './names/names'
import { PEOPLES } from './stop-words'

/** Words that a product has all of, for one thing that was typed. */
export type Alternative = { words: readonly string[]; weight: number; is_begun?: boolean }

export type Term = {
  alternatives: Alternative[]
  /** Rarer things count more. */
  rarity: number
}

/** What products are searched for, by every engine alike. */
export type TextPlan = {
  /** A product must have all, or any. */
  needs: 'all' | 'any'
  required: Term[]
  /** What counts, and isn't required. */
  optional: Term[]
  /** The words of a store's name, if the text may be one: all of them find its products. */
  store: string[]
}

/** Of each word that products have the number of these, and of all products. */
export type WordCounts = { docs: ReadonlyMap<string, number>; products: number }

/** Marks the words of stores' names and brands, which are words of their own in the index. */
export const MAKER = '@'
export const makerWord = (word: string): string => `${MAKER}${word}`

const MAKER_WEIGHT = 0.3
const BEGUN = 0.6
/** Another form of a word that no product has. */
const INFLECTED = 0.5
/** Of words that are only begun nobody counts the products. */
const BEGUN_RARITY = 4
/** A word of a name that stands for something else as a whole. */
const PART = 0.4
/** The goods are the last that have a name: "wooden spoon", and "spoon rustproof". */
const HEAD = 2
/** What says least of what goods are: their colour, and still less whose they are. */
const leastOf = (key: string): number | undefined =>
  isColour(key) ? 0.3 : PEOPLES.has(key) ? 0.1 : undefined
/** Few letters begin too much to say anything, unless more of them are coming. */
const MIN_BEGUN = 3
const MIN_BEGUN_TYPING = 2

type Concept = { words: readonly string[]; key: string }

/** Divides a text into the longest names that there are, and words. */
const conceptsOf = (words: readonly string[]): Concept[] => {
  const concepts: Concept[] = []
  for (let at = 0; at < words.length; ) {
    const length = nameLengthAt(words, at)
    const own = words.slice(at, at + length)
    concepts.push({ words: own, key: nameKey(own) })
    at += length
  }
  return concepts
}

const has = ({ docs }: WordCounts, words: readonly string[]): boolean =>
  words.every((word) => docs.has(word))

/** A word that isn't corrected: products, stores or names have it. */
export const isKnown = (counts: WordCounts, word: string): boolean =>
  counts.docs.has(word) || counts.docs.has(makerWord(word)) || isWord(word)

const termOf = (counts: WordCounts, names: readonly Alternative[]): Term => {
  const alternatives = names.filter(({ words, is_begun }) => is_begun || has(counts, words))
  const docs = alternatives
    .map(({ words }) => Math.min(...words.map((word) => counts.docs.get(word) ?? 0)))
    .reduce((sum, one) => sum + one, 0)
  const rarity = docs > 0 ? Math.log(1 + counts.products / docs) : BEGUN_RARITY
  // Before the first count of an index all words count the same.
  return { alternatives, rarity: counts.products > 0 ? rarity : 1 }
}

const times = (names: readonly Name[], factor: number): Name[] =>
  names.map(({ words, weight }) => ({ words, weight: weight * factor }))

/** The words of a name on their own, where no product goes by all of it. */
const partsOf = ({ words }: Concept): Name[] =>
  words.length > 1 ? words.flatMap((word) => times(namesOf(word), PART)) : []

const inflected = (word: string): Name[] =>
  inflectionsOf(word).map((other) => ({ words: [other], weight: INFLECTED }))

/** What else a word may have been meant as, weighed. */
type Guesses = ReadonlyMap<string, readonly Name[]>

type Reading = {
  needs: 'all' | 'any'
  /** With what takes the place of what there is none of, and with the words of names. */
  has_instead?: boolean
  /** With what is near each colour, and not only near one that nothing is of. */
  has_shades?: boolean
  /** Which words may be begun only: unknown ones, the last if unknown, or the last. */
  begun: 'unknown' | 'unknown last' | 'last'
  guesses?: Guesses
}

const planOf = (
  { words, also }: TypedWords,
  counts: WordCounts,
  { needs, has_instead, has_shades, begun, guesses }: Reading,
): TextPlan => {
  const concepts = conceptsOf(words)
  const namesOfOne = (word: string, isLast: boolean): Alternative[] => {
    const isOwn = termOf(counts, namesOf(word)).alternatives.length > 0
    const isUnknown = begun !== 'last' && !isKnown(counts, word) && (isLast || begun === 'unknown')
    const isBegun =
      (isUnknown && word.length >= MIN_BEGUN) ||
      (begun === 'last' && isLast && word.length >= MIN_BEGUN_TYPING)
    return [
      ...(guesses?.get(word) ?? []),
      ...(isOwn ? [] : [{ words: [makerWord(word)], weight: MAKER_WEIGHT }, ...inflected(word)]),
      ...(isBegun ? [{ words: [word], weight: BEGUN, is_begun: true }] : []),
    ]
  }
  const goods_at = concepts.findLastIndex(({ key }) => isName(key) && leastOf(key) === undefined)
  const head_at = goods_at === -1 ? concepts.length - 1 : goods_at
  const required = concepts.map((concept, index) => {
    const [word = '', ...others] = concept.words
    const own = termOf(counts, [
      ...namesOf(concept.key),
      ...(others.length === 0 ? namesOfOne(word, index === concepts.length - 1) : []),
    ])
    const isMissing = own.alternatives.length === 0
    const instead = [
      ...(isMissing ? [...insteadOf(concept.key), ...shadesOf(concept.key)] : []),
      ...partsOf(concept),
    ]
    const term = termOf(counts, [
      ...own.alternatives,
      ...(has_instead ? instead : []),
      ...(has_shades ? shadesOf(concept.key) : []),
    ])
    if (needs === 'all') return term
    const factor = index === head_at ? HEAD : (leastOf(concept.key) ?? 1)
    return { ...term, rarity: term.rarity * factor }
  })
  const store = words.map(makerWord)
  return {
    needs,
    required,
    optional: also
      .map((word) => termOf(counts, namesOf(word)))
      .filter(({ alternatives }) => alternatives.length > 0),
    store: store.length > 1 && has(counts, store) ? store : [],
  }
}

/** Tokenized words: those that are required, and what only counts. */
export type TypedWords = { words: readonly string[]; also: readonly string[] }

/** Every word that the plans of a text need the counts of. */
export const wordsToCount = ({ words, also }: TypedWords): string[] => {
  const names = conceptsOf(words).flatMap((concept) => [
    ...namesOf(concept.key),
    ...insteadOf(concept.key),
    ...shadesOf(concept.key),
    ...partsOf(concept),
  ])
  const others = words.flatMap((word) => [...namesOf(word), ...inflected(word)])
  const all = [...names, ...also.flatMap(namesOf), ...others]
  return [...new Set([...words.map(makerWord), ...all.flatMap((name) => name.words)])]
}

/** Whether products go by all that is named, in one way or another. */
export const isAllKnown = (typed: TypedWords, counts: WordCounts): boolean =>
  planOf(typed, counts, { needs: 'all', begun: 'unknown' }).required.every(
    ({ alternatives }) => alternatives.length > 0,
  )

/** Whether products may have what a plan needs. */
export const isPossible = ({ needs, required, store }: TextPlan): boolean => {
  const isMet = ({ alternatives }: Term) => alternatives.length > 0
  return store.length > 0 || (needs === 'all' ? required.every(isMet) : required.some(isMet))
}

/** All words as they were written, or by other names. While somebody types, the last is begun. */
export const writtenPlan = (typed: TypedWords, counts: WordCounts, is_typing = false): TextPlan =>
  planOf(typed, counts, { needs: 'all', begun: is_typing ? 'last' : 'unknown last' })

/** Words as they may have been meant, all or any of them, or what takes the place of things. */
export const meantPlan = (
  typed: TypedWords,
  counts: WordCounts,
  reading: Pick<Reading, 'needs' | 'has_instead' | 'has_shades' | 'guesses'>,
): TextPlan => planOf(typed, counts, { ...reading, begun: 'unknown' })

/** Any of these words, or of their other names. */
export const anyPlan = (words: readonly string[], counts: WordCounts): TextPlan =>
  planOf({ words, also: [] }, counts, { needs: 'any', begun: 'unknown last' })

/** Any of these exact words. */
export const exactPlan = (words: readonly string[], counts: WordCounts): TextPlan => ({
  needs: 'any',
  required: words.map((word) => termOf(counts, [{ words: [word], weight: 1 }])),
  optional: [],
  store: [],
})
