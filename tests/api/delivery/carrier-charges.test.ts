import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { QueueItem } from '../../../functions/src/contract/entities/console/console'
import type { CarrierCharge } from '../../../functions/src/contract/entities/delivery/carrier-charge'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type { Vendor } from '../../../functions/src/contract/entities/people/vendor'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { takeDueCharges } from '../../../functions/src/usecases/delivery/collect-charge'
import { reconcileCarrier } from '../../../functions/src/usecases/delivery/reconcile-carrier'
import { traced } from '../../../functions/src/usecases/trace'
import { CARRIER_FEE, type CarrierApi, openCarrierApi } from '../../support/carriers'
import { deliverAll } from '../../support/notifications/notification-producers'
import { type Person, signUpOperator } from '../../support/people'
import { codeOf, type TestApi } from '../../support/test-api'
import { showWallet } from '../../support/wallets'

let world: CarrierApi
let testApi: TestApi
let operator: Person
let buyer: Person
let product: Product
beforeAll(async () => {
  world = await openCarrierApi()
  testApi = world.testApi
  operator = await signUpOperator(testApi.deps, 'money')
})
afterAll(() => world.close())
beforeEach(async () => {
  buyer = await testApi.buyer()
  product = await world.newProduct()
})
afterEach(() => world.recover())

const MORE = 50_005
const WHY = 'It weighed what I said; here is the slip.'

const wallet = async () => (await showWallet(testApi, world.vendor)).wallet
/** The newest charge, as the vendor sees it. */
const chargeOf = async (order: Transaction): Promise<CarrierCharge> => {
  const charge = (await world.chargesOf(order)).data.charges.at(-1)
  if (!charge) throw new Error('no charge')
  return charge
}
const charged = (more_minor = MORE) => world.charged(buyer, product, more_minor)
const object = async (order: Transaction, text = WHY, as = world.vendor) => {
  const { id } = await chargeOf(order)
  const path = `/transactions/${order.id}/carrier-charges/${id}/object`
  return testApi.call('POST', path, { as, body: { text } })
}
const decide = async (order: Transaction, action: 'take' | 'waive', as = operator) => {
  const { id } = await chargeOf(order)
  const body = { action, reason: 'The slip says so.' }
  return testApi.call('POST', `/console/carrier-charges/${id}`, { as, body })
}
const queued = async ({ id }: Transaction) => {
  const path = '/console/queue?kind=carrier_charge&limit=50'
  const page = await testApi.call<{ items: QueueItem[] }>('GET', path, { as: operator })
  return page.data.items.filter(({ subject }) => subject.id === id)
}
const overTime = async () => {
  testApi.passTime(3 * DAY_MS)
  await testApi.runDueJobs()
}

