import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductPage, Suggestions } from '../../../functions/src/contract/api/catalog/products'
import type { Product, ProductCard } from '../../../functions/src/contract/entities/catalog/product'
import type { Review } from '../../../functions/src/contract/entities/orders/review'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { type Api, startApi } from '../../support/api-server'
import type { Person } from '../../support/people'
import { putOnSale, signUpVendor } from '../../support/stores'

/** A word that occurs in no other test's products. */
const mark = `zq${Date.now().toString(36)}`

let api: Api
let vendor: Person
const made: Product[] = []

beforeAll(async () => {
  api = await startApi()
  vendor = await signUpVendor()
  const price = (index: number) => 1_000_000 + index * 500_000
  for (let index = 0; index < 6; index += 1) {
    made.push(
      await putOnSale(vendor, {
        name: `${mark} ${['drum', 'flute', 'drum', 'ọ̀jà', 'stool', 'lamp'][index]} ${index}`,
        category: index < 3 ? 'musical_instruments' : 'furniture',
        price: price(index),
        rating: index,
        sales_count: 10 - index,
        delivery_states: index % 2 ? ['Lagos'] : ['all'],
        created_at: timestampFromMillis(Date.now() - index * 60_000),
      }),
    )
  }
})
afterAll(() => api.close())

const list = async (query: string) =>
  (await api.call<ProductPage>('GET', `/public/products?q=${mark}&${query}`)).data
const places = (page: ProductPage) => page.items.map(({ id }) => made.findIndex((p) => p.id === id))

describe('the list of products', () => {
  test.each([
    ['sortBy=popularity', [0, 1, 2, 3, 4, 5]],
    ['sortBy=price_low_to_high', [0, 1, 2, 3, 4, 5]],
    ['sortBy=price_high_to_low', [5, 4, 3, 2, 1, 0]],
    ['category=furniture', [3, 4, 5]],
    ['category=', [0, 1, 2, 3, 4, 5]],
    [
      'priceMin=&priceMax=&rating=&states=&sizes=&colours=&vendor_id=&place=&page=&limit=',
      [0, 1, 2, 3, 4, 5],
    ],
    ['priceMax=%20&priceMax=&states=&states=Kano', [0, 2, 4]],
    ['states=Kano', [0, 2, 4]],
    ['states=Kano&states=Lagos', [0, 1, 2, 3, 4, 5]],
    ['priceMin=2000000&priceMax=2500000', [2, 3]],
    ['rating=4', [4, 5]],
    ['limit=2&page=2&sortBy=popularity', [2, 3]],
    ['page=9', []],
  ])('with %s holds what it should', async (query, expected) => {
    const page = await list(query)
    const found = places(page)
    const is_ordered = query.includes('sortBy')
    expect(is_ordered ? found : found.sort()).toEqual(expected)
  })

  test('returns the total, the page and what each other choice would leave', async () => {
    const page = await list('category=furniture&limit=1')
    expect([page.total, page.page, page.limit, page.items.length]).toEqual([3, 1, 1, 1])
    expect(page.facets.categories).toEqual({ musical_instruments: 3, furniture: 3 })
    expect(page.facets.states).toMatchObject({ Lagos: 3, Kano: 1 })
  })

  test('says how it read a text that no product has as it is', async () => {
    const read = async (q: string) => {
      const query = encodeURIComponent(`${mark} ${q}`)
      return (await api.call<ProductPage>('GET', `/public/products?q=${query}`)).data
    }
    expect((await read('lamp 5')).understood).toBe(undefined)
    const flutes = await read('flute size xl ikeja')
    expect([places(flutes), flutes.understood]).toEqual([
      [1],
      { match: 'written', q: `${mark} flute`, states: ['Lagos'], left_out: ['xl'] },
    ])
    const corrected = await read('flutte')
    expect([places(corrected), corrected.understood]).toEqual([
      [1],
      { match: 'meant', q: `${mark} flute`, states: [], left_out: [] },
    ])
  })

  test('shows a new price, stock and departure at once', async () => {
    const product = await putOnSale(vendor, { name: `${mark}b basket` })
    const find = async () =>
      (await api.call<ProductPage>('GET', `/public/products?q=${mark}b`)).data.items
    expect(await find()).toHaveLength(1)
    const body = { price: 3_210_000, available_items: 0 }
    await api.call('PUT', `/vendors/products/${product.id}`, { as: vendor, body })
    expect(await find()).toMatchObject([{ price: 3_210_000, available_items: 0 }])
    await api.call('POST', `/vendors/products/${product.id}/pause`, { as: vendor })
    expect(await find()).toEqual([])
  })

  test('carries what a card shows and no more, of its pictures the cover', async () => {
    const cover = { url: '/front.webp', url_640: '/front-640.webp', url_320: '/front-320.webp' }
    const images = ['front', 'back'].map((path) => ({ ...cover, path, alt: 'A mask' }))
    await putOnSale(vendor, { name: `${mark}c mask`, images })
    const [card] = (await api.call<ProductPage>('GET', `/public/products?q=${mark}c`)).data.items
    expect(card?.images).toEqual([cover])
    expect(Object.keys(card ?? {}).sort()).toEqual([
      'available_items',
      'category',
      'created_at',
      'currency',
      'delivery_states',
      'id',
      'images',
      'name',
      'price',
      'rating',
      'rating_count',
      'slug',
      'vendor_details',
    ])
  })

  test.each([
    'sortBy=cheapest',
    'category=office_supplies',
    'priceMin=-1',
    'limit=61',
    'page=0',
    'colour=red',
  ])('refuses %s', async (query) => {
    const response = await api.call('GET', `/public/products?${query}`)
    expect([response.status, response.error.code]).toEqual([400, 'request/invalid'])
  })
})

