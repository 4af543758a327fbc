import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { stateOfVendor } from '../../support/ledger/vendor-state'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, shipOrder, type TestApi } from '../../support/test-api'
import { showWallet } from '../../support/wallets'

let testApi: TestApi
let vendor: Person
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
})
afterAll(() => testApi.close())

const paid = async () => testApi.paid(buyer, await testApi.product(vendor))

/** Runs the jobs twice at once, as two instances would. */
const afterSilence = async (transaction: Transaction, ms: number): Promise<Transaction> => {
  testApi.passTime(ms)
  await Promise.all([testApi.runDueJobs(), testApi.runDueJobs()])
  return testApi.read(transaction)
}

const actionsIn = async ({ id }: Transaction): Promise<string[]> => {
  const path = `/transactions/${id}`
  const whole = await testApi.call<{ events: { action: string }[] }>('GET', path, { as: buyer })
  return whole.data.events.map(({ action }) => action)
}

describe('time alone', () => {
  test('gives the money back when the vendor never answers, having reminded', async () => {
    const transaction = await paid()
    await afterSilence(transaction, 25 * HOUR_MS)
    const end = await afterSilence(transaction, 24 * HOUR_MS)
    expect([end.status.status, end.money.refunded_minor]).toEqual(['reversed', end.amount_paid])
    const actions = await actionsIn(transaction)
    expect(actions.filter((action) => action === 'remind').length).toBeGreaterThan(0)
    expect(actions.filter((action) => action === 'expire')).toHaveLength(1)
  })

  test('lets the buyer cancel a late order, and does it two days after', async () => {
    const transaction = await paid()
    await testApi.done(vendor, transaction, 'confirm')
    expect(codeOf(await testApi.act(buyer, transaction, 'cancel'))).toBe(
      'transaction/action-not-allowed',
    )
    const late = await afterSilence(transaction, 5 * DAY_MS + HOUR_MS)
    expect(late.status.status).toBe('in_escrow')
    expect((await afterSilence(transaction, 2 * DAY_MS)).status.status).toBe('reversed')
    const other = await paid()
    await testApi.done(vendor, other, 'confirm')
    await afterSilence(other, 5 * DAY_MS + HOUR_MS)
    expect((await testApi.done(buyer, other, 'cancel')).status.status).toBe('reversed')
  })

  test('never pays for goods that were not delivered', async () => {
    const transaction = await paid()
    await shipOrder(testApi, vendor, transaction)
    const end = await afterSilence(transaction, 14 * DAY_MS + HOUR_MS)
    expect([end.status.status, end.money.released_minor]).toEqual(['reversed', 0])
  })

  test('releases after three days of inspection, after seven without the code', async () => {
    const proven = await paid()
    await shipOrder(testApi, vendor, proven)
    await testApi.done(buyer, proven, 'receive')
    const tracked = await paid()
    await shipOrder(testApi, vendor, tracked)
    await testApi.done(vendor, tracked, 'deliver')
    expect((await afterSilence(proven, 3 * DAY_MS + HOUR_MS)).status.status).toBe('completed')
    expect((await testApi.read(tracked)).status.status).toBe('in_escrow')
    expect((await afterSilence(tracked, 4 * DAY_MS)).status.status).toBe('completed')
  })

  test('makes released money available after a day, once', async () => {
    const wallet = async () => (await showWallet(testApi, vendor)).wallet
    const unanswered = await paid()
    await afterSilence(unanswered, 25 * HOUR_MS)
    const before = await wallet()
    const transaction = await paid()
    await testApi.done(buyer, transaction, 'approve')
    expect((await wallet()).pending_minor).toBe(before.pending_minor + 1_250_000)
    await afterSilence(transaction, 25 * HOUR_MS)
    // The first order has expired meanwhile.
    const { failed_sale_cost_minor: cost_minor = 0 } = (await testApi.read(unanswered)).money
    expect(cost_minor).toBeGreaterThan(0)
    expect(await wallet()).toMatchObject({
      pending_minor: 0,
      available_minor: before.available_minor + before.pending_minor + 1_250_000 - cost_minor,
    })
  })

  test('changes nothing where nothing is due', async () => {
    const transaction = await paid()
    expect(await afterSilence(transaction, HOUR_MS)).toEqual(transaction)
  })
})

test('after all this time the ledger is whole', async () => {
  await testApi.drain()
  expect(brokenRules(stateOfVendor(await loadAuditState(), vendor.uid))).toEqual([])
})
