import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Notification } from '../../../functions/src/contract/entities/messaging/notification'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type { DisputeEntry } from '../../../functions/src/contract/entities/orders/transaction-parts'
import { startOfLagosDay } from '../../../functions/src/contract/lagos-day'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { CARRIER_FEE, CARRIERS_KEY, type CarrierApi, openCarrierApi } from '../../support/carriers'
import type { Person } from '../../support/people'
import { codeOf, type TestApi } from '../../support/test-api'
import { showWallet } from '../../support/wallets'

let world: CarrierApi
let testApi: TestApi
let buyer: Person
let product: Product
beforeAll(async () => {
  world = await openCarrierApi()
  testApi = world.testApi
})
afterAll(() => world.close())
beforeEach(async () => {
  buyer = await testApi.buyer()
  product = await world.newProduct()
})
afterEach(() => world.recover())

const wallet = async () => (await showWallet(testApi, world.vendor)).wallet

describe('the carrier’s money', () => {
  test('is not the vendor’s: the goods are released without it', async () => {
    const before = (await wallet()).pending_minor
    const order = await world.booked(buyer, product)
    await testApi.done(buyer, order, 'receive')
    const { money } = await testApi.done(buyer, order, 'approve')
    expect(money).toMatchObject({ released_minor: product.price, carrier_minor: CARRIER_FEE })
    expect((await wallet()).pending_minor - before).toBe(product.price)
  })

  test('goes back to a buyer who approves before the parcel is booked', async () => {
    const order = await world.confirmed(buyer, product)
    const { money, refund } = await testApi.done(buyer, order, 'approve')
    expect(money).toMatchObject({ released_minor: product.price, refunded_minor: CARRIER_FEE })
    expect(refund?.amount_minor).toBe(CARRIER_FEE)
  })

  test('is borne by a vendor who takes the goods back', async () => {
    const before = (await wallet()).available_minor
    const order = await world.booked(buyer, product)
    const reason = { reason: 'damaged', description: 'It came in two pieces.' }
    await testApi.done(buyer, order, 'dispute', reason)
    const { money } = await testApi.done(world.vendor, order, 'dispute/accept-refund')
    expect(money).toMatchObject({ refunded_minor: order.amount_paid, released_minor: -CARRIER_FEE })
    const { failed_sale_cost_minor = 0 } = money
    expect(failed_sale_cost_minor).toBeGreaterThan(0)
    const borne_minor = CARRIER_FEE + failed_sale_cost_minor
    expect((await wallet()).available_minor - before).toBe(-borne_minor)
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE)
  })

  test('stays the fee of a carrier that never brings the parcel, from whom it is claimed', async () => {
    const order = await world.booked(buyer, product)
    world.setStatus(order, 'picked_up')
    testApi.passTime(15 * DAY_MS)
    await testApi.drain()
    const { money, status } = await testApi.read(order)
    expect(status.status).toBe('reversed')
    expect(money.refunded_minor).toBe(order.amount_paid)
    expect(money.failed_sale_cost_minor ?? 0).toBe(0)
    expect(money.carrier_claim_minor).toBe(CARRIER_FEE)
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE)
  })
})

