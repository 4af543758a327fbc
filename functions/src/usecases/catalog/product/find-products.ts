import type { ProductFilter, ProductPage } from '../../../contract/api/catalog/products'
import { sortOf } from '../../../contract/catalog/product-facts'
import { CATEGORY_VALUES, type CategoryValue } from '../../../contract/reference/categories'
import { joinCandidates, rejoin } from '../../../domain/catalog/search/compound-terms'
import {
  type QueryWord,
  textOf,
  withoutPlaces,
  withoutSizes,
} from '../../../domain/catalog/search/query-terms'
import { type ReadQuery, readOtherwise, readQuery } from '../../../domain/catalog/search/read-query'
import { giftsFor, ideasFor } from '../../../domain/catalog/search/search-ideas'
import { sizeKeys } from '../../../domain/catalog/search/sizes'
import type { Found, ProductSearch, SearchQuery } from '../../../ports/product-search'

type Search = Pick<ProductSearch, 'search' | 'knownWords'>
type Understood = NonNullable<ProductPage['understood']>
type FoundProducts = Omit<Found, 'match' | 'corrections'> & { understood?: Understood }

/** What was found, and how its text was read if that isn't as it was written. */
type Result = { found: Found; understood?: Understood }

const corrected = (words: readonly QueryWord[], { corrections }: Found): string =>
  words
    .map(({ typed, word }) => (Object.hasOwn(corrections, word) ? corrections[word] : typed))
    .join(' ')

const understoodAs = (match: Understood['match'], q: string): Understood => ({
  match,
  q,
  states: [],
  left_out: [],
})

/** The result for the words alone: as they are written, as they may have been meant, or some. */
const asTyped = (found: Found, { said }: ReadQuery): Result =>
  found.match === 'written' || found.total === 0
    ? { found }
    : { found, understood: understoodAs(found.match, corrected(said, found)) }

const RANKS = ['written', 'meant', 'instead', 'some'] as const

/** Some words of fewer are better than some of all: what was taken out filters or is said. */
const isBetter = (again: Found, typed: Found): boolean =>
  again.total > 0 &&
  (RANKS.indexOf(again.match) < RANKS.indexOf(typed.match) || typed.match === 'some')

const findIdeas = async (
  search: Search,
  query: SearchQuery,
  { said }: ReadQuery,
  ideas: string,
): Promise<Result | undefined> => {
  const found = await search.search({ ...query, q: ideas, any_word: true })
  return found.total > 0 ? { found, understood: understoodAs('ideas', textOf(said)) } : undefined
}

/**
 * Where no product has all words of the text, it is read again: gifts and occasions as ideas, words
 * joined or split, places as the state to deliver to.
 */
const findGoods = async (search: Search, query: SearchQuery, read: ReadQuery): Promise<Result> => {
  const { words } = read
  const gifts = giftsFor(read)
  const given = gifts && (await findIdeas(search, query, read, gifts))
  if (given) return given
  const q = textOf(words)
  const typed = await search.search({ ...query, q, also: textOf(read.also) })
  if (typed.match === 'written' && typed.total > 0) return { found: typed }

  const ideas = ideasFor(read)
  const thought = ideas && (await findIdeas(search, query, read, ideas))
  if (thought) return thought

  const known = new Set(await search.knownWords(joinCandidates(words)))
  const placed = withoutPlaces(rejoin(words, known))
  const left = textOf(placed.words)
  if (left === q) return asTyped(typed, read)
  // Chosen states say more than a name in the text.
  const states = query.states.length > 0 ? query.states : placed.states
  const again = await search.search({ ...query, q: left, also: textOf(read.also), states })
  if (!isBetter(again, typed)) return asTyped(typed, read)
  const understood = {
    ...understoodAs(again.match, corrected(placed.words, again)),
    states: query.states.length > 0 ? [] : placed.states,
  }
  return { found: again, understood }
}