describe('suggestions', () => {
  const suggest = async (q: string) =>
    (await api.call<Suggestions>('GET', `/public/products/suggestions?q=${encodeURIComponent(q)}`))
      .data

  test('are products with their picture, and the store and category whose names begin so', async () => {
    const { products, vendors, categories } = await suggest(`${mark} flut`)
    const { slug, name, price, images } = made[1] ?? {}
    expect(products).toEqual([{ slug, name, price, image: images?.[0]?.url_320 }])
    expect([vendors, categories]).toEqual([[], []])
    expect((await suggest('furn')).categories).toEqual(['furniture'])
    const store = made[0]?.vendor_details.name ?? ''
    const own = { vendor_id: vendor.uid, name: store }
    expect((await suggest(store)).vendors).toContainEqual(own)
  })

  test.each([[''], ['a'], ['a'.repeat(101)]])('refuse “%s”', async (q) => {
    const response = await api.call('GET', `/public/products/suggestions?q=${q}`)
    expect([response.status, response.error.code]).toEqual([400, 'request/invalid'])
  })
})

describe('a snapshot', () => {
  test('is what a new instance begins with, brought up to what changed since', async () => {
    const product = await putOnSale(vendor, { name: `${mark}k basket` })
    const gone = await putOnSale(vendor, { name: `${mark}k stool` })
    await api.deps.search.renewSnapshot()
    await api.call('DELETE', `/vendors/products/${gone.id}`, { as: vendor })
    const late = await putOnSale(vendor, { name: `${mark}k lamp` })
    const fresh = await startApi()
    const { data } = await fresh.call<ProductPage>('GET', `/public/products?q=${mark}k`)
    expect(data.items.map(({ id }) => id).sort()).toEqual([product.id, late.id].sort())
    await fresh.close()
    await api.deps.objects.remove('search/snapshot.jsonl.gz')
  })
})

describe('recent products', () => {
  test('of a category are its newest', async () => {
    const newest = await putOnSale(vendor, { category: 'pet_supplies' })
    const path = '/public/products/recent?category=pet_supplies&limit=1'
    const response = await api.call<ProductCard[]>('GET', path)
    expect(response.data.map(({ id }) => id)).toEqual([newest.id])
  })
})

describe('similar products', () => {
  test('are of the same category and not the product itself', async () => {
    const path = `/public/products/${made[0]?.id}/similar`
    const { data } = await api.call<ProductCard[]>('GET', path)
    expect(data.map(({ id }) => id)).toContain(made[2]?.id)
    expect(data.every(({ category }) => category === 'musical_instruments')).toBe(true)
    expect(data.some(({ id }) => id === made[0]?.id)).toBe(false)
  })
})

describe('reviews', () => {
  test('are listed newest first, with how many gave how many stars', async () => {
    const [product] = made
    const stars = [5, 4, 5]
    for (const [index, rating] of stars.entries()) {
      const id = `${mark}${index}`.padEnd(20, 'r').slice(0, 20)
      await collectionOf<Review>(COLLECTIONS.reviews)
        .doc(id)
        .set({
          id,
          product_id: product?.id ?? '',
          vendor_id: vendor.uid,
          buyer_name: 'Ada',
          rating,
          text: 'Very good',
          reply: null,
          created_at: timestampFromMillis(Date.now() + index * 1000),
        })
    }
    const path = `/public/products/${product?.id}/reviews?limit=2`
    const response = await api.call<{ items: Review[]; total: number; histogram: object }>(
      'GET',
      path,
    )
    expect(response.data.items.map(({ rating }) => rating)).toEqual([5, 4])
    expect([response.data.total, response.data.histogram]).toEqual([
      3,
      { '1': 0, '2': 0, '3': 0, '4': 1, '5': 2 },
    ])
  })
})
