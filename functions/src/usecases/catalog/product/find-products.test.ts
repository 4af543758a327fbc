import { describe, expect, test } from 'vitest'
import { searchProduct } from '../../../../../tests/support/search/search-products'
import type { ProductFilter } from '../../../contract/api/catalog/products'
import { createCatalogue } from '../../../providers/search/catalogue'
import { findProducts } from './find-products'

const PRODUCTS = [
  searchProduct('tote', { name: 'Leather Tote', delivery_states: ['Lagos'] }),
  searchProduct('satchel', { name: 'Leather School Bag', delivery_states: ['Kano'] }),
  searchProduct('agbada', { name: 'Aso-Oke Agbada', created: 9_000 }),
  searchProduct('necklace', { name: 'Coral Necklace' }),
  searchProduct('leatherbook', { name: 'Leather Care', created: 9_999 }),
]

const find = (q: string, filter: Partial<ProductFilter> = {}, products = PRODUCTS) => {
  const catalogue = createCatalogue()
  for (const product of products) catalogue.put(product)
  const engine = {
    search: async (query: Parameters<typeof catalogue.search>[0]) => catalogue.search(query),
    knownWords: async (words: readonly string[]) => catalogue.knownWords(words),
  }
  return findProducts(engine, { page: 1, limit: 10, category: undefined, states: [], q, ...filter })
}

describe('products found', () => {
  test('by all words need no explanation', async () => {
    const { ids, understood } = await find('coral necklace')
    expect([ids, understood]).toEqual([['necklace'], undefined])
  })

  test('by corrected words say which', async () => {
    const { ids, understood } = await find('Corral neklace')
    expect([ids, understood]).toEqual([
      ['necklace'],
      { match: 'meant', q: 'coral necklace', states: [], left_out: [] },
    ])
  })

  test('by a place are those that are delivered there', async () => {
    const { ids, understood } = await find('leather bag in lagos')
    expect([ids, understood]).toEqual([
      ['tote'],
      { match: 'written', q: 'leather bag', states: ['Lagos'], left_out: [] },
    ])
  })

  test('keep the states that are chosen, whatever place the text names', async () => {
    const { ids, understood } = await find('leather bag lagos', { states: ['Kano'] })
    expect([ids, understood?.states]).toEqual([['satchel'], []])
  })

  test('have other sizes rather than none', async () => {
    const { ids, understood } = await find('agbada size XL')
    expect([ids, understood]).toEqual([
      ['agbada'],
      { match: 'written', q: 'agbada', states: [], left_out: ['XL'] },
    ])
  })

  test('for a gift are ideas for who gets it', async () => {
    const { ids, understood } = await find('gift for my mum')
    expect([ids.toSorted(), understood?.match]).toEqual([['necklace', 'tote'], 'ideas'])
  })

  test('for an occasion are what people wear to it, not words that look like it', async () => {
    const { ids, understood } = await find('wedding')
    expect([ids.toSorted(), understood?.match]).toEqual([['agbada', 'necklace'], 'ideas'])
  })

  test('by other words than were meant are none', async () => {
    expect(await find('leathe')).toMatchObject({ ids: expect.arrayContaining(['tote']) })
    expect(await find('feather')).toMatchObject({ ids: [], total: 0 })
    expect(await find('weadher')).toMatchObject({ ids: [], total: 0 })
  })

  test('are ordered by the best match of a text, and by age if that is chosen', async () => {
    expect((await find('leather')).ids).toHaveLength(3)
    const newest = await find('leather', { sortBy: 'most_recent' })
    expect(newest.ids[0]).toBe('leatherbook')
    expect((await find('')).ids.slice(0, 2)).toEqual(['leatherbook', 'agbada'])
  })

  test('by nothing that is meant are none', async () => {
    expect(await find('xylophzzz')).toMatchObject({ ids: [], total: 0 })
  })
})

const sized = (id: string, name: string, values: string[], change = {}) =>
  searchProduct(id, {
    name,
    category: 'clothing_accessories',
    options: [{ name: 'Size', values }],
    variants: values.map((value) => ({
      id: `${id}${value}`,
      values: [value],
      price: 1,
      status: 'active' as const,
    })),
    available: Object.fromEntries(values.map((value) => [`${id}${value}`, 1])),
    ...change,
  })

