import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { MINUTE_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { setRefund } from '../../../tools/paystack-simulator/refunds'
import { allProblems } from '../../support/checkouts'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'
import { TOP_UP, TOP_UP_CREDIT, TOP_UP_FEE, topUpsOf } from '../../support/top-ups'

const LAPSE = POLICY.payment_ms + POLICY.payment_grace_ms + MINUTE_MS

let testApi: TestApi
let vendor: Person
let own: ReturnType<typeof topUpsOf>
let accounts = 0

beforeAll(async () => {
  testApi = await openTestApi()
  testApi.odd_books = 'The provider names another fee than it takes.'
})
beforeEach(async () => {
  accounts += 1
  vendor = await testApi.vendor(`01234591${String(accounts).padStart(2, '0')}`)
  own = topUpsOf(testApi, vendor)
})
afterAll(() => testApi.close())

const expectWhole = async () => {
  await testApi.drain()
  expect(await allProblems(testApi)).toEqual([])
}

describe('money that has no place in the wallet', () => {
  test('lapses like an order when nobody pays, and another can be begun', async () => {
    const { data } = await own.begin()
    testApi.passTime(POLICY.payment_ms)
    await testApi.runDueJobs()
    expect((await own.topUpOf(data.reference)).state).toBe('awaiting')
    testApi.passTime(LAPSE - POLICY.payment_ms)
    await testApi.runDueJobs()
    expect((await own.topUpOf(data.reference)).state).toBe('lapsed')
    expect((await own.wallet()).top_up).toBeNull()
    expect((await own.paymentOf(data.reference)).state).toBe('failed')
    expect(codeOf(await own.begin())).toBe('success')
    await expectWhole()
  })

  test('is taken if it came in time and its webhook was lost', async () => {
    const { data } = await own.begin()
    await own.transfer(data.reference, { is_silent: true })
    testApi.passTime(LAPSE)
    await testApi.runDueJobs()
    expect((await own.topUpOf(data.reference)).state).toBe('credited')
    expect((await own.wallet()).pending_minor).toBe(TOP_UP_CREDIT)
    await expectWhole()
  })

  test('goes back whole if it comes late, once, and its wallet knows nothing of it (case 202)', async () => {
    const { data } = await own.begin()
    testApi.passTime(LAPSE)
    await testApi.runDueJobs()
    await own.transfer(data.reference)
    await testApi.drain()
    expect((await own.topUpOf(data.reference)).state).toBe('returned')
    expect(await own.paymentOf(data.reference)).toMatchObject({
      state: 'mismatched',
      mismatch: 'late',
    })
    expect(await own.wallet()).toMatchObject({ pending_minor: 0, available_minor: 0 })
    expect(await own.lines()).toEqual([])
    const made = testApi.simulator.world.state.refunds
    const refunds = [...made.values()].filter(({ amount }) => amount === TOP_UP)
    expect(refunds).toHaveLength(1)
    expect((await own.verify(data.reference)).data.state).toBe('mismatched')
    await expectWhole()
    // A bank that sends it back: it waits for an operator, and the ledger has it again.
    const [refund] = refunds
    if (!refund) throw new Error('no refund')
    setRefund(testApi.simulator.world, refund, 'failed')
    await expectWhole()
  })

  test.each([
    ['another amount', { amount: TOP_UP - 100_000 }],
    ['another currency', { currency: 'USD' }],
  ])('goes back if it is of %s', async (_, how) => {
    const { data } = await own.begin()
    await own.transfer(data.reference, how)
    await testApi.drain()
    expect((await own.topUpOf(data.reference)).state).toBe('returned')
    expect(await own.wallet()).toMatchObject({ top_up: null, pending_minor: 0, available_minor: 0 })
    await expectWhole()
  })

  test('goes back if the store was suspended meanwhile', async () => {
    const { data } = await own.begin()
    await collectionOf(COLLECTIONS.vendors).doc(vendor.uid).update({ status: 'suspended' })
    await own.transfer(data.reference)
    expect((await own.topUpOf(data.reference)).state).toBe('returned')
    expect((await own.wallet()).pending_minor).toBe(0)
    await expectWhole()
  })

  test('is posted by the schedule while the provider names no fee, and corrected after', async () => {
    const { data } = await own.begin()
    const { payments } = testApi.deps
    const { verifyTransaction } = payments
    let fees_minor: number | null = null
    payments.verifyTransaction = async (reference) => {
      const charge = await verifyTransaction.call(payments, reference)
      return charge && { ...charge, fees_minor }
    }
    try {
      await own.transfer(data.reference)
      expect((await own.wallet()).pending_minor).toBe(TOP_UP_CREDIT)
      fees_minor = TOP_UP_FEE - 5_000
      testApi.passTime(2 * 60 * MINUTE_MS)
      await testApi.drain()
      expect(await own.paymentOf(data.reference)).toMatchObject({
        provider_fee_minor: TOP_UP_FEE - 5_000,
        is_fee_estimated: false,
      })
    } finally {
      payments.verifyTransaction = verifyTransaction
    }
    const { ledger } = await own.topUpOf(data.reference)
    expect(ledger.count).toBe(3)
  })
})
