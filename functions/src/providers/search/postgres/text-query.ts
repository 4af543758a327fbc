import { tokenize } from '../../../domain/search/tokenizer'
import { editsBetween } from '../edit-distance'
import { synonymsFor } from '../synonyms'
import {
  BOOSTS,
  editsAllowed,
  isMisspelling,
  MAX_WORDS,
  NEAR_WEIGHT,
  PREFIX_WEIGHT,
  SAME_THING_WEIGHT,
} from '../text-index'
import { againLexeme, nameLexeme, quoted } from './row'

/** The tsquery that finds an alternative, and the one that ranks it, with its weight. */
type Alternative = { match: string; rank: string; weight: number }

/** What stands for one word that was typed; `rarity_of` is the word whose count it is rated by. */
type Term = { alternatives: Alternative[]; rarity_of: string }

export type TextQuery = {
  /** The tsquery that a product must match. */
  match: string
  /** The same in the product's name alone. */
  in_name: string
  terms: Term[]
}

/** Words of the index near a typed one, with the number of products that have them. */
export type NearWord = { word: string; docs: number }

const MAX_NEAR = 12

/** `ts_rank` weights of the fields D, C, B and A, relative to the name's. */
export const FIELD_WEIGHTS = [BOOSTS.more, BOOSTS.kind, BOOSTS.maker, BOOSTS.name].map(
  (boost) => boost / BOOSTS.name,
)

export const wordsOf = (q: string): string[] => [...new Set(tokenize(q))].slice(0, MAX_WORDS)

type Mark = (word: string) => string
const plain: Mark = (word) => quoted(word)
const inName: Mark = (word) => quoted(nameLexeme(word))

const anyOf = (words: readonly string[], weight: number, mark: Mark): Alternative[] => {
  if (words.length === 0) return []
  const ranked = words.flatMap((word) => [quoted(word), quoted(againLexeme(word))])
  // `ts_rank` divides by the number of lexemes.
  return [
    {
      match: words.map(mark).join(' | '),
      rank: ranked.join(' | '),
      weight: weight * ranked.length,
    },
  ]
}

const written = (word: string, mark: Mark): Alternative[] => [
  ...anyOf([word], 1, mark),
  ...anyOf(synonymsFor(word), SAME_THING_WEIGHT, mark),
]

const prefix = (word: string, mark: Mark): Alternative => ({
  match: `${mark(word)}:*`,
  rank: `${quoted(word)}:*`,
  weight: PREFIX_WEIGHT,
})

type WrittenTerm = (word: string, mark: Mark) => Term

const queryFrom = (
  words: readonly string[],
  operator: ' & ' | ' | ',
  termOf: (word: string, index: number) => WrittenTerm,
): TextQuery => {
  const terms = (mark: Mark) => words.map((word, index) => termOf(word, index)(word, mark))
  const match = (all: readonly Term[]) =>
    all
      .map(({ alternatives }) => `(${alternatives.map((one) => one.match).join(' | ')})`)
      .join(operator)
  return { match: match(terms(plain)), in_name: match(terms(inName)), terms: terms(plain) }
}

const writtenTerm: WrittenTerm = (word, mark) => ({
  alternatives: written(word, mark),
  rarity_of: word,
})

const begunTerm: WrittenTerm = (word, mark) => ({
  alternatives: [...written(word, mark), prefix(word, mark)],
  rarity_of: word,
})

/** All words as they were written, or synonyms of them, the last also as a prefix. */
export const writtenQuery = (words: readonly string[]): TextQuery =>
  queryFrom(words, ' & ', (_word, index) => (index === words.length - 1 ? begunTerm : writtenTerm))

/** Any of these words, exactly or as synonyms. */
export const anyWrittenQuery = (words: readonly string[]): TextQuery =>
  queryFrom(words, ' | ', () => writtenTerm)

/** Any of these exact words. */
export const anyWordQuery = (words: readonly string[]): TextQuery =>
  queryFrom(words, ' | ', () => (word, mark) => ({
    alternatives: anyOf([word], 1, mark),
    rarity_of: word,
  }))

/** The nearest words within the edits that the typed word allows, by distance and frequency. */
const nearest = (word: string, near: readonly NearWord[]) =>
  near
    .map((other) => ({ ...other, edits: editsBetween(word, other.word, editsAllowed(word)) }))
    .filter((other) => isMisspelling(word, other.word, other.edits))
    .sort((a, b) => a.edits - b.edits || b.docs - a.docs || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_NEAR)

/**
 * The nearest word by the typed one, unless it has synonyms or a product has a word that it begins.
 * @param near as of `meantQuery`
 */
export const correctionsOf = (
  words: readonly string[],
  near: readonly (readonly NearWord[])[],
): Record<string, string> =>
  Object.fromEntries(
    words.flatMap((word, index): [string, string][] => {
      const all = near[index] ?? []
      const isWritten = all.some((other) => other.word.startsWith(word))
      const [best] = isWritten || synonymsFor(word).length > 0 ? [] : nearest(word, all)
      return best ? [[word, best.word]] : []
    }),
  )

/**
 * Words as they may have been meant: written, as a prefix, or misspelt.
 * @param near for each word, those of the index that may be near it
 */
export const meantQuery = (
  words: readonly string[],
  near: readonly (readonly NearWord[])[],
  operator: ' & ' | ' | ',
): TextQuery =>
  queryFrom(words, operator, (_word, index) => (word, mark) => {
    const found = nearest(word, near[index] ?? [])
    const at = (edits: number) => found.filter((one) => one.edits === edits).map((one) => one.word)
    const isKnown = near[index]?.some((one) => one.word === word) ?? false
    return {
      alternatives: [
        ...written(word, mark),
        prefix(word, mark),
        ...anyOf(at(1), NEAR_WEIGHT, mark),
        ...anyOf(at(2), NEAR_WEIGHT / 2, mark),
      ],
      rarity_of: isKnown ? word : (found[0]?.word ?? word),
    }
  })