/** Where there are no such goods, what is said of them may be what they are. */
const findByWords = async (
  search: Search,
  query: SearchQuery,
  read: ReadQuery,
): Promise<Result> => {
  const result = await findGoods(search, query, read)
  const otherwise = result.found.total > 0 ? undefined : readOtherwise(read)
  if (!otherwise) return result
  const { found, understood } = await findGoods(search, query, otherwise)
  if (found.total === 0) return result
  return { found, understood: understood ?? understoodAs('some', textOf(read.said)) }
}

/** The category of most of what was found. */
const kindOf = ({ facets: { categories } }: Found): CategoryValue | undefined =>
  CATEGORY_VALUES.toSorted((a, b) => (categories[b] ?? 0) - (categories[a] ?? 0))[0]

/** What comes in a size; where nothing of it does, what else of its kind; or it in other sizes. */
const findInSize = async (
  search: Search,
  query: SearchQuery,
  read: ReadQuery,
  size: string,
): Promise<Result> => {
  const fits = sizeKeys(size, true)
  const fitting = await findByWords(search, { ...query, fits }, read)
  if (fitting.found.total > 0 && fitting.found.match !== 'some') return fitting
  const any = await findByWords(search, query, read)
  if (any.found.total === 0) return any
  const category = query.category || kindOf(any.found)
  const kind = { ...query, q: '', category, fits: sizeKeys(size, false) }
  const others = any.found.match === 'some' ? undefined : await search.search(kind)
  if (others && others.total > 0) {
    return { found: others, understood: { ...understoodAs('size', textOf(read.said)), size } }
  }
  const understood = any.understood ?? understoodAs('written', textOf(read.said))
  return { found: any.found, understood: { ...understood, left_out: [size] } }
}

/** A number or a large one may be a size, where no product has it as a word. */
const findAny = async (search: Search, query: SearchQuery, read: ReadQuery): Promise<Result> => {
  if (read.size !== undefined) return findInSize(search, query, read, read.size)
  const typed = await findByWords(search, query, read)
  const { words, sizes } = withoutSizes(read.words)
  const [size] = sizes
  if (!size || (typed.found.match === 'written' && typed.found.total > 0)) return typed
  const said = read.said.filter((word) => !sizes.includes(word))
  const sized = await findInSize(search, query, { ...read, words, said }, size.typed)
  return isBetter(sized.found, typed.found) ? sized : typed
}

/** What was chosen and what the text says: both hold. */
const priced = (
  { priceMin, priceMax }: ProductFilter,
  { price_min, price_max }: ReadQuery,
): Pick<ProductFilter, 'priceMin' | 'priceMax'> => {
  const least = [priceMin, price_min].filter((price) => price !== undefined)
  const most = [priceMax, price_max].filter((price) => price !== undefined)
  return {
    ...(least.length > 0 && { priceMin: Math.max(...least) }),
    ...(most.length > 0 && { priceMax: Math.min(...most) }),
  }
}

/**
 * Finds products by a filter, whose text is taken apart first. While it is typed, its last word is
 * only begun.
 */
export const findProducts = async (
  search: Search,
  filter: ProductFilter,
  { is_typing = false } = {},
): Promise<FoundProducts> => {
  const read = readQuery(filter.q)
  const { price_min, price_max } = read
  const said = {
    ...(price_min !== undefined && { price_min }),
    ...(price_max !== undefined && { price_max }),
  }
  const query: SearchQuery = {
    ...filter,
    ...priced(filter, read),
    sortBy: sortOf(filter),
    is_typing,
  }
  const isPriced = Object.keys(said).length > 0
  const { found, understood } =
    read.words.length > 0
      ? await findAny(search, query, read)
      : { found: await search.search(isPriced ? { ...query, q: '' } : query) }
  const { ids, total, facets } = found
  if (!isPriced) return { ids, total, facets, ...(understood && { understood }) }
  const explained = understood ?? understoodAs('written', textOf(read.said))
  return { ids, total, facets, understood: { ...explained, ...said } }
}
