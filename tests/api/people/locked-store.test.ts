import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { MINUTE_MS } from '../../../functions/src/contract/time'
import { readStock } from '../../../functions/src/db/catalog/stock'
import { allProblems, tryCheckout } from '../../support/checkouts'
import { startMeter } from '../../support/firestore-meter'
import { type Person, signUp } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi

beforeAll(async () => {
  testApi = await openTestApi()
})
afterAll(() => testApi.close())

const stocked = async (vendor: Person, counts: readonly number[]): Promise<Product[]> =>
  Promise.all(counts.map((available_items) => testApi.product(vendor, { available_items })))
const availableOf = async ({ id }: Product): Promise<number> =>
  (await readStock(id))?.data.variants[id]?.available ?? 0
const newBuyers = (length: number) =>
  Promise.all(Array.from({ length }, () => signUp({ name: 'Ngozi Eze', email_verified: false })))
const codesAtOnce = async (people: readonly Person[], products: readonly Product[]) =>
  (
    await Promise.all(
      people.map((person, index) =>
        testApi.tryToBuy(person, products[index % products.length] as Product),
      ),
    )
  ).map(codeOf)

describe('a store that many new accounts reserve from', { timeout: 120_000 }, () => {
  test('keeps half of its lines and half of each, which a known buyer buys', async () => {
    const vendor = await testApi.vendor()
    const products = await stocked(vendor, [...Array<number>(8).fill(1), 4, 4, 10, 10])
    const people = await newBuyers(25)
    const codes = [
      ...(await codesAtOnce(people, products)),
      ...(await codesAtOnce(people, products.toReversed())),
    ]
    expect(new Set(codes)).toEqual(new Set(['success', 'product/held', 'product/out-of-stock']))
    const left = await Promise.all(products.map(availableOf))
    expect(left.filter((available) => available === 0)).toHaveLength(6)
    for (const [index, available] of left.slice(8).entries())
      expect(available).toBeGreaterThanOrEqual([2, 2, 5, 5][index] ?? 0)
    const known = await testApi.buyer()
    await testApi.forgetLimit(known)
    const lines = products.flatMap((product, index) =>
      left[index] ? { product, quantity: left[index] } : [],
    )
    expect(codeOf(await tryCheckout(testApi, known, lines))).toBe('success')
    expect(await Promise.all(products.map(availableOf))).toEqual(Array(12).fill(0))
    expect(await allProblems(testApi)).toEqual([])
  })

  test.each([
    ['paid', (buyer: Person, order: Transaction) => pay(buyer, order)],
    ['cancelled', (buyer: Person, order: Transaction) => testApi.done(buyer, order, 'cancel')],
    ['over', () => lapse()],
  ])('counts a line no more once its order is %s', async (_, end) => {
    const vendor = await testApi.vendor()
    const [first, second] = (await stocked(vendor, [1, 1])) as [Product, Product]
    const [one, other] = (await Promise.all([testApi.buyer(), testApi.buyer()])) as [Person, Person]
    const order = (await testApi.tryToBuy(one, first)).data.transaction
    const refused = await testApi.tryToBuy(other, second)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'product/held'])
    expect(refused.error.details).toMatchObject({ product_id: second.id, left_items: 0 })
    await end(one, order)
    expect(codeOf(await testApi.tryToBuy(other, second))).toBe('success')
  })

  test('doesn’t count what is sold out among its lines', async () => {
    const vendor = await testApi.vendor()
    const products = await stocked(vendor, [0, 0, 0, 1, 1, 1])
    const people = (await Promise.all([testApi.buyer(), testApi.buyer()])) as [Person, Person]
    expect(codeOf(await testApi.tryToBuy(people[0], products[3] as Product))).toBe('success')
    expect(codeOf(await testApi.tryToBuy(people[1], products[4] as Product))).toBe('product/held')
  })

  test('costs five reads and eight writes for the first of these lines', async () => {
    const vendor = await testApi.vendor()
    const [warm, product] = (await stocked(vendor, [10, 1])) as [Product, Product]
    const [first, second] = (await Promise.all([testApi.buyer(), testApi.buyer()])) as [
      Person,
      Person,
    ]
    await testApi.tryToBuy(first, warm)
    await testApi.tryToBuy(second, warm)
    const meter = startMeter()
    expect(codeOf(await testApi.tryToBuy(second, product))).toBe('success')
    meter.stop()
    expect(meter.read()).toEqual({ reads: 5, writes: 8 })
  })
})

const pay = async (buyer: Person, order: Transaction): Promise<void> => {
  testApi.pay(order, { is_silent: true })
  await testApi.verify(buyer, order)
}
const lapse = async (): Promise<void> => {
  testApi.passTime(46 * MINUTE_MS)
  await testApi.runDueJobs()
}
