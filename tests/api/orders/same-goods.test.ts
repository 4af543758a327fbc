import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { readStock } from '../../../functions/src/db/catalog/stock'
import { collectionOf, plus } from '../../../functions/src/db/firestore'
import { recountProductStock } from '../../../functions/src/usecases/catalog/product/recount-product-stock'
import { syncStock } from '../../../functions/src/usecases/catalog/product/sync-stock'
import { allProblems, countsOf } from '../../support/checkouts'
import type { Person } from '../../support/people'
import { codeOf, DELIVERY, openTestApi, type TestApi, totalOf } from '../../support/test-api'

const DECIDED = { operator: 'ops@oja.test', reason: 'Reserved by nobody.' }

let testApi: TestApi
let vendor: Person
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
  buyer = await testApi.buyer()
})
afterAll(() => testApi.close())

const twice = ({ id }: Product, quantity: number) => [
  { product_id: id, quantity },
  { product_id: id, variant_id: id, quantity },
]

describe('one product named in two ways', () => {
  test('is refused in a checkout and a quote, and nothing is reserved', async () => {
    const product = await testApi.product(vendor, { available_items: 36 })
    await testApi.forgetLimit(buyer)
    for (const path of ['/checkouts', '/checkouts/quote', '/checkouts/offer']) {
      const isQuote = path !== '/checkouts'
      for (const lines of [twice(product, 36), twice(product, 1).toReversed()]) {
        const response = await testApi.call('POST', path, {
          as: buyer,
          body: isQuote
            ? { lines }
            : {
                lines,
                delivery: DELIVERY,
                channel: 'card',
                expected_total_minor: totalOf(product, 72),
              },
          headers: isQuote ? {} : { 'idempotency-key': `twice-${path}-${lines[0]?.quantity}` },
        })
        expect([response.status, codeOf(response)]).toEqual([400, 'request/invalid'])
        expect(response.text).toContain('Name each product and variant once.')
      }
    }
    expect(await countsOf(testApi, { product })).toEqual([36, 0, 0])
  })

  test('is bought under either name', async () => {
    const product = await testApi.product(vendor)
    for (const variant_id of [undefined, product.id]) {
      const more = variant_id === undefined ? {} : { variant_id }
      const transaction = await testApi.buy(buyer, product, { ...more, quantity: 2 })
      expect(transaction.items).toMatchObject([{ variant_id: product.id, quantity: 2 }])
      await testApi.done(buyer, transaction, 'cancel')
    }
    expect(await countsOf(testApi, { product })).toEqual([10, 0, 0])
  })
})

describe('an order from before that names one variant twice', () => {
  const ofBefore = async (): Promise<{ product: Product; order: Transaction }> => {
    const product = await testApi.product(vendor, { price: 100_000 })
    const order = await testApi.paid(buyer, product, { quantity: 5 })
    const [item] = order.items
    if (!item) throw new Error('an order without items')
    const items = [2, 3].map((quantity) => ({
      ...item,
      quantity,
      escrow_fee_minor: (item.escrow_fee_minor * quantity) / 5,
    }))
    await collectionOf(COLLECTIONS.transactions).doc(order.id).update({ items })
    return { product, order }
  }
  const sending = ({ id }: Product, quantity: number) => ({
    lines: [{ product_id: id, variant_id: id, quantity }],
  })

  test('is confirmed with fewer units of both together', async () => {
    const { product, order } = await ofBefore()
    const more = await testApi.act(vendor, order, 'confirm-partial', sending(product, 6))
    expect(codeOf(more)).toBe('transaction/units-out-of-range')
    const done = await testApi.act(vendor, order, 'confirm-partial', sending(product, 1))
    expect(done.data.transaction).toMatchObject({
      items: [{ quantity: 1 }],
      units_total: 1,
      partial: { missing: [{ quantity: 4 }], goods_minor: 400_000 },
    })
    expect(await readStock(product.id)).toMatchObject({
      data: { variants: { [product.id]: { available: 5, reserved: 0, sold: 1, missing: 4 } } },
    })
    expect(await allProblems(testApi)).toEqual([])
  })

  test('is declined with none of them', async () => {
    const { product, order } = await ofBefore()
    const done = await testApi.act(vendor, order, 'confirm-partial', sending(product, 0))
    expect(done.data.transaction.status.status).toBe('reversed')
    expect(await allProblems(testApi)).toEqual([])
  })
})

