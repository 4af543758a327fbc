import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type { PrivatePart } from '../../../functions/src/contract/entities/orders/transaction-parts'
import { DAY_MS } from '../../../functions/src/contract/time'
import { firestore } from '../../../functions/src/db/firestore'
import type { Person } from '../../support/people'
import { DELIVERY, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
})
afterAll(() => testApi.close())

const { city, state, ...typed } = DELIVERY
const contact = { ...typed, phone: '+2348031234567' }

type Shown = { transaction: Transaction; own: PrivatePart | null }

const show = async (as: Person, { id }: { id: string }) =>
  testApi.call<Shown>('GET', `/transactions/${id}`, { as })

/** The database contents that the rules let the vendor read. */
const vendorReads = async ({ id }: { id: string }): Promise<string> => {
  const at = firestore().doc(`transactions/${id}`)
  const own = await at.collection('private').doc(vendor.uid).get()
  return JSON.stringify([(await at.get()).data(), own.data() ?? null])
}

describe('where to send an order', () => {
  test('is the buyer’s own until it is paid, but for city and state', async () => {
    const order = await testApi.buy(buyer, await testApi.product(vendor))
    const [mine, theirs] = [await show(buyer, order), await show(vendor, order)]
    expect(mine.data.own?.contact).toEqual(contact)
    expect([theirs.data.own, theirs.data.transaction.delivery]).toEqual([null, { city, state }])
    const sales = await testApi.call('GET', '/transactions?role=vendor', { as: vendor })
    for (const text of [theirs.text, sales.text, await vendorReads(order)]) {
      expect(text).toContain(city)
      for (const secret of [contact.phone, contact.address]) expect(text).not.toContain(secret)
    }
  })

  test('is the vendor’s too from the moment that it is paid, and nothing else is', async () => {
    const order = await testApi.paid(buyer, await testApi.product(vendor))
    expect((await show(vendor, order)).data.own).toEqual({ contact })
    expect((await show(buyer, order)).data.own).toMatchObject({
      contact,
      escrow_code: await testApi.code(order),
    })
  })

  test('stays unknown to the vendor of an order that is never paid', async () => {
    const order = await testApi.buy(buyer, await testApi.product(vendor))
    await testApi.done(buyer, order, 'cancel')
    expect((await show(vendor, order)).data.own).toBeNull()
    expect(await vendorReads(order)).not.toContain(contact.phone)
  })

  test('stays unknown where the money comes too late and goes back', async () => {
    const order = await testApi.buy(buyer, await testApi.product(vendor))
    testApi.passTime(2 * DAY_MS)
    await testApi.runDueJobs()
    expect((await testApi.read(order)).status.status).toBe('reversed')
    testApi.pay(order, { is_silent: true })
    const { data } = await testApi.verify(buyer, order)
    expect(data.transactions).toMatchObject([{ status: { status: 'reversed' }, refund: {} }])
    expect((await show(vendor, order)).data.own).toBeNull()
  })
})
