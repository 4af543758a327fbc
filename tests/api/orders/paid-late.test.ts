import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS, MINUTE_MS, millisOf } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { readPayment } from '../../../functions/src/db/money/payments'
import { refuseCharge } from '../../../tools/paystack-simulator/charges'
import { allProblems, drainLater } from '../../support/checkouts'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
})
beforeEach(async () => {
  buyer = await testApi.buyer()
})
afterAll(() => testApi.close())

const REFUSED = 'checkout/late-payments'
const product = (): Promise<Product> => testApi.product(vendor)
const ordered = async (by = buyer): Promise<Transaction> => {
  const response = await testApi.tryToBuy(by, await product())
  if (response.status !== 200) throw new Error(response.text)
  return response.data.transaction
}
const tryOnce = async (by = buyer) => testApi.tryToBuy(by, await product())
const pay = async (order: Transaction, by = buyer, signature?: string): Promise<void> => {
  testApi.pay(order, { is_silent: true, ...(signature && { payer: { signature } }) })
  await testApi.verify(by, order)
}

const cancelled = async (by = buyer): Promise<Transaction> => {
  const order = await ordered(by)
  await testApi.done(by, order, 'cancel')
  return order
}
const lapsed = async (): Promise<Transaction> => {
  const order = await ordered()
  testApi.passTime(46 * MINUTE_MS)
  await testApi.runDueJobs()
  return order
}
/** The first attempt is declined, and somebody asks for it before the second. */
const declined = async (): Promise<Transaction> => {
  const order = await ordered()
  const charge = testApi.simulator.world.state.charges.get(order.payment.reference)
  if (charge) refuseCharge(charge, 'Declined')
  await testApi.verify(buyer, order)
  expect((await testApi.read(order)).status.status).toBe('reversed')
  return order
}
const unpaidOrders = () => collectionOf(COLLECTIONS.unpaidOrders).doc(buyer.uid)

describe('an order that is paid after its buyer let it end', () => {
  test.each([
    ['cancelled it', () => cancelled()],
    ['didn’t pay in time', lapsed],
    ['paid with a card that was declined', declined],
  ])('is counted if they %s: after the second no new one for a day', async (_, end) => {
    await pay(await end())
    testApi.passTime(HOUR_MS)
    await pay(await end())
    const at = testApi.clock()
    const refused = await tryOnce()
    expect([refused.status, codeOf(refused)]).toEqual([409, REFUSED])
    const { until } = refused.error.details as { until: Parameters<typeof millisOf>[0] }
    expect(millisOf(until)).toBeLessThanOrEqual(at + DAY_MS - HOUR_MS)
    expect(millisOf(until)).toBeGreaterThan(at + DAY_MS - 2 * HOUR_MS)
    testApi.passTime(DAY_MS - 2 * HOUR_MS - MINUTE_MS)
    expect(codeOf(await tryOnce())).toBe(REFUSED)
    testApi.passTime(2 * HOUR_MS)
    expect(codeOf(await tryOnce())).toBe('success')
    await drainLater(testApi)
    expect(await allProblems(testApi)).toEqual([])
  })

  test('isn’t counted if it is kept', async () => {
    const kept = await cancelled()
    await pay(kept)
    await testApi.done(buyer, kept, 'keep')
    await pay(await cancelled())
    expect((await readPayment(kept.payment.reference))?.data.late_at).toBeUndefined()
    expect(codeOf(await tryOnce())).toBe('success')
  })

  test('isn’t counted if it is paid in time, or never', async () => {
    await cancelled()
    await cancelled()
    await pay(await ordered())
    expect(codeOf(await tryOnce())).toBe('success')
  })

  test('stops nobody with a completed purchase', async () => {
    const bought = await ordered()
    await pay(bought)
    await testApi.done(buyer, bought, 'approve')
    for (let times = 0; times < 3; times += 1) await pay(await cancelled())
    expect(codeOf(await tryOnce())).toBe('success')
  })

  test('is counted though what was known of the buyer is lost', async () => {
    await pay(await cancelled())
    await pay(await cancelled())
    await unpaidOrders().delete()
    expect(codeOf(await tryOnce())).toBe(REFUSED)
  })

  test('is counted by its card, whoever pays with it', async () => {
    const card = `SIG_shared_${buyer.uid}`
    const [second, third] = [await testApi.buyer(), await testApi.buyer()]
    await pay(await cancelled(), buyer, card)
    expect(codeOf(await tryOnce())).toBe('success')
    await pay(await cancelled(second), second, card)
    expect(codeOf(await tryOnce(second))).toBe(REFUSED)
    expect(codeOf(await tryOnce())).toBe(REFUSED)
    await pay(await cancelled(third), third, `${card}-another`)
    expect(codeOf(await tryOnce(third))).toBe('success')
  })

  test('is counted once however often it is told at once, beside new orders', async () => {
    const [first, second] = [await cancelled(), await cancelled()]
    testApi.pay(first, { is_silent: true })
    await Promise.all([1, 2, 3].map(() => testApi.verify(buyer, first)))
    expect(codeOf(await testApi.tryToBuy(buyer, await product()))).toBe('success')
    testApi.pay(second, { is_silent: true })
    const goods = await Promise.all([1, 2, 3, 4].map(product))
    await Promise.all([
      testApi.verify(buyer, second),
      testApi.verify(buyer, second),
      ...goods.slice(0, 3).map((one) => testApi.tryToBuy(buyer, one)),
    ])
    expect(codeOf(await testApi.tryToBuy(buyer, goods[3] as Product))).not.toBe('success')
    const { paid_late } = (await unpaidOrders().get()).data() ?? {}
    expect(Object.keys(paid_late)).toHaveLength(2)
  })
})
