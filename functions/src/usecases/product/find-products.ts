import type { ProductFilter, ProductPage } from '../../contract/api/endpoints/products'
import { sortOf } from '../../contract/product-facts'
import { joinCandidates, rejoin } from '../../domain/search/compound-terms'
import {
  type QueryWord,
  queryWords,
  textOf,
  withoutPlaces,
  withoutSizes,
  withoutStopWords,
} from '../../domain/search/query-terms'
import { ideasFor } from '../../domain/search/search-ideas'
import type { Found, ProductSearch, SearchQuery } from './product-search'

type Understood = NonNullable<ProductPage['understood']>
type FoundProducts = Omit<Found, 'match' | 'corrections'> & { understood?: Understood }

const corrected = (words: readonly QueryWord[], { corrections }: Found): string =>
  words
    .map(({ typed, word }) => (Object.hasOwn(corrections, word) ? corrections[word] : typed))
    .join(' ')

const resultOf = (
  { ids, total, facets }: Found,
  understood: Understood | undefined,
): FoundProducts => ({ ids, total, facets, ...(understood && { understood }) })

/** The result for the words alone: as they are written, as they may have been meant, or some. */
const asTyped = (found: Found, words: readonly QueryWord[]): FoundProducts => {
  if (found.match === 'written' || found.total === 0) return resultOf(found, undefined)
  return resultOf(found, {
    match: found.match,
    q: corrected(words, found),
    states: [],
    left_out: [],
  })
}

/** Some words of fewer are better than some of all: what was taken out filters or is said. */
const isBetter = (again: Found, typed: Found): boolean =>
  again.match === 'written' || typed.match === 'some'

/**
 * Finds products by a filter. Where no product has all words of the text, it is read again: words
 * joined or split, places as the state to deliver to, sizes left out, gifts and occasions as ideas.
 */
export const findProducts = async (
  search: Pick<ProductSearch, 'search' | 'knownWords'>,
  filter: ProductFilter,
): Promise<FoundProducts> => {
  const query: SearchQuery = { ...filter, sortBy: sortOf(filter) }
  const words = withoutStopWords(queryWords(filter.q))
  const typed = await search.search({ ...query, q: words.length > 0 ? textOf(words) : filter.q })
  if (typed.match === 'written' || words.length === 0) return asTyped(typed, words)

  const ideas = ideasFor(words)
  if (ideas) {
    const found = await search.search({ ...query, q: ideas, any_word: true })
    if (found.total > 0) {
      return resultOf(found, { match: 'ideas', q: textOf(words), states: [], left_out: [] })
    }
  }

  const known = new Set(await search.knownWords(joinCandidates(words)))
  const placed = withoutPlaces(rejoin(words, known))
  const { words: left, sizes } = withoutSizes(placed.words)
  const q = textOf(left)
  if (q === textOf(words)) return asTyped(typed, words)
  // Chosen states say more than a name in the text.
  const states = filter.states.length > 0 ? filter.states : placed.states
  const again = await search.search({ ...query, q, states })
  if (again.total === 0 || !isBetter(again, typed)) return asTyped(typed, words)
  return resultOf(again, {
    match: again.match,
    q: corrected(left, again),
    states: filter.states.length > 0 ? [] : placed.states,
    left_out: sizes.map((size) => size.typed),
  })
}
