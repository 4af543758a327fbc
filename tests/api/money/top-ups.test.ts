import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TopUp } from '../../../functions/src/contract/entities/money/top-up'
import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, MINUTE_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { chargeEvent } from '../../../tools/paystack-simulator/charges'
import { sendLater } from '../../../tools/paystack-simulator/webhooks'
import { allProblems } from '../../support/checkouts'
import { deliverAll } from '../../support/notifications/notification-producers'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'
import { TOP_UP, TOP_UP_CREDIT, TOP_UP_FEE, topUpsOf } from '../../support/top-ups'
import { changeStore, requestPayout } from '../../support/wallets'

/** Above this the provider's fee of a sale is at its cap. */
const DEAR = 13_000_000
const CAP = 200_000

let testApi: TestApi
let vendor: Person
let own: ReturnType<typeof topUpsOf>
let accounts = 0

beforeAll(async () => {
  testApi = await openTestApi()
})
beforeEach(async () => {
  accounts += 1
  vendor = await testApi.vendor(`01234590${String(accounts).padStart(2, '0')}`)
  own = topUpsOf(testApi, vendor)
})
afterAll(() => testApi.close())

const expectWhole = async () => {
  await testApi.drain()
  expect(await allProblems(testApi)).toEqual([])
}

const declineDear = async (): Promise<void> => {
  const dear = await testApi.product(vendor, { price: DEAR })
  const order = await testApi.paid(await testApi.buyer(), dear)
  await testApi.done(vendor, order, 'decline')
  await deliverAll(testApi, order)
}

describe('money that a vendor adds', () => {
  test('is in the wallet less the provider’s fee, and is paid out after 30 days, not before (case 201)', async () => {
    const { data } = await own.begin()
    expect(data).toMatchObject({ amount_minor: TOP_UP, fee_minor: TOP_UP_FEE })
    expect((await own.wallet()).top_up).toMatchObject({
      amount_minor: TOP_UP,
      fee_minor: TOP_UP_FEE,
      authorization_url: data.authorization_url,
    })
    expect((await own.wallet()).pending_minor).toBe(0)
    await own.transfer(data.reference)

    expect(await own.wallet()).toMatchObject({
      top_up: null,
      pending_minor: TOP_UP_CREDIT,
      available_minor: 0,
      topped_up: [{ left_minor: TOP_UP_CREDIT }],
    })
    expect(await own.lines()).toEqual([
      { kind: 'top_up', amount_minor: TOP_UP_CREDIT, state: 'pending' },
    ])
    expect(codeOf(await requestPayout(testApi, vendor, 100_000))).toBe('payout/insufficient')
    await expectWhole()

    testApi.passTime(POLICY.top_up_ms - DAY_MS)
    await testApi.runDueJobs()
    expect(codeOf(await requestPayout(testApi, vendor, 100_000))).toBe('payout/insufficient')
    testApi.passTime(2 * DAY_MS)
    await testApi.runDueJobs()
    expect(await own.wallet()).toMatchObject({
      pending_minor: 0,
      available_minor: TOP_UP_CREDIT,
      topped_up: [],
    })
    expect(codeOf(await requestPayout(testApi, vendor, TOP_UP_CREDIT))).toBe('success')
    await expectWhole()
  })

  test('is credited once however often the provider tells, and shown to nobody else', async () => {
    const { data } = await own.begin()
    expect(codeOf(await own.verify(data.reference, await testApi.buyer()))).toBe(
      'payment/not-found',
    )
    expect((await own.verify(data.reference)).data.state).toBe('awaiting')
    await own.transfer(data.reference)
    const { world } = testApi.simulator
    const charge = world.state.charges.get(data.reference)
    if (!charge) throw new Error('no charge')
    sendLater(world, 'charge.success', chargeEvent(charge))
    sendLater(world, 'charge.success', chargeEvent(charge))
    const told = await Promise.all([
      own.verify(data.reference),
      own.verify(data.reference),
      testApi.drain(),
    ])
    expect(told[0].data.state).toBe('paid')
    expect((await own.wallet()).pending_minor).toBe(TOP_UP_CREDIT)
    expect(await own.lines()).toHaveLength(1)
    await expectWhole()
  })

  test('has one effect for one key, and another body of it is refused', async () => {
    const key = randomUUID()
    const twins = await Promise.all(
      [...Array(12)].map(() => own.begin({ amount_minor: TOP_UP }, key)),
    )
    expect(twins.map(codeOf)).toEqual(twins.map(() => 'success'))
    const [first] = twins
    if (!first) throw new Error('nothing was begun')
    expect(new Set(twins.map(({ data }) => data.reference)).size).toBe(1)
    const again = await own.begin({ amount_minor: TOP_UP }, key)
    expect(again.data).toEqual(first.data)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(codeOf(await own.begin({ amount_minor: 200_000 }, key))).toBe('idempotency/key-reused')
    const { docs } = await collectionOf<TopUp>(COLLECTIONS.topUps)
      .where('vendor_id', '==', vendor.uid)
      .get()
    expect(docs).toHaveLength(1)
    await own.transfer(first.data.reference)
    await expectWhole()
  })

  test('is one transfer at a time, within the limits, and nothing for whom payouts are stopped', async () => {
    expect(codeOf(await own.begin({ amount_minor: POLICY.min_top_up_minor - 1 }))).toBe(
      'request/invalid',
    )
    expect(codeOf(await own.begin({ amount_minor: POLICY.max_topped_up_minor + 1 }))).toBe(
      'wallet/top-up-limit',
    )
    expect(codeOf(await own.begin({ amount_minor: TOP_UP, channel: 'card' }))).toBe(
      'request/invalid',
    )
    const { data } = await own.begin()
    const charge = testApi.simulator.world.state.charges.get(data.reference)
    expect(charge?.channels).toEqual(['bank_transfer'])
    expect(codeOf(await own.begin())).toBe('wallet/top-up-open')
    await own.transfer(data.reference)
    const refused = await own.begin({ amount_minor: POLICY.max_topped_up_minor })
    expect(codeOf(refused)).toBe('wallet/top-up-limit')
    expect(refused.error?.details).toMatchObject({
      min_minor: POLICY.min_top_up_minor,
      room_minor: POLICY.max_topped_up_minor - TOP_UP_CREDIT,
    })
    await changeStore(vendor, { payouts_blocked: true })
    expect(codeOf(await own.begin())).toBe('payout/blocked')
    await expectWhole()
  })

  test('is less for a store that isn’t proven', async () => {
    const most = POLICY.limits.unproven.max_held_minor
    await collectionOf(COLLECTIONS.vendors)
      .doc(vendor.uid)
      .update({ trial: { held_minor: 0, until: null, sales: 0 } })
    expect(codeOf(await own.begin({ amount_minor: most + 1 }))).toBe('wallet/top-up-limit')
    expect(codeOf(await own.begin({ amount_minor: most }))).toBe('success')
  })

  test('isn’t for a wallet that owes: that is the debt’s payment', async () => {
    await declineDear()
    const refused = await own.begin()
    expect(codeOf(refused)).toBe('wallet/owes')
    expect(refused.error?.details).toMatchObject({ amount_minor: CAP })
    await expectWhole()
  })
})

