import type { Product } from '../../contract/entities/catalog/product'
import { headsOf, partsIn } from '../../domain/catalog/search/name-heads'
import { readText } from '../../domain/catalog/search/read-text'
import { exactPlan, makerWord } from '../../domain/catalog/search/text-plan'
import { tokenize } from '../../domain/catalog/search/tokenizer'
import type { Found, SearchQuery } from '../../ports/product-search'
import { categoryWords } from './category-terms'
import type { TextMatches } from './collect'
import { createInvertedIndex, type WordIndex } from './inverted-index'

export type TextFields = Pick<
  Product,
  'name' | 'category' | 'attributes' | 'vendor_details' | 'options'
>

const MAX_WORDS = 8

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
  const parts = partsIn(product.name)
  const texts = [
    tokenize(product.name).filter((word) => !parts.includes(word)),
    headsOf(product.name).filter((word) => !parts.includes(word)),
    wordsOfKind(product.category),
    [...parts, ...tokenize([...Object.values(others), ...optionValues(product)].join(' '))],
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

/** The text of products in an index of words. */
export const createTextIndex = (
  { add, countsOf, nearWords, run }: WordIndex = createInvertedIndex(),
) => ({
  add: (slot: number, product: TextFields): void => add(slot, fieldsByWord(product)),
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
  known: (words: readonly string[]): string[] => {
    const { docs } = countsOf(words)
    return words.filter((word) => docs.has(word))
  },
})