describe('what a carrier takes later (case 29)', () => {
  test('is shown to the vendor for three days, and then taken once, beside the charge', async () => {
    const before = await wallet()
    const order = await charged()
    await world.poll()
    const { data } = await world.chargesOf(order)
    expect(data.charges).toMatchObject([
      { amount_minor: MORE, state: 'announced', courier_name: 'Fez Delivery' },
    ])
    expect((await wallet()).available_minor).toBe(before.available_minor)
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE)
    await overTime()
    await world.poll()
    expect((await chargeOf(order)).state).toBe('taken')
    expect((await wallet()).available_minor).toBe(before.available_minor - MORE)
    expect(await world.adjustmentsOf(order)).toMatchObject([
      { amount_minor: -MORE, state: 'available' },
    ])
    const { money } = await testApi.read(order)
    expect(money).toEqual({ ...order.money, carrier_adjustment_minor: MORE })
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE + MORE)
    const csv = await testApi.call('GET', '/vendors/sales.csv', { as: world.vendor })
    const row = csv.text.split('\n').find((line) => line.includes(order.invoice_id))
    expect(row).toMatch(/,500\.05\r?$/)
  })

  test('is each rise by itself, also days after the parcel has come', async () => {
    const order = await charged(10_000)
    world.setStatus(order, 'completed')
    await world.poll()
    testApi.passTime(2 * DAY_MS)
    world.charge(order, 2_500)
    await testApi.runDueJobs()
    const amounts = (await world.chargesOf(order)).data.charges.map(
      ({ amount_minor }) => amount_minor,
    )
    expect(amounts).toEqual([10_000, 2_500])
    testApi.passTime(40 * DAY_MS)
    await testApi.runDueJobs()
    world.charge(order, 700)
    await world.poll()
    expect((await world.chargesOf(order)).data.charges).toHaveLength(2)
  })

  test('that is objected to waits for an operator, who has us pay it', async () => {
    const order = await charged()
    expect(codeOf(await object(order))).toBe('success')
    expect(codeOf(await object(order))).toBe('success')
    await overTime()
    expect(await chargeOf(order)).toMatchObject({ state: 'objected', objection: WHY })
    expect(await queued(order)).toMatchObject([{ kind: 'carrier_charge', amount_minor: MORE }])
    expect(codeOf(await decide(order, 'waive'))).toBe('success')
    expect(await queued(order)).toEqual([])
    expect(await world.adjustmentsOf(order)).toEqual([])
    expect((await testApi.read(order)).money).toEqual(order.money)
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE + MORE)
    expect(await chargeOf(order)).toMatchObject({ state: 'waived', reason: 'The slip says so.' })
    expect(codeOf(await decide(order, 'take'))).toBe('delivery/charge-settled')
  })

  test('is taken after all where the operator says so', async () => {
    const order = await charged()
    const { available_minor } = await wallet()
    await object(order)
    expect(codeOf(await decide(order, 'take'))).toBe('success')
    expect((await wallet()).available_minor).toBe(available_minor - MORE)
    expect(await world.adjustmentsOf(order)).toHaveLength(1)
  })

  test('is taken once by two runs at once, and survives dying before the commit', async () => {
    const order = await charged()
    const { available_minor } = await wallet()
    const takeDue = () => takeDueCharges(traced(testApi.deps, { operation: 'take' }))
    testApi.passTime(3 * DAY_MS)
    testApi.failure.at = (name) => {
      if (name === 'act:before-commit') throw new Error('killed')
    }
    await takeDue()
    testApi.failure.at = () => {}
    expect((await chargeOf(order)).state).toBe('announced')
    testApi.passTime(HOUR_MS)
    await Promise.all([takeDue(), takeDue()])
    expect((await wallet()).available_minor).toBe(available_minor - MORE)
    expect(await world.adjustmentsOf(order)).toHaveLength(1)
  })

  test('is objected to in time, with a reason, by the vendor of the order alone', async () => {
    const order = await charged()
    const other = await testApi.vendor()
    expect(codeOf(await object(order, 'No.'))).toBe('request/invalid')
    expect(codeOf(await object(order, WHY, other))).toBe('transaction/not-found')
    expect(codeOf(await world.chargesOf(order, other))).toBe('transaction/not-found')
    expect(codeOf(await decide(order, 'waive'))).toBe('delivery/charge-settled')
    const second = await charged()
    const { id } = await chargeOf(second)
    const path = `/transactions/${order.id}/carrier-charges/${id}/object`
    const strange = await testApi.call('POST', path, { as: world.vendor, body: { text: WHY } })
    expect(codeOf(strange)).toBe('delivery/charge-not-found')
    await overTime()
    expect(codeOf(await object(order))).toBe('delivery/charge-settled')
  })

  test('is in the copy of their data that the vendor takes, and in nobody else’s', async () => {
    const order = await charged()
    const { id } = await chargeOf(order)
    const idsFor = async (as: Person) => {
      const { data } = await testApi.call<{ carrier_charges: CarrierCharge[] }>(
        'GET',
        '/users/export',
        { as },
      )
      return data.carrier_charges.map((charge) => charge.id)
    }
    expect(await idsFor(world.vendor)).toContain(id)
    expect(await idsFor(buyer)).toEqual([])
  })
})

