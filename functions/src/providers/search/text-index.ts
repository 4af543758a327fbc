import type { Product } from '../../contract/entities/catalog/product'
import { tokenize } from '../../domain/search/tokenizer'
import type { Found } from '../../usecases/product/product-search'
import { categoryWords } from './category-terms'
import { addPosting, docIdOf, fieldsOf, newPostings, type PostingList } from './posting-list'
import { synonymsFor } from './synonyms'
import { createVocabulary } from './vocabulary'

export type TextFields = Pick<
  Product,
  'name' | 'category' | 'attributes' | 'vendor_details' | 'options'
>

/** A word's boost by field; the order is that of the posting's bits. */
export const BOOSTS = { name: 5, maker: 3, kind: 1.5, more: 1 }
const WORTH = Array.from({ length: 16 }, (_, fields) =>
  Object.values(BOOSTS).reduce((sum, boost, bit) => sum + (fields & (1 << bit) ? boost : 0), 0),
)

export const PREFIX_WEIGHT = 0.6
export const SAME_THING_WEIGHT = 0.5
export const NEAR_WEIGHT = 0.4
export const MAX_WORDS = 8
const MAX_SUFFIXES = 200

type Term = { number: number; weight: number }

/** The matching slots, and the scores of all slots. */
export type TextMatches = { docIds: Uint32Array; scores: Float32Array }
export type TextResult = TextMatches & Pick<Found, 'match' | 'corrections'>

const remembering = (make: (key: string) => string[], max: number) => {
  const known = new Map<string, string[]>()
  return (key: string): string[] => {
    const found = known.get(key) ?? make(key)
    if (known.size < max) known.set(key, found)
    return found
  }
}

const wordsOfKind = remembering((category) => tokenize(categoryWords(category)), 64)
const wordsOfStore = remembering(tokenize, 5_000)

const optionValues = ({ options = [] }: TextFields): string[] =>
  options.flatMap(({ values }) => values)

export const fieldsByWord = (product: TextFields): Map<string, number> => {
  const { brand = '', ...others } = product.attributes
  const texts = [
    tokenize(product.name),
    [...tokenize(brand), ...wordsOfStore(product.vendor_details.name)],
    wordsOfKind(product.category),
    tokenize([...Object.values(others), ...optionValues(product)].join(' ')),
  ]
  const fields = new Map<string, number>()
  for (const [bit, words] of texts.entries()) {
    for (const word of words) fields.set(word, (fields.get(word) ?? 0) | (1 << bit))
  }
  return fields
}

/** Allows more edits in longer words, none in the shortest. */
export const editsAllowed = (word: string): number =>
  word.length > 5 ? 2 : word.length > 3 ? 1 : 0

/** Few mistype a first letter: with it and another one changed, a word is another one. */
export const isMisspelling = (word: string, other: string, edits: number): boolean =>
  edits > 0 && edits <= editsAllowed(word) && (edits === 1 || word[0] === other[0])

/**
 * An inverted index in typed arrays. Slots are only added, in order; callers skip those of removed
 * products.
 */