describe('tracking', () => {
  test('delivers without the code, with seven days to look at it (case 26)', async () => {
    const order = await world.booked(buyer, product)
    world.setStatus(order, 'completed')
    await world.poll()
    const { fulfilment, shipment, deadline, updated_at } = await testApi.read(order)
    expect([fulfilment, shipment?.proof]).toEqual(['delivered', 'carrier'])
    expect((deadline?.at.seconds ?? 0) - updated_at.seconds).toBe((7 * DAY_MS) / 1_000)
  })

  test('never goes back: completed twice, then in transit (case 24)', async () => {
    const order = await world.booked(buyer, product)
    world.setStatus(order, 'completed')
    await world.poll()
    const { event_count } = await testApi.read(order)
    await world.poll()
    world.setStatus(order, 'in_transit')
    await world.poll()
    expect(await testApi.read(order)).toMatchObject({ fulfilment: 'delivered', event_count })
  })

  test('gives a cancelled parcel back to the vendor with its fee, who books anew (case 25)', async () => {
    const order = await world.booked(buyer, product)
    world.setStatus(order, 'picked_up')
    await world.poll()
    world.setStatus(order, 'cancelled')
    await world.poll()
    const back = await testApi.read(order)
    expect(back).toMatchObject({ fulfilment: 'confirmed', shipment: null })
    expect(back.money).toMatchObject({ held_minor: order.amount_paid, carrier_minor: 0 })
    expect(await world.carrierPosted(order)).toBe(0)
    const days = ((back.deadline?.at.seconds ?? 0) * 1_000 - testApi.clock()) / DAY_MS
    expect(days).toBeGreaterThan(1.9)
    expect(back.deadline?.effect).toBe('allow_cancellation')
    expect(codeOf(await world.book(order))).toBe('success')
    expect(world.parcelsOf(order)).toHaveLength(2)
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE)
  })

  test('leaves alone what the buyer has received meanwhile', async () => {
    const order = await world.booked(buyer, product)
    await testApi.done(buyer, order, 'receive')
    world.setStatus(order, 'cancelled')
    await world.poll()
    expect(await testApi.read(order)).toMatchObject({ fulfilment: 'delivered' })
  })

  test('goes on after a dispute during which the parcel came', async () => {
    const order = await world.booked(buyer, product)
    await testApi.done(buyer, order, 'dispute', {
      reason: 'not_received',
      description: 'Nobody has brought anything here.',
    })
    world.setStatus(order, 'completed')
    await world.poll()
    expect(await testApi.read(order)).toMatchObject({ status: { status: 'in_dispute' } })
    await testApi.done(buyer, order, 'dispute/withdraw')
    await world.poll()
    expect(await testApi.read(order)).toMatchObject({ fulfilment: 'delivered' })
  })

  test('waits for a carrier that doesn’t answer, or doesn’t know the parcel', async () => {
    const order = await world.booked(buyer, product)
    world.fail('error', { times: 1, method: 'GET' })
    testApi.passTime(31 * MINUTE_MS)
    await testApi.runDueJobs()
    world.setStatus(order, 'completed')
    await world.poll()
    expect(await testApi.read(order)).toMatchObject({ fulfilment: 'delivered' })
  })
})

describe('the carrier’s proof (case 26)', () => {
  const dispute = (order: Transaction) =>
    testApi.done(buyer, order, 'dispute', {
      reason: 'not_received',
      description: 'Nobody has brought anything here.',
    })
  const proofsOf = async ({ id }: Transaction, as: Person) => {
    const path = `/transactions/${id}`
    const shown = await testApi.call<{ dispute_entries: DisputeEntry[] }>('GET', path, { as })
    return shown.data.dispute_entries.filter(({ kind }) => kind === 'carrier_proof')
  }
  const countNotified = async (uid: string, { id }: Transaction) => {
    const path = `${COLLECTIONS.users}/${uid}/notifications`
    const { docs } = await collectionOf<Notification>(path).get()
    return docs.filter((one) => one.id.startsWith(`${id}-carrier-`)).length
  }

  test('is asked for with the dispute, and both read it once', async () => {
    const order = await world.booked(buyer, product)
    world.setStatus(order, 'completed')
    world.write(order, 'Eti-Osa', 'Left with the guard')
    await world.poll()
    await dispute(order)
    await testApi.drain()
    await testApi.drain()
    for (const person of [buyer, world.vendor]) {
      const proofs = await proofsOf(order, person)
      expect(proofs).toMatchObject([{ by: 'carrier', url: expect.stringMatching(/^https:/) }])
      expect(proofs[0]?.text).toContain('in Eti-Osa. It wrote: “Left with the guard”.')
      expect(await countNotified(person.uid, order)).toBe(1)
    }
  })

  test('comes later where the carrier doesn’t answer, or brings the parcel later', async () => {
    const order = await world.booked(buyer, product)
    world.fail('error', { method: 'GET' })
    await dispute(order)
    await testApi.drain()
    expect(await proofsOf(order, buyer)).toEqual([])
    world.recover()
    testApi.passTime(HOUR_MS)
    await testApi.drain()
    expect(await proofsOf(order, buyer)).toMatchObject([
      { text: expect.stringMatching(/does not/) },
    ])
    world.setStatus(order, 'completed')
    testApi.passTime(12 * HOUR_MS)
    await testApi.drain()
    const [, later] = await proofsOf(order, buyer)
    expect(later?.text).toMatch(/^The carrier says that it delivered/)
  })

  test('is for a buyer to whom nothing came, and no other dispute', async () => {
    const order = await world.booked(buyer, product)
    const reason = { reason: 'damaged', description: 'It came in two pieces.' }
    await testApi.done(buyer, order, 'dispute', reason)
    await testApi.drain()
    expect(await proofsOf(order, buyer)).toEqual([])
  })
})

