import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { readCaseDecision } from '../../../functions/src/db/console/case-decisions'
import { readWallet } from '../../../functions/src/db/money/wallets'
import { loseDispute } from '../../../tools/paystack-simulator/disputes'
import { allProblems, drainLater, paidCheckout } from '../../support/checkouts'
import { type BankDispute, type Orders, openContestedCarts } from '../../support/contested-carts'
import { type Person, signUpOperator } from '../../support/people'
import { codeOf, shipOrder } from '../../support/test-api'

let carts: Awaited<ReturnType<typeof openContestedCarts>>
let stores: typeof carts.stores
let testApi: typeof carts.testApi
let operator: Person

beforeAll(async () => {
  carts = await openContestedCarts()
  ;({ stores, testApi, operator } = carts)
})
afterAll(() => testApi.close())

let buyer: Person
let orders: Orders
let dispute: BankDispute

beforeEach(async () => {
  buyer = await testApi.buyer()
  orders = await carts.buy(buyer)
})

const now = () => carts.now(orders)
const claimsNow = () => carts.claims(orders)
const give = (amounts: readonly number[]) => carts.give(orders, dispute, amounts)

describe('a chargeback that the bank has won', () => {
  const approve = async (...indexes: number[]) => {
    for (const index of indexes) await testApi.done(buyer, orders[index] as Transaction, 'approve')
  }
  const lose = async () => {
    dispute = await carts.contest(orders)
    loseDispute(testApi.simulator.world, dispute, 'merchant-accepted')
    await drainLater(testApi)
  }
  const moneyNow = async () => (await now()).map(({ money }) => money)
  const walletsNow = async () => {
    const wallets = await Promise.all(stores.vendors.map(({ uid }) => readWallet(uid)))
    return wallets.map((wallet) => {
      const { pending_minor = 0, available_minor = 0 } = wallet?.data ?? {}
      return pending_minor + available_minor
    })
  }

  test('comes back to the store that isn’t meant, and the one that is pays it', async () => {
    const amount = orders[2].amount_paid
    await approve(0, 1, 2)
    const before = [await moneyNow(), await walletsNow()] as const
    await lose()
    const lost = await walletsNow()
    expect((lost[2] ?? 0) - (before[1][2] ?? 0)).toBe(-(before[0][2]?.released_minor ?? 0))
    expect((await carts.show(orders)).lost_chargebacks).toMatchObject([
      {
        id: String(dispute.id),
        orders: [
          { claimed_minor: 0, max_minor: orders[0].amount_paid },
          { claimed_minor: 0, max_minor: orders[1].amount_paid },
          { claimed_minor: amount, max_minor: amount },
        ],
      },
    ])
    expect(await give([amount, 0, 0])).toMatchObject({ status: 200, data: { state: 'done' } })
    expect(await claimsNow()).toEqual([[['lost', amount]], [], [['moved', 0]]])
    const [first, , third] = await moneyNow()
    expect(third).toMatchObject({ ...before[0][2], refunded_minor: 0 })
    expect((await testApi.read(orders[2])).refund).toBeNull()
    expect(first?.refunded_minor).toBe(Math.min(amount, orders[0].amount_paid))
    const wallets = await walletsNow()
    expect(wallets[2]).toBe(before[1][2])
    expect((wallets[0] ?? 0) - (before[1][0] ?? 0)).toBe(
      (first?.released_minor ?? 0) - (before[0][0]?.released_minor ?? 0),
    )
    expect(await allProblems(testApi)).toEqual([])
  })

  test('can be divided and given back, and said twice it changes nothing', async () => {
    const amount = orders[2].amount_paid
    await approve(0, 1, 2)
    await lose()
    const taken = [await moneyNow(), await walletsNow()]
    expect((await give([1_000, 2_000, amount - 3_000])).status).toBe(200)
    expect(await claimsNow()).toEqual([
      [['lost', 1_000]],
      [['lost', 2_000]],
      [['lost', amount - 3_000]],
    ])
    const { event_count } = await testApi.read(orders[0])
    expect((await give([1_000, 2_000, amount - 3_000])).status).toBe(200)
    expect((await testApi.read(orders[0])).event_count).toBe(event_count)
    expect((await give([0, 0, amount])).status).toBe(200)
    expect(await claimsNow()).toEqual([[['moved', 0]], [['moved', 0]], [['lost', amount]]])
    const given = [await moneyNow(), await walletsNow()]
    expect(given).toMatchObject(taken)
    expect(await allProblems(testApi)).toEqual([])
  })

  test('ends an order that was never sent, whose money was held', async () => {
    const amount = orders[2].amount_paid
    await approve(2)
    // Unsent orders are asked first: the bank’s sum is only the third order’s.
    await lose()
    expect(await claimsNow()).toEqual([[], [], [['lost', amount]]])
    const paid = Math.min(amount, orders[1].amount_paid)
    expect((await give([0, paid, amount - paid])).status).toBe(200)
    const [, second] = await now()
    expect(second.status.status).toBe('reversed')
    expect(second.money).toMatchObject({ held_minor: 0, refunded_minor: second.amount_paid })
    expect(await allProblems(testApi)).toEqual([])
  })

  test('is given to no order above what was paid for it, nor in another sum', async () => {
    const amount = orders[2].amount_paid
    await approve(0, 1, 2)
    await lose()
    expect(codeOf(await give([amount, 1, 0]))).toBe('chargeback/sum-differs')
    expect(codeOf(await give([0, 0, amount - 1]))).toBe('chargeback/sum-differs')
    expect(codeOf(await give([orders[0].amount_paid + 1, 0, 0]))).toBe('operator/beyond-refundable')
    expect(await claimsNow()).toEqual([[], [], [['lost', amount]]])
  })

  test('takes nothing of a store that handed over with the code: that is ours', async () => {
    const amount = orders[2].amount_paid
    const own = Math.min(amount, orders[0].amount_paid)
    await approve(1, 2)
    const [vendor] = stores.vendors
    await shipOrder(testApi, vendor, orders[0])
    await testApi.done(vendor, orders[0], 'deliver', {
      escrow_code: await testApi.code(orders[0]),
    })
    await approve(0)
    const before = await walletsNow()
    await lose()
    expect((await give([own, 0, amount - own])).status).toBe(200)
    const [first] = await now()
    expect(first.money.borne_minor).toBe(own)
    expect((await walletsNow())[0]).toBe(before[0])
    expect(await allProblems(testApi)).toEqual([])
  })

  test('moves more than one person may decide only after a second one confirms it', async () => {
    const [vendor, , third] = stores.vendors
    const dear = await Promise.all([
      testApi.product(vendor, { price: 31_000_000 }),
      testApi.product(third, { price: 30_000_000 }),
    ])
    const bought = await paidCheckout(
      testApi,
      buyer,
      dear.map((product) => ({ product })),
    )
    const [first, second] = bought
    if (!first || !second) throw new Error('no orders')
    orders = [first, first, second]
    await approve(0, 2)
    await lose()
    const amount = second.amount_paid
    const versions = (await now()).map(({ event_count }) => event_count)
    const body = {
      reason: 'The bank names the other parcel.',
      chargeback_id: String(dispute.id),
      orders: [
        { transaction_id: first.id, version: versions[0], amount_minor: amount },
        { transaction_id: second.id, version: versions[2], amount_minor: 0 },
      ],
    }
    const path = `/console/cases/${second.id}`
    const proposed = await testApi.call('POST', `${path}/attribute-chargeback`, {
      as: operator,
      body,
    })
    expect(proposed).toMatchObject({ status: 200, data: { state: 'waiting' } })
    expect((await testApi.read(first)).chargebacks).toEqual([])
    const other = await signUpOperator(testApi.deps, 'money')
    const confirmed = await testApi.call('POST', `${path}/confirm`, {
      as: other,
      body: { proposal_id: (await readCaseDecision(second.id))?.data.proposal_id },
    })
    expect(confirmed.status).toBe(200)
    expect((await testApi.read(first)).chargebacks).toMatchObject([
      { state: 'lost', amount_minor: amount },
    ])
    expect(await allProblems(testApi)).toEqual([])
  })
})
