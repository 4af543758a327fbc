import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { ProductStock } from '../../../functions/src/contract/entities/catalog/product-stock'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { NEW_TRIAL } from '../../../functions/src/contract/entities/people/vendor'
import { heldUntil } from '../../../functions/src/contract/escrow/actions'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { MINUTE_MS, millisOf } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { allProblems, tryCheckout } from '../../support/checkouts'
import { startMeter } from '../../support/firestore-meter'
import { type Person, signUp } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
})
afterAll(() => testApi.close())

const buyers = (length: number) => Promise.all(Array.from({ length }, () => testApi.buyer()))
const stockOf = async ({ id }: Product) =>
  (await collectionOf<ProductStock>(COLLECTIONS.productStock).doc(id).get()).data()?.variants[id]

describe('buyers without a completed purchase', () => {
  test('hold half of a line together, of twenty at once; the next is told until when', async () => {
    const product = await testApi.product(vendor, { available_items: 11 })
    const responses = await Promise.all(
      (await buyers(20)).map((buyer) => testApi.tryToBuy(buyer, product)),
    )
    const made = responses.filter(({ status }) => status === 200)
    const refused = responses.filter(({ status }) => status !== 200)
    expect(made).toHaveLength(5)
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['product/held']))
    const ends = made.map(({ data }) => heldUntil(data.transaction) ?? 0)
    expect(refused[0]?.error.details).toMatchObject({ product_id: product.id, left_items: 0 })
    const until = refused[0]?.error.details?.held_until as Parameters<typeof millisOf>[0]
    expect(millisOf(until)).toBe(Math.max(...ends))
    expect(await stockOf(product)).toMatchObject({ available: 6, reserved: 5, unproven: 5 })
  })

  test('leave the rest to a buyer with one, whose units don’t count', async () => {
    const product = await testApi.product(vendor, { available_items: 4 })
    const [first, second, third, good] = (await buyers(4)) as [Person, Person, Person, Person]
    expect(codeOf(await testApi.tryToBuy(first, product))).toBe('success')
    expect(codeOf(await testApi.tryToBuy(second, product))).toBe('success')
    expect(codeOf(await testApi.tryToBuy(third, product))).toBe('product/held')
    await testApi.buy(good, product, { quantity: 2 })
    expect(await stockOf(product)).toMatchObject({ available: 0, reserved: 4, unproven: 2 })
  })

  test.each([
    ['paid', (buyer: Person, order: Transaction) => pay(buyer, order)],
    ['cancelled', (buyer: Person, order: Transaction) => testApi.done(buyer, order, 'cancel')],
    ['over', () => lapse()],
  ])('make room once an order is %s', async (_, end) => {
    const product = await testApi.product(vendor, { available_items: 2 })
    const [first, second] = (await buyers(2)) as [Person, Person]
    const order = (await testApi.tryToBuy(first, product)).data.transaction
    expect(codeOf(await testApi.tryToBuy(second, product))).toBe('product/held')
    await end(first, order)
    expect(await stockOf(product)).toMatchObject({ reserved: 0, unproven: 0 })
    expect(codeOf(await testApi.tryToBuy(second, product))).toBe('success')
    expect(await allProblems(testApi)).toEqual([])
  })

  test('are asked again for a purchase that was completed before one is refused', async () => {
    const product = await testApi.product(vendor, { available_items: 2 })
    const [first, second] = (await buyers(2)) as [Person, Person]
    const paid = (await testApi.tryToBuy(second, await testApi.product(vendor))).data.transaction
    await pay(second, paid)
    await testApi.done(second, paid, 'approve')
    await testApi.tryToBuy(first, product)
    expect(codeOf(await testApi.tryToBuy(second, product))).toBe('success')
    expect(await stockOf(product)).toMatchObject({ reserved: 2, unproven: 1 })
  })

  test('hold six lines each', async () => {
    const [buyer] = (await buyers(1)) as [Person]
    const products = await Promise.all(Array.from({ length: 7 }, () => testApi.product(vendor)))
    const lines = products.map((product) => ({ product }))
    const refused = await tryCheckout(testApi, buyer, lines)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'transaction/unpaid-lines'])
    expect(codeOf(await tryCheckout(testApi, buyer, lines.slice(0, 6)))).toBe('success')
    expect(codeOf(await tryCheckout(testApi, buyer, lines.slice(6)))).toBe(
      'transaction/unpaid-lines',
    )
  })

  test('fill a third of a new store’s room together, of six at once', async () => {
    const fresh = await testApi.vendor()
    await collectionOf(COLLECTIONS.vendors).doc(fresh.uid).update({ trial: NEW_TRIAL })
    const products = await Promise.all(
      Array.from({ length: 6 }, () => testApi.product(fresh, { price: 4_000_000 })),
    )
    const people = await buyers(6)
    const responses = await Promise.all(
      people.map((buyer, index) => testApi.tryToBuy(buyer, products[index] as Product)),
    )
    const codes = responses.map(codeOf).toSorted()
    expect(codes).toEqual([...Array(4).fill('checkout/store-busy'), 'success', 'success'])
    const busy = responses.find(({ status }) => status !== 200)
    expect(busy?.error.details).toMatchObject({ vendor_id: fresh.uid, until: {} })
    const good = await testApi.buyer()
    await testApi.buy(good, await testApi.product(fresh, { price: 15_000_000 }))
  })

  test('cost no write more', async () => {
    const product = await testApi.product(vendor)
    const [first, second] = (await buyers(2)) as [Person, Person]
    await testApi.tryToBuy(first, product)
    const meter = startMeter()
    const { status } = await testApi.tryToBuy(second, product)
    meter.stop()
    expect(status).toBe(200)
    expect(meter.read()).toMatchObject({ writes: 7 })
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

describe('somebody whose address isn’t verified', () => {
  test('reserves for ten minutes, and a verified one for forty-five', async () => {
    const hasty = await signUp({ name: 'Ngozi Eze', email_verified: false })
    const [buyer] = (await buyers(1)) as [Person]
    const [one, other] = [await testApi.product(vendor), await testApi.product(vendor)]
    const short = (await testApi.tryToBuy(hasty, one)).data.transaction
    const long = (await testApi.tryToBuy(buyer, other)).data.transaction
    testApi.passTime(9 * MINUTE_MS)
    await testApi.runDueJobs()
    expect((await testApi.read(short)).status.status).toBe('pending')
    testApi.passTime(MINUTE_MS)
    await testApi.runDueJobs()
    expect((await testApi.read(short)).status.status).toBe('reversed')
    expect((await testApi.readProduct(one)).available_items).toBe(10)
    expect((await testApi.read(long)).status.status).toBe('pending')
  })

  test('can pay until then', async () => {
    const hasty = await signUp({ name: 'Ngozi Eze', email_verified: false })
    const order = (await testApi.tryToBuy(hasty, await testApi.product(vendor))).data.transaction
    testApi.passTime(9 * MINUTE_MS)
    await pay(hasty, order)
    expect((await testApi.read(order)).status.status).toBe('in_escrow')
  })
})
