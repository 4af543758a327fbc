import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '../../contract/entities/catalog/product'
import { CATEGORY_VALUES } from '../../contract/reference/categories'
import { STATES } from '../../contract/reference/states'
import type { SearchQuery } from '../../ports/product-search'
import { createCatalogue } from './catalogue'

const idOf = (index: number): string => `p${String(index).padStart(19, '0')}`

const product = (index: number, change: Partial<Product> = {}): Product => ({
  id: idOf(index),
  slug: `thing-${idOf(index)}`,
  name: `Thing ${index}`,
  description: '',
  category: 'books',
  price: 10_000 + index,
  currency: 'NGN',
  available_items: 1,
  attributes: {},
  images: [],
  delivery_states: ['all'],
  search_states: ['all'],
  rating: 0,
  rating_count: 0,
  sales_count: 0,
  reserved_items: 0,
  sold_items: 0,
  vendor_id: 'vendor',
  vendor_details: { vendor_id: 'vendor', name: 'Ọjà Works', logo: '' },
  vendor_active: true,
  status: 'active',
  created_at: { seconds: 1_000 + index, nanoseconds: 0 },
  updated_at: { seconds: 1_000 + index, nanoseconds: 0 },
  ...change,
})

const everything: SearchQuery = {
  page: 1,
  limit: 60,
  q: '',
  category: undefined,
  states: [],
  sortBy: 'best_match',
}

const of = (...products: Product[]) => {
  const catalogue = createCatalogue()
  for (const one of products) catalogue.put(one)
  return {
    ...catalogue,
    find: (filter: Partial<SearchQuery>) => catalogue.search({ ...everything, ...filter }),
    named: (q: string) =>
      catalogue.search({ ...everything, q }).ids.map((id) => Number(id.slice(1))),
  }
}

describe('words', () => {
  const catalogue = of(
    product(1, {
      name: 'Adire wrapper',
      category: 'clothing_accessories',
      attributes: { brand: 'Itoku' },
    }),
    product(2, { name: 'Ọjà carved stool', category: 'furniture' }),
    product(3, { name: 'Raw shea butter', category: 'beauty_personal_care' }),
    product(4, { name: 'Talking drum', category: 'musical_instruments' }),
    product(5, {
      name: 'Leather slippers',
      category: 'clothing_accessories',
      vendor_details: { vendor_id: 'v', name: 'Kano Tannery', logo: '' },
    }),
  )

  test.each([
    ['as written', 'adire wrapper', 1],
    ['in capitals', 'TALKING DRUM', 4],
    ['without marks', 'oja stool', 2],
    ['with other marks', 'ọ̀jà stool', 2],
    ['misspelt by a letter', 'wraper', 1],
    ['misspelt by a swap', 'leahter', 5],
    ['begun only', 'slipp', 5],
    ['in the plural', 'drums', 4],
    ['by the brand', 'itoku', 1],
    ['by the store', 'tannery', 5],
    ['by what the category is also called', 'cosmetics', 3],
    ['by another word for the thing', 'sandals', 5],
  ])('find a product %s', (_how, q, expected) => {
    expect(catalogue.named(q)[0]).toBe(expected)
  })

  test('that nothing has find nothing', () => {
    expect(catalogue.find({ q: 'zzzzqqqq' })).toMatchObject({ ids: [], total: 0 })
  })

  test('of signs alone find nothing, and do not fail', () => {
    for (const q of ['!!!', '"', '*', '\\', '()']) expect(catalogue.find({ q }).total).toBe(0)
  })

  test('that are many are cut, and do not fail', () => {
    expect(() => catalogue.find({ q: 'drum '.repeat(40) })).not.toThrow()
  })
})

describe('a change', () => {
  test('of the price is seen, and the product stays where it is once', () => {
    const catalogue = of(product(1))
    catalogue.put(product(1, { price: 99_999 }))
    expect(catalogue.find({ priceMin: 90_000 }).total).toBe(1)
    expect(catalogue.find({}).total).toBe(1)
    expect(catalogue.waste()).toBe(0)
  })

  test('of the name is found by the new name only', () => {
    const catalogue = of(product(1, { name: 'Basket' }))
    catalogue.put(product(1, { name: 'Calabash' }))
    expect([
      catalogue.find({ q: 'calabash' }).total,
      catalogue.find({ q: 'basket' }).total,
    ]).toEqual([1, 0])
  })

  test.each([
    ['paused', { status: 'paused' as const }],
    ['removed', { status: 'removed' as const }],
    ['of a suspended store', { vendor_active: false }],
  ])('to %s takes it off the shelves, and back', (_what, change) => {
    const catalogue = of(product(1), product(2))
    catalogue.put(product(1, change))
    expect(catalogue.find({}).ids).toEqual([idOf(2)])
    catalogue.put(product(1))
    expect(catalogue.find({}).total).toBe(2)
  })
})

