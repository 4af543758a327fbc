import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { QueueItem } from '../../../functions/src/contract/entities/console/console'
import { accounts } from '../../../functions/src/contract/entities/money/ledger'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import { readChain } from '../../../functions/src/db/money/ledger'
import { balanceOf } from '../../../functions/src/domain/money/ledger/balance'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { takeDueCharges } from '../../../functions/src/usecases/delivery/collect-charge'
import { reconcileCarrier } from '../../../functions/src/usecases/delivery/reconcile-carrier'
import { traced } from '../../../functions/src/usecases/trace'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { CARRIER_FEE, type CarrierApi, openCarrierApi } from '../../support/carriers'
import { stateOfVendor } from '../../support/ledger/vendor-state'
import { type Person, signUpOperator } from '../../support/people'
import { codeOf, type TestApi } from '../../support/test-api'

let world: CarrierApi
let testApi: TestApi
let buyer: Person
let operator: Person
let product: Product
beforeAll(async () => {
  world = await openCarrierApi()
  testApi = world.testApi
})
afterAll(() => world.close())
beforeEach(async () => {
  buyer = await testApi.buyer()
  // Signed in when the clock of the test is what it is by now.
  operator = await signUpOperator(testApi.deps, 'money')
  product = await world.newProduct()
})
afterEach(async () => {
  expect(brokenRules(stateOfVendor(await loadAuditState(), world.vendor.uid))).toEqual([])
  world.recover()
})

/** A parcel that the carrier got and never brought, whose order has expired. */
const lost = async (): Promise<Transaction> => {
  const order = await world.booked(buyer, product)
  world.setStatus(order, 'in_transit')
  testApi.passTime(15 * DAY_MS)
  await testApi.runDueJobs()
  return testApi.read(order)
}
const posted = async ({ id }: Transaction, account: string) =>
  balanceOf(await readChain(id), account, 'NGN')
const claimed = (order: Transaction) => posted(order, accounts.carrierClaim('shipbubble'))
const losses = (order: Transaction) => posted(order, accounts.platformLosses)
const inQueue = async ({ id }: Transaction) => {
  const { data } = await testApi.call<{ items: QueueItem[] }>(
    'GET',
    '/console/queue?kind=carrier_claim',
    { as: operator },
  )
  return data.items.find(({ subject }) => subject.id === id)
}
const settle = ({ id }: Transaction, body: object, as = operator) =>
  testApi.call('POST', `/console/carrier-charges/${id}-claim`, {
    as,
    body: { action: 'settle', reason: 'the carrier says so', ...body },
  })
const differences = async ({ id }: Transaction) =>
  (await reconcileCarrier(testApi.deps)).filter((one) => one.id === id)

describe('a parcel that a carrier got and lost', () => {
  test('is refunded whole, costs its vendor nothing, and is claimed from the carrier', async () => {
    const order = await lost()
    expect(order.status.status).toBe('reversed')
    expect(order.money).toMatchObject({
      refunded_minor: order.amount_paid,
      released_minor: 0,
      carrier_claim_minor: CARRIER_FEE,
    })
    expect(order.money.failed_sale_cost_minor ?? 0).toBe(0)
    expect(await claimed(order)).toBe(-CARRIER_FEE)
    // The carrier has its fee, in its books and in ours.
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE)
    expect(await differences(order)).toEqual([])
    expect(await inQueue(order)).toMatchObject({
      kind: 'carrier_claim',
      id: `${order.id}-claim`,
      amount_minor: CARRIER_FEE,
    })
  })

  test('is settled once by what the carrier paid; what it refused is our loss', async () => {
    const order = await lost()
    const paid_minor = 100_000
    expect((await settle(order, { paid_minor })).status).toBe(200)
    expect((await testApi.read(order)).money.carrier_claim_minor).toBe(0)
    expect(await claimed(order)).toBe(0)
    expect(await losses(order)).toBe(-(CARRIER_FEE - paid_minor))
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE - paid_minor)
    expect(await differences(order)).toEqual([])
    expect(await inQueue(order)).toBeUndefined()
    const again = await settle(order, { paid_minor: 0 })
    expect(again.status).toBe(409)
  })

  test('is not settled by more than is claimed, without an amount, or by who is not for money', async () => {
    const order = await lost()
    const more = await settle(order, { paid_minor: CARRIER_FEE + 1 })
    expect([more.status, codeOf(more)]).toEqual([422, 'delivery/claim-out-of-range'])
    expect((await settle(order, {})).status).toBe(400)
    expect((await settle(order, { action: 'waive' })).status).toBe(409)
    const support = await signUpOperator(testApi.deps, 'support')
    expect((await settle(order, { paid_minor: 0 }, support)).status).toBe(403)
    expect(await claimed(order)).toBe(-CARRIER_FEE)
  })

  test('is settled by as much as the carrier takes less for it, and stays looked at until all is', async () => {
    const order = await lost()
    world.charge(order, -50_000)
    testApi.passTime(40 * DAY_MS)
    await world.poll()
    await takeDueCharges(traced(testApi.deps, { operation: 'take' }))
    expect((await testApi.read(order)).money.carrier_claim_minor).toBe(CARRIER_FEE - 50_000)
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE - 50_000)
    expect((await inQueue(order))?.amount_minor).toBe(CARRIER_FEE - 50_000)
    expect(await differences(order)).toEqual([])
    world.charge(order, 50_000 - CARRIER_FEE)
    testApi.passTime(2 * DAY_MS)
    await world.poll()
    await takeDueCharges(traced(testApi.deps, { operation: 'take' }))
    expect(await claimed(order)).toBe(0)
    expect(await inQueue(order)).toBeUndefined()
    expect(await losses(order)).toBe(0)
  })
})

describe('an empty wallet at the carrier', () => {
  const empty = () => {
    world.simulator.world.state.wallet = CARRIER_FEE / 100 - 0.01
  }

  test('is no fault of the parcel or its vendor, who declines without a cost', async () => {
    const order = await world.confirmed(buyer, product)
    empty()
    const refused = await world.book(order)
    expect([refused.status, codeOf(refused)]).toEqual([503, 'delivery/carrier-empty'])
    expect((await testApi.read(order)).carrier?.is_empty).toBe(true)
    const { money, amount_paid } = await testApi.done(world.vendor, order, 'decline')
    expect(money.refunded_minor).toBe(amount_paid)
    expect(money.failed_sale_cost_minor ?? 0).toBe(0)
  })

  test('hides the carrier from quotes, known ones too, until it is filled', async () => {
    expect((await world.quoteOf(product, buyer)).options).toHaveLength(1)
    const order = await world.confirmed(await testApi.buyer(), product)
    empty()
    await world.book(order)
    expect(await world.quoteOf(product, buyer)).toMatchObject({
      options: [],
      carrier_refusal: 'carrier_down',
    })
    world.recover()
    expect((await world.quoteOf(product, buyer)).options).toHaveLength(1)
    const booked = await world.book(order)
    expect(booked.status).toBe(200)
    expect((await testApi.read(order)).carrier?.is_empty).toBeUndefined()
    testApi.passTime(HOUR_MS)
  })

  test('stays another refusal than that of a parcel', async () => {
    const order = await world.confirmed(buyer, product)
    world.fail('error', { path: '/shipping/labels', method: 'POST' })
    expect(codeOf(await world.book(order))).not.toBe('delivery/carrier-empty')
    expect((await testApi.read(order)).carrier?.is_empty).toBeUndefined()
  })
})
