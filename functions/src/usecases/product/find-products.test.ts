import { describe, expect, test } from 'vitest'
import { searchProduct } from '../../../../tests/support/search/search-products'
import type { ProductFilter } from '../../contract/api/endpoints/products'
import { createCatalogue } from '../../providers/search/catalogue'
import { findProducts } from './find-products'

const PRODUCTS = [
  searchProduct('tote', { name: 'Leather Tote', delivery_states: ['Lagos'] }),
  searchProduct('satchel', { name: 'Leather School Bag', delivery_states: ['Kano'] }),
  searchProduct('agbada', { name: 'Aso-Oke Agbada', created: 9_000 }),
  searchProduct('necklace', { name: 'Coral Necklace' }),
  searchProduct('leatherbook', { name: 'Leather Care', created: 9_999 }),
]

const find = (q: string, filter: Partial<ProductFilter> = {}) => {
  const catalogue = createCatalogue()
  for (const product of PRODUCTS) catalogue.put(product)
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
    expect(await find('feather')).toMatchObject({ ids: expect.arrayContaining(['tote']) })
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
