import { ALL_STATES } from '../../../functions/src/contract/catalog/product-facts'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { makeId } from '../../../functions/src/contract/ids'
import { CATEGORY_VALUES } from '../../../functions/src/contract/reference/categories'
import { STATES } from '../../../functions/src/contract/reference/states'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { searchStatesOf } from '../../../functions/src/domain/catalog/product/search-states'
import { CATALOGUE } from '../../seed/catalogue/products'

const VENDORS = 2_000
const COINED_WORDS = 12_000
const EVERYWHERE = 0.6
const BEGINNING = Date.UTC(2025, 0, 1)
const BETWEEN_MS = 300_000

const SYLLABLES =
  'a ba be bo da de do e fa fe fo ga ge gi ka ke ko la le lo ma mi mo na ni o pa ra re sa si so ta te to wa ya yo'.split(
    ' ',
  )

type Random = () => number

/** Pseudorandom numbers in [0, 1) that depend on the seed alone (FNV-1a into mulberry32). */
function randomFrom(seed: string): Random {
  let state = 0x811c9dc5
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const oneOf = <T>(random: Random, from: readonly T[], otherwise: T): T =>
  from[Math.floor(random() * from.length)] ?? otherwise

/** Few words are common and most are rare, as in any language (the random number is squared). */
const oneOfMany = (random: Random, from: readonly string[]): string =>
  from[Math.floor(random() ** 2 * from.length)] ?? ''

const coined = (random: Random): string =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, () => oneOf(random, SYLLABLES, 'a')).join('')

/** Every word of the demo catalogue's names, and many similar ones. */
const vocabulary = (random: Random): string[] => {
  const known = CATALOGUE.flatMap(({ name }) => name.match(/[\p{L}]{3,}/gu) ?? [])
  return [...new Set([...known, ...Array.from({ length: COINED_WORDS }, () => coined(random))])]
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const bytesOf = (random: Random) => (size: number) =>
  Uint8Array.from({ length: size }, () => Math.floor(random() * 256))

/**
 * Generates `count` products on sale, always the same: full documents with the words, stores,
 * prices and states of a grown catalogue.
 */
export function* generatedProducts(count: number): Generator<Product> {
  const random = randomFrom('a grown catalogue')
  const words = vocabulary(random)
  const stores = Array.from({ length: VENDORS }, (_, number) => ({
    vendor_id: `vendor${number}`.padEnd(28, 'v'),
    name: `${capital(oneOfMany(random, words))} ${capital(coined(random))} Works`,
    logo: '',
  }))
  for (let number = 0; number < count; number += 1) {
    const like = CATALOGUE[number % CATALOGUE.length]
    const store = stores[Math.floor(random() * VENDORS)]
    if (!like || !store) throw new Error('There is no catalogue.')
    const length = 2 + Math.floor(random() * 4)
    const name = Array.from({ length }, () => capital(oneOfMany(random, words))).join(' ')
    const id = makeId(bytesOf(random))
    const at = timestampFromMillis(BEGINNING + number * BETWEEN_MS)
    const delivery_states =
      random() < EVERYWHERE
        ? [ALL_STATES]
        : STATES.filter(() => random() < 0.2).concat(oneOf(random, STATES, 'Lagos'))
    const path = `${store.vendor_id}/products/${id}/1.jpg`
    yield {
      id,
      slug: `generated-${id}`,
      name,
      description: like.description,
      category: oneOf(random, CATEGORY_VALUES, 'miscellaneous'),
      price: 50_000 + Math.floor(random() ** 3 * 80_000) * 1_000,
      currency: 'NGN',
      available_items: Math.floor(random() * 50),
      attributes: { ...like.attributes, brand: capital(oneOfMany(random, words)) },
      images: [{ url: path, url_640: path, url_320: path, path, alt: name }],
      delivery_states,
      search_states: searchStatesOf(delivery_states),
      rating: Math.round(random() * 50) / 10,
      rating_count: Math.floor(random() * 200),
      sales_count: Math.floor(random() ** 4 * 500),
      reserved_items: 0,
      sold_items: 0,
      vendor_id: store.vendor_id,
      vendor_details: store,
      vendor_active: true,
      status: 'active',
      created_at: at,
      updated_at: at,
    }
  }
}