describe('a silent carrier', () => {
  const countNotified = async (uid: string, { id }: Transaction) => {
    const path = `${COLLECTIONS.users}/${uid}/notifications`
    const { docs } = await collectionOf<Notification>(path).get()
    const late = docs.map((one) => one.data()).filter(({ type }) => type === 'PARCEL_LATE')
    return late.filter(({ transaction_id }) => transaction_id === id).length
  }

  test('is told of to both, once, three days past the promise', async () => {
    const order = await world.booked(buyer, product)
    const until = order.promised?.until ?? ''
    testApi.passTime(startOfLagosDay(until) + 4 * DAY_MS - MINUTE_MS - testApi.clock())
    await testApi.runDueJobs()
    expect(await countNotified(buyer.uid, order)).toBe(0)
    await world.poll()
    await world.poll()
    expect([
      await countNotified(buyer.uid, order),
      await countNotified(world.vendor.uid, order),
    ]).toEqual([1, 1])
    expect(await testApi.read(order)).toMatchObject({ fulfilment: 'shipped' })
  })
})

describe('a webhook', () => {
  const send = (raw: string, key = CARRIERS_KEY) =>
    testApi.call('POST', '/delivery/webhook/shipbubble', {
      raw,
      headers: {
        'content-type': 'application/json',
        'x-ship-signature': createHmac('sha512', key).update(raw).digest('hex'),
      },
    })
  const hint = (order: Transaction, status: string) =>
    JSON.stringify({
      event: 'shipment.status.changed',
      order_id: world.parcelsOf(order).at(-1)?.order_id,
      status,
    })

  test('hastens the look at its parcel, whose status the carrier alone tells (case 27)', async () => {
    const order = await world.booked(buyer, product)
    expect((await send(hint(order, 'completed'))).status).toBe(200)
    await testApi.runDueJobs()
    expect(await testApi.read(order)).toMatchObject({ fulfilment: 'shipped' })
    world.setStatus(order, 'completed')
    await send(hint(order, 'in_transit'))
    await testApi.runDueJobs()
    expect(await testApi.read(order)).toMatchObject({ fulfilment: 'delivered' })
  })

  test('of an old day, replayed, changes nothing (case 27)', async () => {
    const order = await world.booked(buyer, product)
    const old = hint(order, 'cancelled')
    world.setStatus(order, 'completed')
    await world.poll()
    const before = await testApi.read(order)
    for (let copy = 0; copy < 3; copy += 1) await send(old)
    await testApi.runDueJobs()
    expect(await testApi.read(order)).toEqual(before)
  })

  test('without the carrier’s signature is refused', async () => {
    const order = await world.booked(buyer, product)
    expect(codeOf(await send(hint(order, 'completed'), 'sb_sandbox_other'))).toBe(
      'payment/bad-signature',
    )
    expect((await send(JSON.stringify({ order_id: 'SB-UNKNOWN' }))).status).toBe(200)
  })

  test('with an id that is no text is refused, though the carrier signed it', async () => {
    for (const id of ['a\\ud800b', 'a\\u0000b']) {
      const response = await send(`{"order_id":"${id}"}`)
      expect([response.status, codeOf(response)]).toEqual([401, 'payment/bad-signature'])
    }
  })
})
