import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { DAY_MS } from '../../../functions/src/contract/time'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { carrierFindings } from '../../../functions/src/usecases/delivery/reconcile-carrier'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { CARRIER_FEE, type CarrierApi, openCarrierApi } from '../../support/carriers'
import { stateOfVendor } from '../../support/ledger/vendor-state'
import type { Person } from '../../support/people'
import type { TestApi } from '../../support/test-api'
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
afterEach(async () => {
  expect(brokenRules(stateOfVendor(await loadAuditState(), world.vendor.uid))).toEqual([])
  world.recover()
})

const wallet = async () => (await showWallet(testApi, world.vendor)).wallet

describe('the fee of a booked parcel', () => {
  test('comes back from a parcel that its vendor never handed over, which is their failure', async () => {
    const before = (await wallet()).available_minor
    const order = await world.booked(buyer, product)
    testApi.passTime(15 * DAY_MS)
    await testApi.runDueJobs()
    await testApi.drain()
    const { money, status } = await testApi.read(order)
    expect(status.status).toBe('reversed')
    expect(money).toMatchObject({ refunded_minor: order.amount_paid, carrier_minor: 0 })
    const { failed_sale_cost_minor = 0 } = money
    expect(failed_sale_cost_minor).toBeGreaterThan(0)
    expect((await wallet()).available_minor - before).toBe(-failed_sale_cost_minor)
    expect(world.parcelsOf(order).map(({ status: said }) => said)).toEqual(['cancelled'])
    expect(await world.carrierPosted(order)).toBe(0)
  })

  test('stays the vendor’s cost while the carrier can’t be asked to cancel the parcel', async () => {
    const order = await world.booked(buyer, product)
    const reason = { reason: 'not_received', description: 'Nothing was ever sent to me.' }
    await testApi.done(buyer, order, 'dispute', reason)
    const { money } = await testApi.done(world.vendor, order, 'dispute/accept-refund')
    expect(money).toMatchObject({ carrier_minor: CARRIER_FEE, released_minor: -CARRIER_FEE })
    expect(await world.carrierPosted(order)).toBe(CARRIER_FEE)
    await testApi.drain()
    const after = (await testApi.read(order)).money
    expect(after).toMatchObject({ carrier_minor: 0, released_minor: 0 })
    expect(await world.carrierPosted(order)).toBe(0)
    const { carriers } = testApi.deps
    expect(carriers && (await carrierFindings(carriers)).findings).toEqual([])
  })
})
