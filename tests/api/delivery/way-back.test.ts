import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WayBackQuote } from '../../../functions/src/contract/api/orders/returns'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { DAY_MS, millisOf } from '../../../functions/src/contract/time'
import { reconcileCarrier } from '../../../functions/src/usecases/delivery/reconcile-carrier'
import { RATE_LIMITS, takeFromLimit } from '../../../functions/src/usecases/rate-limit'
import { addCharge, write } from '../../../tools/shipbubble-simulator/shipments'
import type { Status } from '../../../tools/shipbubble-simulator/world'
import { CARRIER_FEE, type CarrierApi, openCarrierApi } from '../../support/carriers'
import { contest } from '../../support/chargeback-contest'
import { allProblems } from '../../support/checkouts'
import type { Person } from '../../support/people'
import { askReturn } from '../../support/returns'
import { codeOf, type TestApi } from '../../support/test-api'
import { showWallet } from '../../support/wallets'

let world: CarrierApi
let testApi: TestApi
let vendor: Person
let buyer: Person
let product: Product
beforeAll(async () => {
  world = await openCarrierApi()
  testApi = world.testApi
  vendor = world.vendor
})
afterAll(() => world.close())
beforeEach(async () => {
  buyer = await testApi.buyer()
  product = await world.newProduct()
})
afterEach(async () => {
  world.recover()
  expect(await allProblems(testApi)).toEqual([])
  expect(await reconcileCarrier(testApi.deps)).toEqual([])
})

type Given = Parameters<typeof askReturn>[3]

/** A carrier's order at its buyer's, whose return the vendor agreed to. */
const returning = async (given: Given = {}, goods = product, agreed = {}): Promise<Transaction> => {
  const booked = await world.booked(buyer, goods)
  world.setStatus(booked, 'completed')
  await world.poll()
  const asked = await askReturn(testApi, buyer, booked, given)
  return testApi.done(vendor, asked, 'return/agree', agreed)
}
const quoted = async (order: Transaction): Promise<WayBackQuote> => {
  const path = `/transactions/${order.id}/return/quote`
  const response = await testApi.call<WayBackQuote>('POST', path, { as: buyer })
  if (response.status !== 200) throw new Error(response.text)
  return response.data
}
const tomorrow = () => lagosDayOf(testApi.clock() + DAY_MS)
const book = (order: Transaction, fee_minor = CARRIER_FEE, as = buyer) =>
  testApi.act(as, order, 'return/book', { pickup_day: tomorrow(), fee_minor })
const sentBack = async (given?: Given, goods?: Product, agreed?: object): Promise<Transaction> => {
  const order = await returning(given, goods, agreed)
  const response = await book(order, (await quoted(order)).fee_minor)
  if (response.status !== 200) throw new Error(response.text)
  return response.data.transaction
}
const parcelsBack = ({ invoice_id }: Transaction) =>
  [...world.simulator.world.state.shipments.values()].filter(
    ({ request }) => request.items[0]?.description === `Return ${invoice_id}`,
  )
const parcelBack = (order: Transaction) => {
  const parcel = parcelsBack(order).at(-1)
  if (!parcel) throw new Error('nothing goes back')
  return parcel
}
/** Has the carrier say this of the parcel, and looks at it. */
const becomes = async (order: Transaction, status: Status): Promise<Transaction> => {
  parcelBack(order).status = status
  await world.poll()
  return testApi.read(order)
}
const changedMind: Given = { reason: 'changed_mind', photo_paths: [] }
const available = async () => (await showWallet(testApi, vendor)).wallet.available_minor