describe('a count that a write without a read left below zero', () => {
  test('is said to operators, shown as none, and not sold from', async () => {
    const product = await testApi.product(vendor)
    const order = await testApi.buy(buyer, product)
    await collectionOf(COLLECTIONS.productStock)
      .doc(product.id)
      .update({ [`variants.${product.id}.available`]: -2 })
    const said: unknown[] = []
    const { deps } = testApi
    const log = {
      ...deps.log,
      error: (text: string, fields?: object) => {
        deps.log.error(text, fields)
        said.push([text, fields])
      },
    }
    await syncStock({ ...deps, log }, product.id)
    const line = { id: product.id, variants: [product.id] }
    expect(said).toEqual([['A count of stock is below zero', line]])
    const shown = await testApi.readProduct(product)
    expect(shown.available_items).toBe(0)
    await testApi.done(buyer, order, 'cancel')
    const refused = await testApi.tryToBuy(buyer, product)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'product/out-of-stock'])
    await recountProductStock(deps, product.id, DECIDED)
    expect(await countsOf(testApi, { product })).toEqual([10, 0, 0])
  })
})

describe('a recount of stock', () => {
  test('frees what nobody reserves, leaves unpaid orders alone, and is in the audit log', async () => {
    const product = await testApi.product(vendor, { available_items: 20 })
    const transaction = await testApi.buy(buyer, product, { quantity: 3 })
    await collectionOf(COLLECTIONS.productStock)
      .doc(product.id)
      .update({ [`variants.${product.id}.available`]: 1, [`variants.${product.id}.reserved`]: 19 })
    expect(await allProblems(testApi)).not.toEqual([])
    await recountProductStock(testApi.deps, product.id, DECIDED)
    expect(await countsOf(testApi, { product })).toEqual([17, 3, 0])
    expect(await allProblems(testApi)).toEqual([])
    await testApi.done(buyer, transaction, 'cancel')
    expect(await countsOf(testApi, { product })).toEqual([20, 0, 0])
    const { docs } = await collectionOf(COLLECTIONS.opsDecisions)
      .where('subject', '==', product.id)
      .get()
    expect(docs.map((one) => one.data())).toMatchObject([
      {
        ...DECIDED,
        action: 'recount-stock',
        before: { [product.id]: { available: 1, reserved: 19 } },
        after: { [product.id]: { available: 17, reserved: 3 } },
      },
    ])
  })

  test('takes away what somebody put on sale behind the server’s back, which reconcile names', async () => {
    const product = await testApi.product(vendor, { available_items: 3 })
    const sold = await testApi.paid(buyer, product)
    expect(await allProblems(testApi)).toEqual([])
    await collectionOf(COLLECTIONS.productStock)
      .doc(product.id)
      .update({ [`variants.${product.id}.available`]: plus(5) })
    const named = [expect.stringContaining(`${product.id}: 8 are counted, 3 were ever stocked`)]
    expect(await allProblems(testApi)).toEqual(named)
    await testApi.done(vendor, sold, 'decline')
    await testApi.forgetLimit(buyer)
    await testApi.buy(buyer, product)
    expect(await allProblems(testApi)).toEqual(named)
    await recountProductStock(testApi.deps, product.id, DECIDED)
    expect(await countsOf(testApi, { product })).toEqual([2, 1, 0])
    expect(await allProblems(testApi)).toEqual([])
  })

  test('of an unknown product is refused', async () => {
    await expect(recountProductStock(testApi.deps, 'nothing', DECIDED)).rejects.toThrow()
  })
})