describe('similar products', () => {
  test('are of the same category, nearest words first, never the product itself', () => {
    const catalogue = of(
      product(1, { name: 'Adire wrapper indigo', category: 'clothing_accessories' }),
      product(2, { name: 'Adire shirt indigo', category: 'clothing_accessories' }),
      product(3, { name: 'Adire indigo cushion', category: 'home_kitchen' }),
    )
    expect(catalogue.like(idOf(1), 'Adire wrapper indigo', 5)).toEqual([idOf(2)])
  })
})

const states = fc.oneof(
  fc.constant<string[]>(['all']),
  fc.uniqueArray(fc.constantFrom<string[]>(...STATES), { minLength: 1, maxLength: 5 }),
)
const anyProducts = fc
  .array(
    fc.record({
      category: fc.constantFrom(...CATEGORY_VALUES.slice(0, 4)),
      price: fc.integer({ min: 10_000, max: 60_000_000 }),
      rating: fc.constantFrom(0, 1.5, 3, 4.25, 5),
      sales_count: fc.integer({ min: 0, max: 5 }),
      delivery_states: states,
      status: fc.constantFrom('active' as const, 'active' as const, 'paused' as const),
    }),
    { maxLength: 60 },
  )
  .map((changes) => changes.map((change, index) => product(index + 1, change)))

const anyFilter = fc.record({
  category: fc.option(fc.constantFrom(...CATEGORY_VALUES.slice(0, 4)), { nil: undefined }),
  states: fc.uniqueArray(fc.constantFrom<string[]>(...STATES), { maxLength: 3 }),
  priceMin: fc.option(fc.integer({ min: 0, max: 30_000_000 }), { nil: undefined }),
  priceMax: fc.option(fc.integer({ min: 0, max: 60_000_000 }), { nil: undefined }),
  rating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  sortBy: fc.constantFrom(
    'most_recent' as const,
    'popularity' as const,
    'price_low_to_high' as const,
    'price_high_to_low' as const,
  ),
})

type AnyFilter = typeof anyFilter extends fc.Arbitrary<infer T> ? T : never

const passes = (one: Product, filter: AnyFilter): boolean =>
  one.status === 'active' &&
  (filter.category === undefined || one.category === filter.category) &&
  (filter.states.length === 0 ||
    one.delivery_states.includes('all') ||
    filter.states.some((state) => one.delivery_states.includes(state))) &&
  one.price >= (filter.priceMin ?? 0) &&
  one.price <= (filter.priceMax ?? Number.POSITIVE_INFINITY) &&
  one.rating >= (filter.rating ?? 0)

const ORDERS: Record<AnyFilter['sortBy'], (one: Product) => number> = {
  most_recent: (one) => -one.created_at.seconds,
  popularity: (one) => -one.sales_count,
  price_low_to_high: (one) => one.price,
  price_high_to_low: (one) => -one.price,
}

describe('filters, order and pages', () => {
  test('give what looking at every product one by one gives', () => {
    fc.assert(
      fc.property(anyProducts, anyFilter, (products, filter) => {
        const expected = products
          .filter((one) => passes(one, filter))
          .sort(
            (a, b) =>
              ORDERS[filter.sortBy](a) - ORDERS[filter.sortBy](b) ||
              b.created_at.seconds - a.created_at.seconds,
          )
          .map(({ id }) => id)
        const catalogue = of(...products)
        const found = catalogue.find(filter)
        expect([found.ids, found.total]).toEqual([expected, expected.length])
        const pages = [1, 2, 3].flatMap((page) => catalogue.find({ ...filter, page, limit: 7 }).ids)
        expect(pages).toEqual(expected.slice(0, 21))
      }),
      { numRuns: 300 },
    )
  })

  test('count for each choice what choosing it would leave', () => {
    fc.assert(
      fc.property(anyProducts, anyFilter, (products, filter) => {
        const { facets } = of(...products).find(filter)
        for (const category of CATEGORY_VALUES.slice(0, 4)) {
          const left = products.filter((one) => passes(one, { ...filter, category })).length
          expect([category, facets.categories[category] ?? 0]).toEqual([category, left])
        }
        for (const state of ['Abia', 'Lagos', 'Zamfara'] as const) {
          const left = products.filter((one) => passes(one, { ...filter, states: [state] })).length
          expect([state, facets.states[state] ?? 0]).toEqual([state, left])
        }
        for (const rating of [1, 2, 3, 4]) {
          const left = products.filter((one) => passes(one, { ...filter, rating })).length
          expect([rating, facets.ratings[rating] ?? 0]).toEqual([rating, left])
        }
      }),
      { numRuns: 200 },
    )
  })
})