describe('a way back that is booked through us', () => {
  test('is asked about a hundred times an hour, as quotes for the way there are', async () => {
    const order = await returning()
    const takeOne = () => takeFromLimit(testApi.deps, 'carrier_quote', buyer.uid)
    await quoted(order)
    await Promise.allSettled(Array.from({ length: RATE_LIMITS.carrier_quote.max }, takeOne))
    const path = `/transactions/${order.id}/return/quote`
    const refused = await testApi.call('POST', path, { as: buyer })
    expect([refused.status, codeOf(refused)]).toEqual([429, 'request/rate-limited'])
    testApi.passTime(RATE_LIMITS.carrier_quote.window_ms)
    await quoted(order)
  })

  test('is quoted with who pays it, and is the vendor’s at a fault', async () => {
    const order = await returning()
    expect(await quoted(order)).toMatchObject({
      courier_name: 'Fez Delivery',
      fee_minor: CARRIER_FEE,
      paid_by: 'vendor',
    })
    const { data } = await book(order)
    const sent = data.transaction
    expect(sent).toMatchObject({
      fulfilment: 'returning',
      way_back: { name: 'shipbubble', fee_minor: CARRIER_FEE, by: 'vendor' },
      return: { sent: { carrier: 'Fez Delivery', is_booked: true } },
      deadline: { action: 'confirm_arrival', effect: 'escalate_return' },
      money: {
        held_minor: order.amount_paid - 2 * CARRIER_FEE,
        carrier_minor: 2 * CARRIER_FEE,
      },
    })
    expect(await world.carrierPosted(order)).toBe(2 * CARRIER_FEE)
    const { request } = parcelBack(order)
    expect([request.from.name, request.to.name]).toEqual([
      world.parcelsOf(order)[0]?.request.to.name,
      world.parcelsOf(order)[0]?.request.from.name,
    ])
    const before = await available()
    const back = await becomes(order, 'completed')
    expect(back).toMatchObject({ fulfilment: 'returned', return: { proof: 'carrier' } })
    const done = await testApi.done(vendor, order, 'return/accept', {})
    expect(done.money).toMatchObject({
      refunded_minor: order.amount_paid,
      released_minor: -2 * CARRIER_FEE,
      held_minor: 0,
    })
    const cost = done.money.failed_sale_cost_minor ?? 0
    expect((await available()) - before).toBe(-2 * CARRIER_FEE - cost)
  })

  test('is the buyer’s who changed their mind, out of their refund', async () => {
    const body = { return_policy: { changed_mind_days: 7 } }
    await testApi.call('PUT', '/vendors/vendor', { as: vendor, body })
    const fancy = await world.newProduct()
    const order = await sentBack(changedMind, fancy)
    expect(order.way_back).toEqual({ name: 'shipbubble', fee_minor: CARRIER_FEE, by: 'buyer' })
    await becomes(order, 'completed')
    const { money } = await testApi.done(vendor, order, 'return/accept', {})
    expect(money).toMatchObject({
      refunded_minor: fancy.price - CARRIER_FEE,
      fee_minor: order.escrow_fee,
      released_minor: 0,
      carrier_minor: 2 * CARRIER_FEE,
    })
  })

  test('is cancelled if the vendor lets the goods stay, and costs nobody anything then', async () => {
    const order = await sentBack()
    const done = await testApi.done(vendor, order, 'return/waive')
    expect(done.money.refunded_minor).toBe(order.amount_paid)
    await testApi.drain()
    await world.poll()
    // Nobody came for it: what it cost is the vendor's again.
    expect(parcelBack(order).status).toBe('cancelled')
    const after = await testApi.read(order)
    expect(after).toMatchObject({
      way_back: { fee_minor: 0 },
      money: { carrier_minor: CARRIER_FEE, released_minor: -CARRIER_FEE },
    })
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE)
  })

  test('is booked once, however often it is said, and by the buyer alone', async () => {
    const order = await returning()
    expect(codeOf(await book(order, CARRIER_FEE, vendor))).toBe('transaction/action-not-allowed')
    expect(codeOf(await book(order))).toBe('success')
    expect(codeOf(await book(order))).toBe('success')
    expect(parcelsBack(order)).toHaveLength(1)
    const quote = await testApi.call('POST', `/transactions/${order.id}/return/quote`, {
      as: buyer,
    })
    expect(codeOf(quote)).toBe('transaction/action-not-allowed')
    const withdrawn = await testApi.act(buyer, order, 'return/withdraw')
    expect(codeOf(withdrawn)).toBe('transaction/action-not-allowed')
  })

  test('never costs more than was shown', async () => {
    const order = await returning()
    const response = await book(order, CARRIER_FEE - 1)
    expect(codeOf(response)).toBe('delivery/way-back-dearer')
    expect(parcelsBack(order)).toEqual([])
    expect(codeOf(await book(order))).toBe('success')
  })

  test('never costs more than what there is of who pays it', async () => {
    const cheap = await world.newProduct({ price: 200_000 })
    const order = await returning({}, cheap)
    const path = `/transactions/${order.id}/return/quote`
    expect(codeOf(await testApi.call('POST', path, { as: buyer }))).toBe('delivery/way-back-dearer')
    expect(codeOf(await book(order))).toBe('delivery/way-back-dearer')
    expect(await testApi.read(order)).toMatchObject({ money: order.money })
  })

  test('is not paid twice if the response to its booking is lost', async () => {
    const order = await returning()
    world.fail('lose-answer', { path: '/v1/shipping/labels', method: 'POST', times: 1 })
    await book(order)
    world.recover()
    testApi.passTime(3 * 60_000)
    expect(codeOf(await book(order))).toBe('success')
    expect(parcelsBack(order)).toHaveLength(1)
    expect(await world.carrierPosted(order)).toBe(2 * CARRIER_FEE)
  })
})

