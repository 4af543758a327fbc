import type { SearchQuery } from '../../../functions/src/ports/product-search'

const everything: SearchQuery = {
  page: 1,
  limit: 24,
  q: '',
  category: undefined,
  states: [],
  sortBy: 'best_match',
}

/** Search texts as shoppers type them: whole words, a common word, several words, no match. */
const WRITTEN = [
  'talking drum',
  'adire wrapper',
  'leather',
  'aso-oke',
  'shea butter',
  'works',
  'solar lantern',
  'carved calabash bowl',
  'ebony bangle set',
  'zzzyx',
]
const BEGUN = ['cal', 'lea', 'adi', 'ka', 'sol', 'talking dr', 'b']
const MISSPELT = [
  'calabsh',
  'leahter',
  'adrie wraper',
  'taking drumm',
  'necklase',
  'bicyle baskett',
]

const FILTERS: readonly Partial<SearchQuery>[] = [
  { category: 'furniture' },
  { states: ['Lagos', 'Oyo'] },
  { priceMin: 1_000_000, priceMax: 5_000_000, rating: 4 },
  { category: 'books', states: ['Kano'], sortBy: 'price_low_to_high' },
  { sortBy: 'popularity' },
  { sortBy: 'price_high_to_low', page: 5 },
]

const withText = (texts: readonly string[]): SearchQuery[] =>
  texts.flatMap((q) => [
    { ...everything, q },
    ...FILTERS.slice(0, 4).map((filter) => ({ ...everything, ...filter, q })),
  ])

/** The query mix, by kind. Every query counts facets. */
export const QUERIES: Readonly<Record<string, readonly SearchQuery[]>> = {
  written: withText(WRITTEN),
  begun: withText(BEGUN),
  misspelt: withText(MISSPELT),
  'filtered, without text': FILTERS.map((filter) => ({ ...everything, ...filter })),
}