describe('what it pays for', () => {
  test('failed sales come out of it first, and what was earned stays payable (case 201)', async () => {
    const buyer = await testApi.buyer()
    const sold = await testApi.paid(buyer, await testApi.product(vendor, { price: 2_000_000 }))
    await testApi.done(buyer, sold, 'approve')
    testApi.passTime(DAY_MS + MINUTE_MS)
    await testApi.runDueJobs()
    expect((await own.wallet()).available_minor).toBe(2_000_000)
    await own.toppedUp()
    await declineDear()
    expect(await own.wallet()).toMatchObject({
      pending_minor: TOP_UP_CREDIT - CAP,
      available_minor: 2_000_000,
      topped_up: [{ left_minor: TOP_UP_CREDIT - CAP }],
    })
    await expectWhole()
    expect(codeOf(await requestPayout(testApi, vendor, 2_000_000))).toBe('success')

    testApi.passTime(POLICY.top_up_ms + DAY_MS)
    await testApi.runDueJobs()
    expect(await own.wallet()).toMatchObject({
      pending_minor: 0,
      available_minor: TOP_UP_CREDIT - CAP,
      topped_up: [],
    })
    await expectWhole()
  })

  test('two that fail at once take each their own, the oldest money first', async () => {
    await own.toppedUp(300_000)
    testApi.passTime(DAY_MS)
    await own.toppedUp(300_000)
    // 300,000 less 1.5 % and NGN 100, twice.
    const each = 285_500
    const dear = await testApi.product(vendor, { price: DEAR })
    const orders = [
      await testApi.paid(await testApi.buyer(), dear),
      await testApi.paid(await testApi.buyer(), dear),
    ]
    await Promise.all(orders.map((order) => testApi.done(vendor, order, 'decline')))
    expect(await own.wallet()).toMatchObject({
      pending_minor: 2 * each - 2 * CAP,
      available_minor: 0,
      topped_up: [{ left_minor: 2 * each - 2 * CAP }],
    })
    await expectWhole()
    // What it can't pay alone is owed.
    await declineDear()
    expect(await own.wallet()).toMatchObject({ pending_minor: 0, topped_up: [] })
    expect((await own.wallet()).available_minor).toBe(2 * each - 3 * CAP)
    await expectWhole()
    testApi.passTime(POLICY.top_up_ms + 2 * DAY_MS)
    await testApi.runDueJobs()
    expect((await own.lines()).every(({ state }) => state === 'available')).toBe(true)
    await expectWhole()
  })

  test('a balance that falls below zero before it comes is paid by it at once', async () => {
    const { data } = await own.begin()
    await declineDear()
    expect((await own.wallet()).available_minor).toBe(-CAP)
    await own.transfer(data.reference)
    expect(await own.wallet()).toMatchObject({
      available_minor: 0,
      pending_minor: TOP_UP_CREDIT - CAP,
      topped_up: [{ left_minor: TOP_UP_CREDIT - CAP }],
    })
    const { docs } = await collectionOf(COLLECTIONS.debts)
      .where('vendor_id', '==', vendor.uid)
      .get()
    expect(docs.map((one) => one.get('state'))).toEqual(['settled'])
    await expectWhole()
  })
})
