import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type {
  Product,
  ProductDetails,
} from '../../../functions/src/contract/entities/catalog/product'
import type { Review } from '../../../functions/src/contract/entities/orders/review'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type { Vendor } from '../../../functions/src/contract/entities/people/vendor'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { reviewIdOf } from '../../../functions/src/domain/orders/review/review-id'
import { countedTest } from '../../support/counts'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let buyer: Person
let vendor: Person
let product: Product

beforeAll(async () => {
  testApi = await openTestApi()
  ;[buyer, vendor] = await Promise.all([testApi.buyer(), testApi.vendor()])
})
afterAll(() => testApi.close())

const GOOD = { rating: 5, text: 'Strong, and as it was shown.' }
const WORSE = { rating: 2, text: 'The handle came off after a week.' }

const completed = async (by = buyer): Promise<Transaction> =>
  testApi.done(by, await testApi.paid(by, product), 'approve')

const write = (as: Person, { id }: { id: string }, body: object = GOOD) =>
  testApi.call<Review>('POST', `/transactions/${id}/review`, { as, body })
const edit = (as: Person, { id }: { id: string }, body: object = WORSE) =>
  testApi.call<Review>('PUT', `/reviews/${id}`, { as, body })
const reply = (as: Person, { id }: { id: string }, text: string) =>
  testApi.call<Review>('POST', `/reviews/${id}/reply`, { as, body: { text } })

const reviewed = async (body: object = GOOD): Promise<Review> => {
  const { data, text } = await write(buyer, await completed(), body)
  if (!data) throw new Error(text)
  return data
}
const storedReview = async ({ id }: { id: string }): Promise<Review | undefined> =>
  (await collectionOf<Review>(COLLECTIONS.reviews).doc(id).get()).data()
const ratingOf = async () => {
  const { rating, rating_count } = await testApi.readProduct(product)
  return { rating, rating_count }
}
const storeRating = async () => {
  const data = (await collectionOf<Vendor>(COLLECTIONS.vendors).doc(vendor.uid).get()).data()
  return { rating: data?.rating, rating_count: data?.rating_count }
}
const freshProduct = async () => {
  product = await testApi.product(vendor, { available_items: 100 })
}

describe('a review', () => {
  beforeAll(freshProduct)

  test('is written once for a completed purchase and counts for product and store', async () => {
    const before = await storeRating()
    const transaction = await completed()
    const first = await write(buyer, transaction)
    expect(first.data).toMatchObject({ ...GOOD, buyer_name: buyer.name, reply: null })
    expect((await testApi.read(transaction)).review_id).toBe(first.data.id)
    expect(await ratingOf()).toEqual({ rating: 5, rating_count: 1 })
    expect((await storeRating()).rating_count).toBe((before.rating_count ?? 0) + 1)
  })

  test('is in the rating of the store that the product’s page shows', async () => {
    await freshProduct()
    const page = `/public/products/${product.id}`
    const before = (await testApi.call<ProductDetails>('GET', page)).data.store
    await reviewed()
    const { store } = (await testApi.call<ProductDetails>('GET', page)).data
    const { city, state } = before ?? {}
    expect(store).toMatchObject({ ...(await storeRating()), city, state })
    expect(store?.rating_count).toBe((before?.rating_count ?? 0) + 1)
    expect((await testApi.readProduct(product)) as ProductDetails).not.toHaveProperty('store')
  })

  test('asked for again gives the same response and counts once', async () => {
    await freshProduct()
    const transaction = await completed()
    const responses = await Promise.all([1, 2, 3, 4].map(() => write(buyer, transaction)))
    for (const { data } of responses) expect(data).toEqual(responses[0]?.data)
    expect(await ratingOf()).toEqual({ rating: 5, rating_count: 1 })
  })

  test('is refused before the purchase completed and by the vendor', async () => {
    await freshProduct()
    const running = await testApi.paid(buyer, product)
    expect(codeOf(await write(buyer, running))).toBe('transaction/action-not-allowed')
    expect(codeOf(await write(vendor, await completed()))).toBe('transaction/action-not-allowed')
    expect(await ratingOf()).toEqual({ rating: 0, rating_count: 0 })
  })

  test('is taken on the thirtieth day and refused after it', async () => {
    await freshProduct()
    const [early, late] = [await completed(), await completed()]
    testApi.passTime(30 * DAY_MS - 60_000)
    expect(codeOf(await write(buyer, early))).toBe('success')
    testApi.passTime(2 * 60_000)
    expect(codeOf(await write(buyer, late))).toBe('transaction/action-not-allowed')
    expect((await testApi.read(late)).review_id).toBeNull()
    expect(await storedReview({ id: reviewIdOf(late.id) })).toBeUndefined()
  })

  test('tells the public neither whose it is nor of which purchase', async () => {
    await freshProduct()
    const transaction = await completed()
    const { data } = await write(buyer, transaction)
    await edit(buyer, data)
    await reply(vendor, data, 'Thank you.')
    const page = await testApi.call('GET', `/public/products/${product.id}/reviews`)
    expect(page.text).toContain(WORSE.text)
    for (const text of [page.text, JSON.stringify(await storedReview(data))]) {
      expect(text).not.toContain(buyer.uid)
      expect(text).not.toContain(transaction.id)
    }
  })

  test('is on its store’s page with the product, as long as that is on sale', async () => {
    await freshProduct()
    const { id } = await reviewed()
    type Shown = { items: (Review & { product: { slug: string; name: string } | null })[] }
    const list = (of = vendor.uid) =>
      testApi.call<Shown>('GET', `/public/vendors/${of}/reviews?page=1&limit=5`)
    const shown = async () => (await list()).data.items.find((one) => one.id === id)
    const { slug, name } = product
    expect(await shown()).toMatchObject({ ...GOOD, product: { slug, name } })
    expect(JSON.stringify((await list()).data)).not.toContain(buyer.uid)
    await testApi.call('POST', `/vendors/products/${product.id}/pause`, { as: vendor })
    expect(await shown()).toMatchObject({ ...GOOD, product: null })
    expect(codeOf(await list('nobody'))).toBe('vendor/not-found')
    expect(
      (await testApi.call('GET', `/public/vendors/${vendor.uid}/reviews?limit=0`)).status,
    ).toBe(400)
  })

  test('is in the product’s histogram as it is now', async () => {
    await freshProduct()
    const review = await reviewed()
    await reviewed({ rating: 4, text: 'Good enough for me.' })
    await edit(buyer, review)
    const page = await testApi.call<{ total: number; histogram: Record<string, number> }>(
      'GET',
      `/public/products/${product.id}/reviews`,
    )
    expect(page.data.total).toBe(2)
    expect(page.data.histogram).toEqual({ 1: 0, 2: 1, 3: 0, 4: 1, 5: 0 })
  })
})