describe('the parcel that goes back', () => {
  test('is the buyer’s to send again if it is cancelled, with its fee (case 89)', async () => {
    const order = await sentBack()
    await becomes(order, 'picked_up')
    const again = await becomes(order, 'cancelled')
    expect(again).toMatchObject({
      fulfilment: 'returning',
      money: { carrier_minor: CARRIER_FEE, held_minor: order.money.held_minor + CARRIER_FEE },
      deadline: { actor: 'buyer', action: 'send_back', effect: 'lapse_return' },
    })
    expect(again.return?.sent).toBeUndefined()
    const days = (millisOf(again.deadline?.at ?? again.created_at) - testApi.clock()) / DAY_MS
    expect(days).toBeGreaterThan(2)
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE)
    expect(codeOf(await book(order))).toBe('success')
    expect(parcelsBack(order)).toHaveLength(2)
    expect(await becomes(order, 'completed')).toMatchObject({ fulfilment: 'returned' })
  })

  test('isn’t back by the carrier’s word alone above ₦50,000', async () => {
    const dear = await world.newProduct({ price: 6_000_000 })
    const order = await sentBack({}, dear)
    const said = await becomes(order, 'completed')
    expect(said.fulfilment).toBe('returning')
    expect(said.return).toHaveProperty('carrier_says_at')
    const { event_count } = said
    await world.poll()
    expect(await testApi.read(order)).toMatchObject({ event_count })
    const back = await testApi.done(vendor, order, 'return/arrived')
    expect(back).toMatchObject({ fulfilment: 'returned', return: { proof: 'vendor' } })
  })

  test('counts as there once the vendor didn’t take it twice (case 80)', async () => {
    const order = await sentBack()
    write(world.simulator.world, parcelBack(order), 'Lagos', 'Delivery attempt failed: refused')
    expect(await becomes(order, 'in_transit')).toMatchObject({ fulfilment: 'returning' })
    write(world.simulator.world, parcelBack(order), 'Lagos', 'The customer rejected the parcel')
    const back = await becomes(order, 'in_transit')
    expect(back).toMatchObject({
      fulfilment: 'returned',
      deadline: { actor: 'vendor', action: 'accept_return' },
    })
    testApi.passTime(3 * DAY_MS)
    await testApi.drain()
    const done = await testApi.read(order)
    expect(done).toMatchObject({ status: { status: 'reversed' } })
  })

  test('arrives while a bank contests the payment, and nothing is refunded beside it (case 85)', async () => {
    const order = await sentBack()
    await contest(testApi, order)
    const back = await becomes(order, 'completed')
    expect(back).toMatchObject({
      status: { status: 'in_dispute' },
      fulfilment: 'returned',
      return: { proof: 'carrier' },
      money: { held_minor: order.money.held_minor, refunded_minor: 0 },
    })
  })

  test('costs the vendor what the carrier takes later, who may object to it', async () => {
    const order = await sentBack()
    addCharge(world.simulator.world, parcelBack(order), 100)
    await world.poll()
    const [charge] = (await world.chargesOf(order)).data.charges
    expect(charge).toMatchObject({ state: 'announced', amount_minor: 10_000, is_way_back: true })
    testApi.passTime(3 * DAY_MS)
    await testApi.runDueJobs()
    expect((await testApi.read(order)).money.carrier_adjustment_minor).toBe(10_000)
  })
})
