import { isOnSale } from '../../../contract/catalog/product-facts'
import { traitsOf } from '../../../contract/catalog/traits'
import { millisOf } from '../../../contract/time'
import { fitsOf } from '../../../domain/catalog/search/sizes'
import type { ProductChange } from '../../../ports/product-search'
import { categoryIndex, stateBits } from '../columns'
import { priceBandOf, ratingStepOf } from '../facets'
import { fieldsByWord } from '../text-index'

const HIGH_BITS = 2 ** 32

/** The states as one number of 37 bits, exact in JavaScript. */
export const stateMask = (states: readonly string[]): number => {
  const { low, high } = stateBits(states)
  return high * HIGH_BITS + low
}

// Lexemes with a mark can't be typed by a shopper: the tokenizer drops signs.
export const categoryLexeme = (category: number): string => `#c${category}`
export const vendorLexeme = (vendor_id: string): string => `#v${vendor_id}`
export const priceLexeme = (step: number): string => `#p${step}`
export const ratingLexeme = (step: number): string => `#r${step}`
export const sizeLexeme = (key: string): string => `#z${key}`
export const nameLexeme = (word: string): string => `=${word}`
/** A word of several fields, in all but the best: `ts_rank` adds lexemes, but hardly positions. */
export const againLexeme = (word: string): string => `~${word}`

/** Half powers of two, from NGN 100. */
export const priceStep = (price: number): number =>
  Math.max(0, Math.min(60, Math.floor(2 * Math.log2(Math.max(price, 1) / 10_000))))

/** Quotes a lexeme for a tsvector or a tsquery. */
export const quoted = (lexeme: string): string =>
  `'${lexeme.replaceAll(/['\\]/g, (sign) => sign + sign)}'`

/** tsvector weights by field, in the order of the bits. */
const WEIGHTS = ['1A', '2B', '3C', '4D']

const vectorOf = (words: Map<string, number>, marks: readonly string[]): string => {
  const weighed = [...words].flatMap(([word, fields]) => {
    // The words of stores and brands have no field.
    const [best = '1A', ...rest] = WEIGHTS.filter((_, bit) => fields & (1 << bit))
    const again = rest.length > 0 ? [`${quoted(againLexeme(word))}:${rest.join(',')}`] : []
    return [`${quoted(word)}:${best}`, ...again]
  })
  const ofName = [...words].flatMap(([word, fields]) => (fields & 1 ? [nameLexeme(word)] : []))
  return [...weighed, ...[...ofName, ...marks].map(quoted)].join(' ')
}

/** PostgreSQL has no zero byte in texts. */
const text = (given: string): string => given.replaceAll('\0', '')

/** A row of `search_products`, and the words of the product. Not on sale, it has neither. */
export const rowOf = ({ id, version, product }: ProductChange) => {
  if (!isOnSale(product)) return { row: { ...NOTHING, id, version }, words: [] }
  const words = fieldsByWord(product)
  const marks = [
    categoryLexeme(categoryIndex(product.category)),
    vendorLexeme(product.vendor_details.vendor_id),
    priceLexeme(priceStep(product.price)),
    ratingLexeme(ratingStepOf(product.rating)),
    ...fitsOf(product).map((key) => sizeLexeme(text(key))),
  ]
  const row: typeof NOTHING & { id: string; version: number } = {
    id,
    version,
    on_sale: true,
    name: text(product.name),
    vendor_id: product.vendor_details.vendor_id,
    vendor_name: text(product.vendor_details.name),
    updated_ms: millisOf(product.updated_at),
    created: product.created_at.seconds,
    category: categoryIndex(product.category),
    price: product.price,
    price_band: priceBandOf(product.price) ?? null,
    rating: product.rating,
    rating_step: ratingStepOf(product.rating),
    sales: product.sales_count,
    states: stateMask(product.delivery_states),
    size_values: traitsOf(product, 'sizes').map(text),
    colour_values: traitsOf(product, 'colours').map(text),
    words: vectorOf(words, marks),
  }
  return { row, words: [...words.keys()] }
}

/** The columns of a product that isn't on sale: only its version counts. */
const NOTHING = {
  on_sale: false,
  name: '',
  vendor_id: '',
  vendor_name: '',
  updated_ms: 0,
  created: 0,
  category: 0,
  price: 0,
  price_band: null as number | null,
  rating: 0,
  rating_step: 0,
  sales: 0,
  states: 0,
  size_values: [] as string[],
  colour_values: [] as string[],
  words: null as string | null,
}