describe('the carrier’s wallet (case 28)', () => {
  const waiting = async () => {
    const path = '/console/queue?kind=carrier_wallet'
    const page = await testApi.call<{ items: QueueItem[] }>('GET', path, { as: operator })
    return page.data.items.map(({ id, amount_minor }) => [id, amount_minor])
  }
  /** What differs for an order tonight; earlier tests lost parcels of theirs. */
  const tonight = async (order?: Transaction) => {
    testApi.passTime(DAY_MS)
    const findings = await reconcileCarrier(testApi.deps)
    return findings.flatMap(({ id, problem }) => (id === order?.id ? problem : []))
  }
  const fill = (naira: number) => {
    world.simulator.world.state.wallet += naira
  }

  test('agrees with the ledger over bookings, later charges and what is paid in', async () => {
    await tonight()
    const order = await charged()
    expect(await tonight(order)).toEqual([])
    fill(5_000)
    await object(order)
    expect(await tonight(order)).toEqual([])
    await decide(order, 'waive')
    world.charge(order, 1_000)
    expect(await tonight(order)).toEqual([])
    expect((await waiting()).map(([id]) => id)).not.toContain('missing_minor')
  })

  test('that misses money is told of, and so is a parcel of which the carrier says otherwise', async () => {
    const order = await world.booked(buyer, product)
    world.setStatus(order, 'picked_up')
    await tonight()
    fill(-100)
    testApi.passTime(15 * DAY_MS)
    await testApi.drain()
    // It was lost: the carrier has its fee, which is claimed from it.
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE)
    expect(await tonight(order)).toEqual([])
    expect(await waiting()).toContainEqual(['missing_minor', 10_000])
    const booking = collectionOf(COLLECTIONS.carrierBookings).doc(order.id)
    await booking.update({ fee_minor: CARRIER_FEE + 5_000 })
    const problem = `the carrier took ${CARRIER_FEE}, ${CARRIER_FEE} is posted`
    expect(await tonight(order)).toEqual([problem])
    expect(await waiting()).toContainEqual(['difference_count', null])
    await booking.update({ fee_minor: CARRIER_FEE })
    world.setStatus(order, 'cancelled')
    fill(CARRIER_FEE / 100)
  })

  test('is in the queue below a fifth of a week’s use, until it is filled', async () => {
    const use = 10 * CARRIER_FEE
    await tonight()
    for (let count = 0; count < 2; count += 1) await world.booked(await testApi.buyer(), product)
    const { state } = world.simulator.world
    state.wallet = 1
    await world.poll()
    expect(await waiting()).toContainEqual(['is_low', 100])
    state.wallet = use
    await world.poll()
    expect((await waiting()).map(([id]) => id)).not.toContain('is_low')
  })

  test('is watched where the carrier doesn’t answer, without an alarm', async () => {
    world.fail('error', { method: 'GET' })
    await world.poll()
    expect(await tonight()).toEqual([])
    expect((await waiting()).map(([id]) => id)).not.toContain('is_low')
  })
})

// The last one: it pauses the store.
test('what a carrier takes later of an order that was paid out leaves a balance below zero, and beyond the limit pauses the store', async () => {
  const order = await charged(1_500_000)
  await testApi.done(buyer, order, 'receive')
  await testApi.done(buyer, order, 'approve')
  const rest = async () => {
    const stored = collectionOf<Vendor>(COLLECTIONS.vendors).doc(world.vendor.uid)
    return (await stored.get()).data()?.rest
  }
  testApi.passTime(2 * DAY_MS)
  await testApi.runDueJobs()
  const { available_minor } = await wallet()
  const paidOut = await testApi.call('POST', '/vendors/payouts', {
    as: world.vendor,
    body: { amount_minor: available_minor },
    headers: { 'idempotency-key': testApi.deps.ids() },
  })
  expect(codeOf(paidOut)).toBe('success')
  testApi.passTime(2 * DAY_MS)
  await testApi.runDueJobs()
  await deliverAll(testApi, order)
  expect((await wallet()).available_minor).toBe(-1_500_000)
  expect((await rest())?.owes_since).toBeDefined()
})
