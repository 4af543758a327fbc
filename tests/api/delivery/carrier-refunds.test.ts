import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { CarrierCharge } from '../../../functions/src/contract/entities/delivery/carrier-charge'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { DAY_MS } from '../../../functions/src/contract/time'
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
afterEach(async () => {
  const audit = stateOfVendor(await loadAuditState(), world.vendor.uid)
  expect(brokenRules(audit)).toEqual([])
  world.recover()
})

const MORE = 50_005

const available = async () => (await showWallet(testApi, world.vendor)).wallet.available_minor
const linesOf = async (order: Transaction) =>
  (await world.adjustmentsOf(order)).map(({ amount_minor, state }) => [amount_minor, state])
const statesOf = async (order: Transaction) =>
  (await world.chargesOf(order)).data.charges.map(({ state, amount_minor }) => [
    state,
    amount_minor,
  ])
const charged = () => world.charged(buyer, product, MORE)
const taken = async (): Promise<Transaction> => {
  const order = await charged()
  testApi.passTime(3 * DAY_MS)
  await testApi.runDueJobs()
  return order
}
const differences = async ({ id }: Transaction) =>
  (await reconcileCarrier(testApi.deps)).filter((finding) => finding.id === id)
const lossOf = async ({ id }: Transaction) =>
  0 - balanceOf(await readChain(id), 'platform:losses', 'NGN')

describe('what a carrier gives back of what it took later', () => {
  test('is back in the wallet of the vendor who paid it, once (case 29)', async () => {
    const before = await available()
    const order = await taken()
    expect(await available()).toBe(before - MORE)
    world.charge(order, -MORE)
    expect(await differences(order)).toEqual([])
    await world.poll()
    await Promise.all([world.poll(), testApi.runDueJobs()])
    expect(await available()).toBe(before)
    const lines = await linesOf(order)
    expect(lines).toHaveLength(2)
    expect(lines).toEqual(
      expect.arrayContaining([
        [-MORE, 'available'],
        [MORE, 'available'],
      ]),
    )
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE)
    expect((await testApi.read(order)).money.carrier_adjustment_minor).toBe(0)
    expect(await statesOf(order)).toEqual([
      ['taken', MORE],
      ['returned', MORE],
    ])
    expect(await differences(order)).toEqual([])
  })

  test('is not taken any more where it was only announced', async () => {
    const before = await available()
    const order = await charged()
    world.charge(order, -20_000)
    await world.poll()
    expect(await statesOf(order)).toEqual([['announced', MORE]])
    testApi.passTime(3 * DAY_MS)
    await testApi.runDueJobs()
    expect(await linesOf(order)).toEqual([[20_000 - MORE, 'available']])
    const other = await charged()
    world.charge(other, -MORE)
    await world.poll()
    expect(await statesOf(other)).toEqual([['withdrawn', MORE]])
    testApi.passTime(3 * DAY_MS)
    await testApi.runDueJobs()
    expect(await linesOf(other)).toEqual([])
    expect(await available()).toBe(before - MORE + 20_000)
    expect([await differences(order), await differences(other)]).toEqual([[], []])
  })

  test('is ours where we paid it, and no matter of the vendor', async () => {
    const order = await charged()
    const path = `/transactions/${order.id}/carrier-charges`
    const { data } = await testApi.call<{ charges: CarrierCharge[] }>('GET', path, {
      as: world.vendor,
    })
    const id = data.charges[0]?.id ?? ''
    const text = 'It weighed what I said; here is the slip.'
    await testApi.call('POST', `${path}/${id}/object`, { as: world.vendor, body: { text } })
    const body = { action: 'waive', reason: 'The slip says so.' }
    const waived = await testApi.call('POST', `/console/carrier-charges/${id}`, {
      as: operator,
      body,
    })
    expect(codeOf(waived)).toBe('success')
    expect(await lossOf(order)).toBe(MORE)
    world.charge(order, -MORE)
    await world.poll()
    await testApi.runDueJobs()
    expect(await lossOf(order)).toBe(0)
    expect(await linesOf(order)).toEqual([])
    expect(await statesOf(order)).toEqual([['waived', MORE]])
    expect(await differences(order)).toEqual([])
  })

  test('comes back with a parcel that is cancelled', async () => {
    const before = await available()
    const order = await taken()
    world.setStatus(order, 'cancelled')
    await world.poll()
    await testApi.runDueJobs()
    expect(await available()).toBe(before)
    expect(await world.carrierPosted(order)).toBe(0)
    expect((await testApi.read(order)).fulfilment).toBe('confirmed')
  })

  test('may be charged again, which is another charge', async () => {
    const order = await taken()
    world.charge(order, -MORE)
    await world.poll()
    world.charge(order, MORE)
    await world.poll()
    expect((await statesOf(order)).map(([state]) => state)).toEqual([
      'taken',
      'returned',
      'announced',
    ])
    testApi.passTime(3 * DAY_MS)
    await testApi.runDueJobs()
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE + MORE)
    expect(await differences(order)).toEqual([])
  })

  test('is given back once by two runs at once, and survives dying before the commit', async () => {
    const order = await taken()
    const before = await available()
    world.charge(order, -MORE)
    testApi.failure.at = (name) => {
      if (name === 'act:before-commit') throw new Error('killed')
    }
    await world.poll()
    testApi.failure.at = () => {}
    expect(await available()).toBe(before)
    testApi.passTime(DAY_MS)
    const giveBack = () => takeDueCharges(traced(testApi.deps, { operation: 'give back' }))
    await Promise.all([giveBack(), giveBack()])
    await takeDueCharges(traced(testApi.deps, { operation: 'take' }))
    expect(await available()).toBe(before + MORE)
  })

  test('beyond its later charges is of the fee: held with the goods, and the buyer’s at the end', async () => {
    const order = await world.booked(buyer, product)
    world.charge(order, -10_000)
    expect(await differences(order)).toEqual([])
    await world.poll()
    await takeDueCharges(traced(testApi.deps, { operation: 'take' }))
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE - 10_000)
    expect((await testApi.read(order)).money).toMatchObject({
      carrier_minor: CARRIER_FEE - 10_000,
      held_minor: order.money.held_minor + 10_000,
    })
    expect(await differences(order)).toEqual([])
    const { money } = await testApi.done(buyer, order, 'approve')
    expect(money.refunded_minor).toBe(10_000)
  })

  test('of the fee of an order that is over is ours', async () => {
    const order = await world.booked(buyer, product)
    await testApi.done(buyer, order, 'approve')
    world.charge(order, -10_000)
    await world.poll()
    await takeDueCharges(traced(testApi.deps, { operation: 'take' }))
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE - 10_000)
    expect(await lossOf(order)).toBe(-10_000)
    expect(await differences(order)).toEqual([])
  })
})
