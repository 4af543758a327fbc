import type { Product } from '../../contract/entities/catalog/product'
import { editsAllowed, type NearWord } from '../../domain/catalog/search/misspelling'
import { headsOf } from '../../domain/catalog/search/name-heads'
import { readText } from '../../domain/catalog/search/read-text'
import {
  exactPlan,
  makerWord,
  type TextPlan,
  type WordCounts,
} from '../../domain/catalog/search/text-plan'
import { tokenize } from '../../domain/catalog/search/tokenizer'
import type { Found, SearchQuery } from '../../ports/product-search'
import { categoryWords } from './category-terms'
import { collect, type ListsOf, type TextMatches } from './collect'
import { addPosting, newPostings, type PostingList } from './posting-list'
import { createVocabulary } from './vocabulary'

export type TextFields = Pick<
  Product,
  'name' | 'category' | 'attributes' | 'vendor_details' | 'options'
>

const MAX_WORDS = 8
const MAX_SUFFIXES = 200

export type TextResult = TextMatches & Pick<Found, 'match' | 'corrections'>
export type TextQuery = Pick<SearchQuery, 'q' | 'also' | 'any_word' | 'is_typing'>

const remembering = (make: (key: string) => string[], max: number) => {
  const known = new Map<string, string[]>()
  return (key: string): string[] => {
    const found = known.get(key) ?? make(key)
    if (known.size < max) known.set(key, found)
    return found
  }
}

const makerWords = (text: string): string[] => tokenize(text).map(makerWord)
const wordsOfKind = remembering((category) => tokenize(categoryWords(category)), 64)
const wordsOfStore = remembering(makerWords, 5_000)

const optionValues = ({ options = [] }: TextFields): string[] =>
  options.flatMap(({ values }) => values)

/** The words of a product with their fields as bits; those of its store and brand have none. */
export const fieldsByWord = (product: TextFields): Map<string, number> => {
  const { brand = '', ...others } = product.attributes
  const texts = [
    tokenize(product.name),
    headsOf(product.name),
    wordsOfKind(product.category),
    tokenize([...Object.values(others), ...optionValues(product)].join(' ')),
  ]
  const fields = new Map<string, number>()
  for (const [bit, words] of texts.entries()) {
    for (const word of words) fields.set(word, (fields.get(word) ?? 0) | (1 << bit))
  }
  for (const word of makerWords(brand)) fields.set(word, 0)
  for (const word of wordsOfStore(product.vendor_details.name)) fields.set(word, 0)
  return fields
}

export const wordsOf = (q: string): string[] => [...new Set(tokenize(q))].slice(0, MAX_WORDS)

/**
 * An inverted index in typed arrays. Slots are only added, in order; callers skip those of removed
 * products.
 */
export const createTextIndex = () => {
  const vocabulary = createVocabulary()
  const postings: PostingList[] = []
  let size = 0

  const listsOf: ListsOf = (word, is_begun) => {
    const exact = vocabulary.numberOf(word)
    const numbers = is_begun ? vocabulary.beginning(word, MAX_SUFFIXES) : [exact ?? -1]
    return numbers.flatMap((number) => postings[number] ?? [])
  }
  const countsOf = (words: readonly string[]): WordCounts => {
    const docs = new Map<string, number>()
    for (const word of words) {
      const number = vocabulary.numberOf(word)
      if (number !== undefined) docs.set(word, postings[number]?.length ?? 0)
    }
    return { docs, products: size }
  }
  const nearWord = (number: number): NearWord => ({
    word: vocabulary.wordAt(number),
    docs: postings[number]?.length ?? 0,
  })
  /** Longer words that it begins, one of them, and those that it may be a misspelling of. */
  const nearWords = (word: string): NearWord[] => {
    const begun = [word, makerWord(word)].flatMap((start) => vocabulary.beginning(start, 1))
    const max = editsAllowed(word)
    const fuzzy = max > 0 ? vocabulary.fuzzy(word, max).map(({ number }) => number) : []
    return [...begun, ...fuzzy].map(nearWord)
  }
  const run = (plan: TextPlan) => collect(plan, size, listsOf)

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
    like: (text: string): TextMatches => {
      const words = wordsOf(text)
      return run(exactPlan(words, countsOf(words)))
    },
    search: ({ q, also = '', any_word, is_typing }: TextQuery): TextResult => {
      let found: TextMatches = { docIds: new Uint32Array(), scores: new Float32Array() }
      const typed = { words: wordsOf(q), also: wordsOf(also) }
      const reading = readText({ ...typed, any_word, is_typing })
      let step = reading.next()
      while (!step.done) {
        const asked = step.value
        if ('count' in asked) step = reading.next({ counts: countsOf(asked.count) })
        else if ('near' in asked) {
          const near = new Map(asked.near.map((word) => [word, nearWords(word)]))
          step = reading.next({ near })
        } else {
          found = run(asked.run)
          step = reading.next({ has_text: found.docIds.length > 0 })
        }
      }
      return { ...found, ...step.value }
    },
    known: (words: readonly string[]): string[] =>
      words.filter((word) => vocabulary.numberOf(word) !== undefined),
  }
}