describe('an edit', () => {
  beforeAll(freshProduct)

  test('within a day changes the words and both averages, and says when', async () => {
    await freshProduct()
    const review = await reviewed()
    const before = await storeRating()
    testApi.passTime(DAY_MS - 60_000)
    const changed = await edit(buyer, review)
    expect(changed.data).toMatchObject({ ...WORSE, created_at: review.created_at })
    expect(changed.data.edited_at?.seconds).toBeGreaterThan(review.created_at.seconds)
    expect(await storedReview(review)).toEqual(changed.data)
    expect(await ratingOf()).toEqual({ rating: 2, rating_count: 1 })
    const after = await storeRating()
    expect(after.rating_count).toBe(before.rating_count)
    const sum = (of: typeof before) => (of.rating ?? 0) * (of.rating_count ?? 0)
    expect(sum(before) - sum(after)).toBeCloseTo(3)
  })

  test('is refused once the day is over and changes nothing', async () => {
    await freshProduct()
    const review = await reviewed()
    testApi.passTime(DAY_MS)
    const refused = await edit(buyer, review)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'review/edit-too-late'])
    expect(await storedReview(review)).toEqual(review)
    expect(await ratingOf()).toEqual({ rating: 5, rating_count: 1 })
  })

  test('that says the same again changes nothing, whenever it comes', async () => {
    await freshProduct()
    const review = await reviewed()
    const changed = await edit(buyer, review)
    testApi.passTime(2 * DAY_MS)
    expect((await edit(buyer, review)).data).toEqual(changed.data)
    expect(await storedReview(review)).toEqual(changed.data)
  })

  test('keeps the vendor’s answer, which is older than the edit', async () => {
    await freshProduct()
    const review = await reviewed()
    await reply(vendor, review, 'Thank you very much.')
    testApi.passTime(60_000)
    const { data } = await edit(buyer, review)
    expect(data.reply?.text).toBe('Thank you very much.')
    expect(data.edited_at?.seconds).toBeGreaterThan(data.reply?.at.seconds ?? Number.MAX_VALUE)
    expect(codeOf(await reply(vendor, review, 'Another one.'))).toBe('review/already-replied')
  })

  test('and an answer in the same moment are both kept', async () => {
    await freshProduct()
    const review = await reviewed()
    await Promise.all([edit(buyer, review), reply(vendor, review, 'Thank you.')])
    expect(await storedReview(review)).toMatchObject({ ...WORSE, reply: { text: 'Thank you.' } })
  })

  test('is refused with stars or words that no review has', async () => {
    await freshProduct()
    const review = await reviewed()
    for (const body of [
      { ...WORSE, rating: 0 },
      { ...WORSE, rating: 6 },
      { ...WORSE, rating: 2.5 },
      { ...WORSE, text: 'no' },
      { ...WORSE, text: 'x'.repeat(2_001) },
      { rating: 3 },
      { ...WORSE, buyer_name: 'Somebody' },
    ]) {
      expect(codeOf(await edit(buyer, review, body))).toBe('request/invalid')
    }
    expect(await storedReview(review)).toEqual(review)
  })

  test('of twelve buyers at once leaves the exact average', async () => {
    await freshProduct()
    const buyers = await Promise.all(Array.from({ length: 12 }, () => testApi.buyer()))
    const reviews: { by: Person; id: string }[] = []
    for (const by of buyers) {
      const { data } = await write(by, await completed(by))
      reviews.push({ by, id: data.id })
    }
    const stars = reviews.map((_, index) => (index % 5) + 1)
    const responses = await Promise.all(
      reviews.map(({ by, id }, index) =>
        edit(by, { id }, { rating: stars[index], text: 'On second thoughts.' }),
      ),
    )
    expect(responses.map(({ status }) => status)).toEqual(stars.map(() => 200))
    const sum = stars.reduce((total, one) => total + one, 0)
    expect(await ratingOf()).toEqual({ rating: sum / 12, rating_count: 12 })
  })
})

describe('to anyone but its buyer', () => {
  beforeAll(freshProduct)

  for (const who of ['the vendor', 'another buyer'] as const) {
    countedTest('R5', `a review is not there to be changed: ${who}`, async () => {
      const review = await reviewed()
      const other = who === 'the vendor' ? vendor : await testApi.buyer()
      const refused = await edit(other, review)
      expect([refused.status, codeOf(refused)]).toEqual([404, 'review/not-found'])
      expect(await storedReview(review)).toEqual(review)
    })
  }

  countedTest('R5', 'a review that nobody wrote gives the same response', async () => {
    const refused = await edit(buyer, { id: 'a'.repeat(20) })
    expect([refused.status, codeOf(refused)]).toEqual([404, 'review/not-found'])
  })
})