const CLOTHES = [
  sized('kaftan', 'Batik Kaftan Dress', ['S', 'M']),
  sized('tunic', 'Linen Tunic', ['M', 'L']),
  sized('soldout', 'Dress in Lace', ['L'], { available: { soldoutL: 0 } }),
  searchProduct('brogue', { name: 'Brogues with Laces', category: 'clothing_accessories' }),
]

describe('a size in a text', () => {
  test('leaves what comes in it', async () => {
    const { ids, understood } = await find('dress size M', {}, CLOTHES)
    expect([ids, understood]).toEqual([['kaftan'], undefined])
  })

  test('that nothing of it comes in leads to what does, and is said', async () => {
    const { ids, understood } = await find('dress size L', {}, CLOTHES)
    expect([ids, understood]).toEqual([
      ['tunic'],
      { match: 'size', q: 'dress', size: 'L', states: [], left_out: [] },
    ])
  })

  test('that no goods of its kind come in is left out, and is said', async () => {
    const { ids, understood } = await find('dress size 48', {}, CLOTHES)
    expect([ids.toSorted(), understood?.left_out]).toEqual([['kaftan', 'soldout'], ['48']])
  })
})

describe('words', () => {
  test('of a store’s name don’t make its goods of it', async () => {
    const shop = { vendor_details: { vendor_id: 'v', name: 'Kurmi Leather Company', logo: '' } }
    const goods = [
      searchProduct('cap', { name: 'Embroidered Cap', ...shop }),
      searchProduct('bag', { name: 'Goatskin Bag', ...shop }),
    ]
    expect((await find('leather bag', {}, goods)).ids).toEqual(['bag'])
    expect((await find('Kurmi Leather Company', {}, goods)).ids.toSorted()).toEqual(['bag', 'cap'])
  })

  test('of which goods have some are never others: a wrist watch is no waist bead', async () => {
    const goods = [
      searchProduct('bead', { name: 'Waist Beads', category: 'jewelry_watches' }),
      searchProduct('clutch', { name: 'Clutch with Wrist Loop' }),
      searchProduct('watch', { name: 'Wooden Watch', category: 'jewelry_watches' }),
    ]
    const { ids } = await find('wrist watch', {}, goods)
    expect([ids[0], ids.includes('bead')]).toEqual(['watch', false])
  })

  test('of a name stand for it and not for what has them apart', async () => {
    const goods = [
      searchProduct('suya', { name: 'Suya Pepper', attributes: { ingredients: 'Groundnut cake' } }),
      searchProduct('kuli', { name: 'Kuli-Kuli Rings' }),
    ]
    expect((await find('groundnut cake', {}, goods)).ids[0]).toBe('kuli')
  })

  test('for what nobody sells lead to what takes its place, and say so', async () => {
    const { ids, understood } = await find('sneakers', {}, CLOTHES)
    expect([ids, understood?.match]).toEqual([['brogue'], 'instead'])
  })

  test('for what there is none of leave what is said of it, and say so', async () => {
    const goods = [searchProduct('rice', { name: 'Ofada Rice' })]
    const { ids, understood } = await find('ingredients for rice', {}, goods)
    expect([ids, understood?.match]).toEqual([['rice'], 'some'])
    expect((await find('xylophzzz for kids', {}, goods)).ids).toEqual([])
  })

  test('that name a price leave what costs no more, and say so', async () => {
    const goods = [
      searchProduct('cheap', { name: 'Bag', price: 900_000 }),
      searchProduct('dear', { name: 'Bag', price: 1_100_000 }),
    ]
    const { ids, understood } = await find('bag under 10k', {}, goods)
    expect([ids, understood?.price_max]).toEqual([['cheap'], 1_000_000])
    const dear = await find('wetin 10k fit buy', { priceMax: 1_200_000 }, goods)
    expect([dear.ids.toSorted(), dear.understood?.price_min]).toEqual([['cheap', 'dear'], 750_000])
    const both = await find('bag over 10k', { priceMin: 500_000, priceMax: 1_200_000 }, goods)
    expect([both.ids, both.understood?.price_min]).toEqual([['dear'], 1_000_000])
  })
})
