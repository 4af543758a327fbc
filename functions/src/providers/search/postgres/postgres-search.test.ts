import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runsOf } from '../../../../../tests/support/runs'
import { asFilter } from '../../../../../tests/support/search/search-contract'
import { SEARCH_DATABASES } from '../../../../../tests/support/search/search-databases'
import { changeOf, searchProduct } from '../../../../../tests/support/search/search-products'
import { MAX_EXACT_COUNT } from '../../../contract/api/page-size'
import { SORT_OPTIONS } from '../../../contract/catalog/product-facts'
import { CATEGORY_VALUES } from '../../../contract/reference/categories'
import { STATES } from '../../../contract/reference/states'
import type { ProductSearch, SearchQuery } from '../../../ports/product-search'
import { createCatalogue } from '../catalogue'
import { createPostgresSearch } from './postgres-search'
import type { SqlPool } from './sql'

const WORDS = ['drum', 'carved', 'talking', 'leather', 'sofa', 'settee', 'bag', 'adire', 'àdìrẹ']
const CATEGORIES = CATEGORY_VALUES.slice(0, 4)

const anyText = fc
  .array(fc.constantFrom(...WORDS, 'dru', 'lea', 'leahter'), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '))

const anyProduct = fc.record({
  name: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((w) => w.join(' ')),
  category: fc.constantFrom(...CATEGORIES),
  price: fc.oneof(fc.integer({ min: 10_000, max: 900_000 }), fc.integer({ max: 5e9, min: 1e6 })),
  rating: fc.constantFrom(0, 1.5, 3, 4.25, 5),
  sales_count: fc.integer({ min: 0, max: 5 }),
  delivery_states: fc.oneof(
    fc.constant<string[]>(['all']),
    fc.uniqueArray(fc.constantFrom<string[]>(...STATES), { minLength: 1, maxLength: 37 }),
  ),
  attributes: fc.record({ brand: fc.constantFrom(...WORDS), material: fc.constantFrom(...WORDS) }),
})

const anyFilter: fc.Arbitrary<Partial<SearchQuery>> = fc.record({
  q: fc.oneof(fc.constant(''), anyText),
  category: fc.option(fc.constantFrom(...CATEGORIES), { nil: undefined }),
  vendor_id: fc.option(fc.constantFrom('vendor', 'nobody'), { nil: undefined }),
  states: fc.uniqueArray(fc.constantFrom<string[]>(...STATES, 'Nowhere'), { maxLength: 3 }),
  priceMin: fc.option(fc.integer({ min: 0, max: 30_000_000 }), { nil: undefined }),
  priceMax: fc.option(fc.integer({ min: 0, max: 1e10 }), { nil: undefined }),
  rating: fc.option(fc.constantFrom(1, 2, 3.5, 4.25, 5), { nil: undefined }),
  sortBy: fc.constantFrom(...SORT_OPTIONS),
  page: fc.integer({ min: 1, max: 3 }),
})

describe.each(SEARCH_DATABASES)('the search in %s', (_name, open) => {
  let sql: SqlPool
  let search: ProductSearch
  beforeAll(async () => {
    sql = await open()
    search = createPostgresSearch(sql, { clock: Date.now })
  }, 60_000)
  afterAll(() => sql.end())

  test('finds, counts and sorts what the embedded one does, whatever is asked', async () => {
    const catalogue = createCatalogue()
    const products = fc.sample(anyProduct, { numRuns: 400, seed: 7 }).map((fields, at) => {
      const id = `p${String(at).padStart(4, '0')}`
      return searchProduct(id, { ...fields, created: 1_000 + at })
    })
    for (const product of products) catalogue.put(product)
    await search.index?.put(products.map((product) => changeOf(product)))
    const property = fc.asyncProperty(anyFilter, async (given) => {
      const filter = asFilter(given)
      const expected = catalogue.search(filter)
      const { ids, total, facets } = await search.search(filter)
      expect({ total, facets }).toEqual({ total: expected.total, facets: expected.facets })
      // The scores of the engines differ.
      const isByScore = filter.q !== '' && filter.sortBy === 'best_match'
      if (isByScore) expect(ids).toHaveLength(expected.ids.length)
      else expect(ids).toEqual(expected.ids)
    })
    await fc.assert(property, { numRuns: 150, seed: 7 })
  }, 60_000)

  test('fails for no text and no store', async () => {
    const anything = fc.string({ unit: 'binary', maxLength: 40 })
    const property = fc.asyncProperty(anything, anything, async (q, vendor_id) => {
      const filter = asFilter({ q: q.trim(), vendor_id: `-${vendor_id.replaceAll('\0', '')}` })
      expect((await search.search(filter)).total).toBe(0)
    })
    await fc.assert(property, { numRuns: 100 })
    await search.search(asFilter({ q: `'); drop table search_products; --` }))
    expect((await search.search(asFilter({}))).total).toBe(400)
  }, 60_000)
})

/** Four times as many are told by a sample to be more than are counted. */
const COPIES = [0, 3].slice(0, runsOf(1, 2))
const CROWDS = SEARCH_DATABASES.flatMap(([name, open]) =>
  COPIES.map((copies) => [`${12_000 * (1 + copies)} products in ${name}`, copies, open] as const),
)

/** Copies are older and dearer than the products that they are made of. */
const COPY = `
  insert into search_products select id || repeat('x', $1::int), version, on_sale, name, vendor_id,
    vendor_name, updated_ms, created - $1::int * 20000, category, price + $1::int * 12000,
    price_band, rating, rating_step, sales, states, words
  from search_products where id not like '%x'`

describe.each(CROWDS)('more than are counted: %s', (_name, copies, open) => {
  const COUNT = 12_000
  const ODD = 500
  const id = (at: number) => `p${String(at).padStart(5, '0')}`
  /** Few have the material in their names too. */
  const nameOf = (at: number) =>
    at % 4 === 0 ? 'Common drum' : at % 40 === 1 ? 'Common wooden thing' : 'Common thing'
  let sql: SqlPool
  let search: ProductSearch

  beforeAll(async () => {
    sql = await open()
    search = createPostgresSearch(sql, { clock: Date.now })
    const all = Array.from({ length: COUNT }, (_, at) =>
      searchProduct(id(at), {
        // The newest have the word, but not in their names.
        ...(at >= COUNT - ODD
          ? { name: 'Odd thing', attributes: { material: 'common' } }
          : { name: nameOf(at), attributes: { material: 'wooden' } }),
        created: 1_000 + at,
        price: 10_000 + ((at * 7) % COUNT),
        sales_count: at === 5 ? 9 : 0,
        rating: at % 10 === 0 ? 5 : 2,
        ...(CATEGORIES[at % 4] && { category: CATEGORIES[at % 4] }),
      }),
    )
    for (let at = 0; at < COUNT; at += 1_000) {
      await search.index?.put(all.slice(at, at + 1_000).map((product) => changeOf(product)))
    }
    for (let copy = 1; copy <= copies; copy += 1) await sql.query(COPY, [copy])
    await search.renewSnapshot()
  }, 120_000)
  afterAll(() => sql.end())

  const find = (filter: Partial<SearchQuery>) => search.search(asFilter(filter))

  test.each([
    ['everything', {}],
    ['a common word', { q: 'common' }],
    ['a prefix', { q: 'comm' }],
  ])('are more than 10,000: %s', async (_what, filter) => {
    const { total, facets } = await find(filter)
    expect(total).toBe(MAX_EXACT_COUNT + 1)
    // A quarter of all in each of four categories.
    for (const category of CATEGORIES) {
      expect(facets.categories[category]).toBeGreaterThan(2_000 * (1 + copies))
      expect(facets.categories[category]).toBeLessThan(4_500 * (1 + copies))
    }
    expect(facets.states.Lagos).toBeGreaterThanOrEqual(total)
  })

  test('are counted exactly as soon as a filter or a word leaves fewer', async () => {
    const [drums, rated] = [await find({ q: 'drum' }), await find({ rating: 5 })]
    if (copies > 0) return expect(drums.total).toBe(MAX_EXACT_COUNT + 1)
    expect([drums.total, rated.total]).toEqual([(COUNT - ODD) / 4, COUNT / 10])
    expect(drums.facets.categories).toEqual({ [CATEGORIES[0] ?? '']: (COUNT - ODD) / 4 })
    // At 12,000 products every tenth has five stars: categories 0 and 2 alone.
    expect(Object.values(rated.facets.categories)).toEqual([COUNT / 20, COUNT / 20])
  })

  test.each([[''], ['common']])('are sorted over all of them, with the text "%s"', async (q) => {
    // 7 x 5,143 is 1 modulo the count.
    const byPrice = (price: number) => id((price * 5_143) % COUNT)
    const first = async (sortBy: SearchQuery['sortBy']) => (await find({ q, sortBy, limit: 3 })).ids
    expect(await first('price_low_to_high')).toEqual([0, 1, 2].map(byPrice))
    const dearest = [1, 2, 3].map((at) => `${byPrice(COUNT - at)}${'x'.repeat(copies)}`)
    expect(await first('price_high_to_low')).toEqual(dearest)
    expect((await first('popularity'))[0]).toBe(id(5))
    if (copies === 0) expect((await first('popularity'))[1]).toBe(id(COUNT - 1))
  })

  test('without a text are the newest first', async () => {
    expect((await find({ limit: 2 })).ids).toEqual([id(COUNT - 1), id(COUNT - 2)])
  })

  test('show those with the word in their names first, the newest of them before others', async () => {
    expect((await find({ q: 'common', limit: 2 })).ids).toEqual([
      id(COUNT - ODD - 1),
      id(COUNT - ODD - 2),
    ])
  })

  test('show those first that have the word in their names, also where they are few', async () => {
    expect((await find({ q: 'wooden', limit: 3 })).ids).toEqual([11_481, 11_441, 11_401].map(id))
  })

  test('have a filter of which each choice is counted without it', async () => {
    // Everything but the rating is large; what is left of it is not.
    const { total, facets } = await find({ q: 'common', rating: 5 })
    const rated = (COUNT * (1 + copies)) / 10
    expect(total).toBe(rated)
    expect(Object.values(facets.categories)).toEqual([rated / 2, rated / 2])
    expect(facets.ratings['1']).toBeGreaterThanOrEqual(MAX_EXACT_COUNT)
  })

  test('have pages that do not overlap, and none beyond those that are counted', async () => {
    const pages = await Promise.all([1, 2, 3, 100].map((page) => find({ q: 'common', page })))
    const ids = pages.flatMap((page) => page.ids)
    expect(new Set(ids).size).toBe(4 * 24)
    expect(await find({ page: 500 })).toMatchObject({ ids: [], total: MAX_EXACT_COUNT + 1 })
  })
})
