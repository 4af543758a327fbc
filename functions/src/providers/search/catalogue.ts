import { isOnSale, type SortOption } from '../../contract/catalog/product-facts'
import { fitsOf } from '../../domain/catalog/search/sizes'
import type { Found, SearchQuery } from '../../ports/product-search'
import { type Columns, makeColumns, withRoom, writeColumns } from './columns'
import { filterAndCount } from './facets'
import type { SearchProduct } from './snapshot'
import { createTextIndex } from './text-index'
import { type Before, topK } from './top-k'
import { makeTraits, writeTraits } from './traits'

const value = (column: { [slot: number]: number }, slot: number): number => column[slot] ?? 0

/** Newest first; products of the same second by slot. */
const byAge =
  ({ created }: Columns): Before =>
  (a, b) =>
    value(created, a) === value(created, b) ? a > b : value(created, a) > value(created, b)

const byColumn = (column: { [slot: number]: number }, sign: 1 | -1, otherwise: Before): Before => {
  return (a, b) => {
    const difference = (value(column, a) - value(column, b)) * sign
    return difference === 0 ? otherwise(a, b) : difference < 0
  }
}

const orderOf = (columns: Columns, sort: SortOption, scores: Float32Array | undefined): Before => {
  const age = byAge(columns)
  if (sort === 'price_low_to_high') return byColumn(columns.price, 1, age)
  if (sort === 'price_high_to_low') return byColumn(columns.price, -1, age)
  if (sort === 'popularity') return byColumn(columns.sales, -1, age)
  if (!scores || sort === 'most_recent') return age
  return (a, b) => {
    const difference = value(scores, a) - value(scores, b)
    return difference === 0 ? age(a, b) : difference > 0
  }
}

const wordsIn = ({ name, category, attributes, vendor_details, options }: SearchProduct): string =>
  JSON.stringify([name, category, attributes, vendor_details.name, options])

/** FNV-1a hash, to detect changed text without storing it. */
const hashOf = (text: string): number => {
  let hash = 0x811c_9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193)
  }
  return hash >>> 0
}

/** All products on sale: text in an inverted index, other fields in typed arrays. */
export const createCatalogue = (text = createTextIndex()) => {
  let columns = makeColumns()
  const traits = makeTraits()
  /** What sizes products come in, of those that have some. */
  const fits = new Map<number, readonly string[]>()
  let used = 0
  const ids: string[] = []
  const docIds = new Map<string, number>()
  const hashes: number[] = []
  const vendors = new Map<string, number>()

  const drop = (id: string): void => {
    const slot = docIds.get(id)
    if (slot === undefined) return
    columns.alive[slot] = 0
    docIds.delete(id)
  }

  const vendorNumber = (vendor_id: string): number => {
    const known = vendors.get(vendor_id)
    if (known !== undefined) return known
    vendors.set(vendor_id, vendors.size + 1)
    return vendors.size
  }

  const write = (slot: number, product: SearchProduct, vendor: number): void => {
    writeColumns(columns, slot, product, vendor)
    writeTraits(traits, slot, product)
    const sizes = fitsOf(product)
    if (sizes.length > 0) fits.set(slot, sizes)
    else fits.delete(slot)
  }

  const put = (product: SearchProduct): void => {
    const vendor = vendorNumber(product.vendor_details.vendor_id)
    const hash = hashOf(wordsIn(product))
    const known = docIds.get(product.id)
    if (known !== undefined && hashes[known] === hash) {
      write(known, product, vendor)
      return
    }
    drop(product.id)
    const slot = used++
    columns = withRoom(columns, slot)
    write(slot, product, vendor)
    text.add(slot, product)
    ids[slot] = product.id
    hashes[slot] = hash
    docIds.set(product.id, slot)
  }

  const everySlot = (): Uint32Array => {
    const all = new Uint32Array(used)
    for (let slot = 0; slot < used; slot += 1) all[slot] = slot
    return all
  }

  const ofVendor = (candidates: Uint32Array, vendor: number | undefined): Uint32Array =>
    candidates.filter((slot) => columns.vendor[slot] === vendor)

  const fitting = (candidates: Uint32Array, wanted: readonly string[]): Uint32Array =>
    candidates.filter((slot) => fits.get(slot)?.some((size) => wanted.includes(size)))

  const search = (filter: SearchQuery): Found => {
    const words = filter.q === '' ? undefined : text.search(filter)
    const candidates = words?.docIds ?? everySlot()
    const { vendor_id } = filter
    const own = vendor_id === undefined ? candidates : ofVendor(candidates, vendors.get(vendor_id))
    const sized = filter.fits ? fitting(own, filter.fits) : own
    const { matches, facets } = filterAndCount({ columns, traits }, sized, filter)
    const end = filter.page * filter.limit
    const order = orderOf(columns, filter.sortBy, words?.scores)
    const page = topK(matches, end, order).slice(end - filter.limit, end)
    const { match = 'written', corrections = {} } = words ?? {}
    const total = matches.length
    return { ids: page.map((slot) => ids[slot] ?? ''), total, facets, match, corrections }
  }

  return {
    put: (product: SearchProduct) => (isOnSale(product) ? put(product) : drop(product.id)),
    search,
    knownWords: text.known,
    /** The number of unused slots. */
    waste: () => used - docIds.size,
    /** Products of the same category whose words are most similar to this text. */
    like: (id: string, words: string, max: number): string[] => {
      const own = docIds.get(id)
      if (own === undefined) return []
      const { docIds: found, scores } = text.like(words)
      const others = found.filter(
        (slot) =>
          slot !== own &&
          columns.alive[slot] === 1 &&
          columns.category[slot] === columns.category[own],
      )
      const order = orderOf(columns, 'best_match', scores)
      return topK(others, max, order).map((slot) => ids[slot] ?? '')
    },
  }
}

export type Catalogue = ReturnType<typeof createCatalogue>
