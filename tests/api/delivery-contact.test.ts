import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../functions/src/contract/time'
import type { PrivatePart, Transaction } from '../../functions/src/contract/transaction'
import { firestore } from '../../functions/src/store/firestore'
import { DELIVERY, type Market, openMarket } from '../support/market'
import type { Person } from '../support/people'

let market: Market
let vendor: Person
let buyer: Person

beforeAll(async () => {
  market = await openMarket()
  ;[vendor, buyer] = await Promise.all([market.vendor(), market.buyer()])
})
afterAll(() => market.close())

const { city, state, ...typed } = DELIVERY
const contact = { ...typed, phone: '+2348031234567' }

type Shown = { transaction: Transaction; own: PrivatePart | null }

const show = async (as: Person, { id }: { id: string }) =>
  market.call<Shown>('GET', `/transactions/${id}`, { as })

/** What stands for the vendor in the database; rules let the vendor read it all. */
const vendorReads = async ({ id }: { id: string }): Promise<string> => {
  const at = firestore().doc(`transactions/${id}`)
  const own = await at.collection('private').doc(vendor.uid).get()
  return JSON.stringify([(await at.get()).data(), own.data() ?? null])
}

describe('where to send an order', () => {
  test('is the buyer’s own until it is paid, but for city and state', async () => {
    const order = await market.buy(buyer, await market.product(vendor))
    const [mine, theirs] = [await show(buyer, order), await show(vendor, order)]
    expect(mine.data.own?.contact).toEqual(contact)
    expect([theirs.data.own, theirs.data.transaction.delivery]).toEqual([null, { city, state }])
    const sales = await market.call('GET', '/transactions?role=vendor', { as: vendor })
    for (const text of [theirs.text, sales.text, await vendorReads(order)]) {
      expect(text).toContain(city)
      for (const secret of [contact.phone, contact.address]) expect(text).not.toContain(secret)
    }
  })

  test('is the vendor’s too from the moment that it is paid, and nothing else is', async () => {
    const order = await market.paid(buyer, await market.product(vendor))
    expect((await show(vendor, order)).data.own).toEqual({ contact })
    expect((await show(buyer, order)).data.own).toMatchObject({
      contact,
      escrow_code: await market.code(order),
    })
  })

  test('stays unknown to the vendor of an order that is never paid', async () => {
    const order = await market.buy(buyer, await market.product(vendor))
    await market.done(buyer, order, 'cancel')
    expect((await show(vendor, order)).data.own).toBeNull()
    expect(await vendorReads(order)).not.toContain(contact.phone)
  })

  test('stays unknown where the money comes too late and goes back', async () => {
    const order = await market.buy(buyer, await market.product(vendor))
    market.passTime(2 * DAY_MS)
    await market.sweep()
    expect((await market.read(order)).status.status).toBe('reversed')
    market.pay(order, { is_silent: true })
    const { data } = await market.verify(buyer, order)
    expect(data.transaction).toMatchObject({ status: { status: 'reversed' }, refund: {} })
    expect((await show(vendor, order)).data.own).toBeNull()
  })
})
