import type { ProductPage } from '../../contract/api/catalog/products'
import { MAX_PRICE_MINOR } from '../../contract/entities/catalog/price'
import { CATEGORY_VALUES } from '../../contract/reference/categories'
import { STATES } from '../../contract/reference/states'
import type { SearchQuery } from '../../ports/product-search'
import { type Columns, categoryIndex, EVERY_STATE, stateBits } from './columns'
import { type TraitColumns, topValues, wantedTraits } from './traits'

/**
 * Upper bounds of the price facets, in minor units: NGN 5,000 to 500,000, and the maximum price.
 */
export const PRICE_BOUNDS = [500_000, 2_000_000, 5_000_000, 10_000_000, 50_000_000, MAX_PRICE_MINOR]
export const RATING_STEPS = [1, 2, 3, 4] as const

/** The position of the first price bound that isn't exceeded. */
export const priceBandOf = (price: number): number | undefined => {
  const index = PRICE_BOUNDS.findIndex((bound) => price <= bound)
  return index < 0 ? undefined : index
}

/** How many of the rating steps are reached. */
export const ratingStepOf = (rating: number): number =>
  RATING_STEPS.filter((step) => rating >= step).length

const CATEGORY = 1
const STATE = 2
const PRICE = 4
const RATING = 8
const SIZE = 16
const COLOUR = 32

type Table = { columns: Columns; traits: TraitColumns }

/** Whether some values are wanted and a product has none of them. */
const lacks = (values: readonly string[] | undefined, wanted: readonly string[]): boolean =>
  wanted.length > 0 && !wanted.some((value) => values?.includes(value))

/** Returns the filters that a product fails, as bits; 0 is a match. */
const failures = ({ columns, traits }: Table, filter: SearchQuery) => {
  const sizes = wantedTraits(filter.sizes)
  const colours = wantedTraits(filter.colours)
  const category = filter.category ? categoryIndex(filter.category) : undefined
  const wanted = filter.states.length > 0 ? stateBits(filter.states) : undefined
  const { priceMin = 0, priceMax = Number.POSITIVE_INFINITY, rating = 0 } = filter
  return (slot: number): number => {
    let failed = 0
    if (category !== undefined && columns.category[slot] !== category) failed |= CATEGORY
    if (
      wanted &&
      ((columns.states_low[slot] ?? 0) & wanted.low) === 0 &&
      ((columns.states_high[slot] ?? 0) & wanted.high) === 0
    ) {
      failed |= STATE
    }
    const price = columns.price[slot] ?? 0
    if (price < priceMin || price > priceMax) failed |= PRICE
    if ((columns.rating[slot] ?? 0) < rating) failed |= RATING
    if (lacks(traits.sizes.get(slot), sizes)) failed |= SIZE
    if (lacks(traits.colours.get(slot), colours)) failed |= COLOUR
    return failed
  }
}

const makeCounts = () => ({
  categories: new Uint32Array(256),
  states: new Uint32Array(STATES.length),
  everywhere: 0,
  prices: new Uint32Array(PRICE_BOUNDS.length),
  ratings: new Uint32Array(RATING_STEPS.length),
  sizes: new Map<string, number>(),
  colours: new Map<string, number>(),
})
type Counts = ReturnType<typeof makeCounts>

const bump = (counts: Uint32Array, index: number): void => {
  counts[index] = (counts[index] ?? 0) + 1
}

const countStates = (counts: Counts, low: number, high: number): void => {
  if (low === EVERY_STATE.low && high === EVERY_STATE.high) {
    counts.everywhere += 1
    return
  }
  for (let bits = low; bits !== 0; bits = (bits & (bits - 1)) >>> 0) {
    bump(counts.states, 31 - Math.clz32((bits & -bits) >>> 0))
  }
  for (let bits = high; bits !== 0; bits &= bits - 1) {
    bump(counts.states, 32 + 31 - Math.clz32(bits & -bits))
  }
}

const bumpEach = (counts: Map<string, number>, values: readonly string[] = []): void => {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
}

const count = (counts: Counts, { columns, traits }: Table, slot: number, failed: number): void => {
  // A facet's count ignores its own filter: it shows what selecting the value would give.
  if ((failed & ~CATEGORY) === 0) bump(counts.categories, columns.category[slot] ?? 0)
  if ((failed & ~STATE) === 0) {
    countStates(counts, columns.states_low[slot] ?? 0, columns.states_high[slot] ?? 0)
  }
  if ((failed & ~PRICE) === 0) {
    const price = columns.price[slot] ?? 0
    const index = priceBandOf(price)
    if (index !== undefined) bump(counts.prices, index)
  }
  if ((failed & ~SIZE) === 0) bumpEach(counts.sizes, traits.sizes.get(slot))
  if ((failed & ~COLOUR) === 0) bumpEach(counts.colours, traits.colours.get(slot))
  if ((failed & ~RATING) === 0) {
    const rating = columns.rating[slot] ?? 0
    for (let step = 0; step < RATING_STEPS.length && rating >= step + 1; step += 1) {
      bump(counts.ratings, step)
    }
  }
}

/** Counts by name, without those of nothing. */
export const named = (names: readonly (string | number)[], counts: ArrayLike<number>, more = 0) =>
  Object.fromEntries(
    names
      .map((name, index): [string, number] => [String(name), (counts[index] ?? 0) + more])
      .filter(([, found]) => found > 0),
  )

const facetsOf = (counts: Counts): ProductPage['facets'] => ({
  categories: named(CATEGORY_VALUES, counts.categories),
  states: named(STATES, counts.states, counts.everywhere),
  prices: named(PRICE_BOUNDS, counts.prices),
  ratings: named(RATING_STEPS, counts.ratings),
  sizes: topValues(counts.sizes),
  colours: topValues(counts.colours),
})

/** Finds the matches and the facet counts in one pass over the candidates. */
export const filterAndCount = (
  table: Table,
  candidates: Uint32Array,
  filter: SearchQuery,
): { matches: Uint32Array; facets: ProductPage['facets'] } => {
  const failsOf = failures(table, filter)
  const counts = makeCounts()
  const matches = new Uint32Array(candidates.length)
  let found = 0
  for (let at = 0; at < candidates.length; at += 1) {
    const slot = candidates[at] ?? 0
    if (table.columns.alive[slot] !== 1) continue
    const failed = failsOf(slot)
    if (failed === 0) matches[found++] = slot
    count(counts, table, slot, failed)
  }
  return { matches: matches.subarray(0, found), facets: facetsOf(counts) }
}