export const createTextIndex = () => {
  const vocabulary = createVocabulary()
  const postings: PostingList[] = []
  let size = 0

  const term = (word: string, weight: number): Term[] => {
    const number = vocabulary.numberOf(word)
    return number === undefined ? [] : [{ number, weight }]
  }
  const exact = (word: string): Term[] => term(word, 1)
  const written = (word: string): Term[] => [
    ...exact(word),
    ...synonymsFor(word).flatMap((other) => term(other, SAME_THING_WEIGHT)),
  ]
  const prefix = (word: string): Term[] =>
    vocabulary.beginning(word, MAX_SUFFIXES).map((number) => ({ number, weight: PREFIX_WEIGHT }))
  const misspelt = (word: string) =>
    vocabulary
      .fuzzy(word, editsAllowed(word))
      .filter(({ number, editDistance }) =>
        isMisspelling(word, vocabulary.wordAt(number), editDistance),
      )
  const fuzzy = (word: string): Term[] =>
    misspelt(word).map(({ number, editDistance }) => ({
      number,
      weight: NEAR_WEIGHT / editDistance,
    }))

  /** The nearest word, the commonest of equals, unless the word is known or begins a known one. */
  const correctionOf = (word: string): [string, string][] => {
    if (written(word).length > 0 || vocabulary.beginning(word, 1).length > 0) return []
    const docs = (number: number) => postings[number]?.length ?? 0
    const [best] = misspelt(word).sort(
      (a, b) => a.editDistance - b.editDistance || docs(b.number) - docs(a.number),
    )
    return best ? [[word, vocabulary.wordAt(best.number)]] : []
  }

  /** Sums the best score of each word's terms; a match needs at least `needed` words. */
  const collect = (terms: Term[][], needed: number): TextMatches => {
    const scores = new Float32Array(size)
    const best = new Float32Array(size)
    const last = new Uint8Array(size)
    const met = new Uint8Array(size)
    const touched: number[] = []
    for (const [index, alternatives] of terms.entries()) {
      const turn = index + 1
      for (const { number, weight } of alternatives) {
        const { entries, length } = postings[number] ?? newPostings()
        const rarity = weight * Math.log(1 + size / length)
        for (let at = 0; at < length; at += 1) {
          const entry = entries[at] ?? 0
          const slot = docIdOf(entry)
          const score = rarity * (WORTH[fieldsOf(entry)] ?? 0)
          if (last[slot] !== turn) {
            if (met[slot] === 0) touched.push(slot)
            last[slot] = turn
            met[slot] = (met[slot] ?? 0) + 1
            best[slot] = score
            scores[slot] = (scores[slot] ?? 0) + score
          } else if (score > (best[slot] ?? 0)) {
            scores[slot] = (scores[slot] ?? 0) + score - (best[slot] ?? 0)
            best[slot] = score
          }
        }
      }
    }
    return {
      docIds: Uint32Array.from(touched.filter((slot) => (met[slot] ?? 0) >= needed)),
      scores,
    }
  }

  return {
    add: (slot: number, product: TextFields): void => {
      size = slot + 1
      for (const [word, fields] of fieldsByWord(product)) {
        const number = vocabulary.add(word)
        postings[number] ??= newPostings()
        addPosting(postings[number], slot, fields)
      }
    },
    /** Products with any of these exact words. */
    like: (text: string): TextMatches => collect(tokenize(text).map(exact), 1),
    /**
     * Products with all words, exactly or as synonyms, the last word also as a prefix. Without
     * matches, fuzzily; without those, products with any of the words.
     */
    search: (text: string): TextResult => {
      const words = [...new Set(tokenize(text))].slice(0, MAX_WORDS)
      const requested = words.map((word, index) =>
        index === words.length - 1 ? [...written(word), ...prefix(word)] : written(word),
      )
      const found = collect(requested, words.length)
      if (found.docIds.length > 0 || words.length === 0) {
        return { ...found, match: 'written', corrections: {} }
      }
      const meant = words.map((word) => [...written(word), ...prefix(word), ...fuzzy(word)])
      const corrections = Object.fromEntries(words.flatMap(correctionOf))
      const nearest = collect(meant, words.length)
      return nearest.docIds.length > 0
        ? { ...nearest, match: 'meant', corrections }
        : { ...collect(meant, 1), match: 'some', corrections }
    },
    /** Products with any of the words, exactly or as synonyms. */
    searchAny: (text: string): TextResult => {
      const words = [...new Set(tokenize(text))].slice(0, MAX_WORDS)
      return { ...collect(words.map(written), 1), match: 'written', corrections: {} }
    },
    known: (words: readonly string[]): string[] =>
      words.filter((word) => vocabulary.numberOf(word) !== undefined),
  }
}
