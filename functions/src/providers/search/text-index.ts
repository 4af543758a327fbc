import MiniSearch, { type SearchOptions } from 'minisearch'
import type { Product } from '../../contract/product'
import { categoryWords } from './category-words'
import { wordsOf } from './fold'

export type TextFields = Pick<Product, 'name' | 'category' | 'attributes' | 'vendor_details'>

type Entry = { slot: number; name: string; maker: string; kind: string; more: string }

const BOOST = { name: 5, maker: 3, kind: 1.5, more: 1 }
const LONGEST_QUERY_WORDS = 8

export const entryOf = (slot: number, product: TextFields): Entry => {
  const { brand = '', ...others } = product.attributes
  return {
    slot,
    name: product.name,
    maker: `${brand} ${product.vendor_details.name}`,
    kind: categoryWords(product.category),
    more: Object.values(others).join(' '),
  }
}

const EXACT: SearchOptions = {
  combineWith: 'AND',
  prefix: (_word, index, words) => index === words.length - 1,
}
const NEAR: SearchOptions = {
  combineWith: 'AND',
  prefix: (word) => word.length > 2,
  fuzzy: (word) => (word.length > 7 ? 2 : word.length > 3 ? 1 : false),
}
const ANY: SearchOptions = { ...NEAR, combineWith: 'OR' }

/** Scores by slot, and the best of them. */
export type TextMatches = Map<number, number>

/** Words over slots. What is misspelt is looked for only where the words as written find nothing. */
export const createTextIndex = () => {
  const index = new MiniSearch<Entry>({
    idField: 'slot',
    fields: ['name', 'maker', 'kind', 'more'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: { boost: BOOST, weights: { fuzzy: 0.4, prefix: 0.6 } },
  })
  return {
    add: (slot: number, product: TextFields) => index.add(entryOf(slot, product)),
    remove: (slot: number) => index.discard(slot),
    search: (text: string): TextMatches => {
      const words = wordsOf(text).slice(0, LONGEST_QUERY_WORDS)
      if (words.length === 0) return new Map()
      const query = words.join(' ')
      for (const options of [EXACT, NEAR, ANY]) {
        const results = index.search(query, options)
        if (results.length > 0) return new Map(results.map(({ id, score }) => [id, score]))
      }
      return new Map()
    },
  }
}
