import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { outboxOfTransaction } from '../../../functions/src/db/money/outbox'
import { hasOpenChargeback } from '../../../functions/src/db/orders/transactions'
import { loseDispute } from '../../../tools/paystack-simulator/disputes'
import { allProblems, drainLater } from '../../support/checkouts'
import { type BankDispute, type Orders, openContestedCarts } from '../../support/contested-carts'
import { type Person, signUpOperator } from '../../support/people'
import { codeOf } from '../../support/test-api'

let carts: Awaited<ReturnType<typeof openContestedCarts>>
let stores: typeof carts.stores
let testApi: typeof carts.testApi
let operator: Person

beforeAll(async () => {
  carts = await openContestedCarts()
  ;({ stores, testApi, operator } = carts)
})
afterAll(() => testApi.close())

let orders: Orders
let dispute: BankDispute

beforeEach(async () => {
  orders = await carts.buy(await testApi.buyer())
  dispute = await carts.contest(orders)
})

const now = () => carts.now(orders)
const claimsNow = () => carts.claims(orders)
const give = (amounts: readonly number[], how?: Parameters<typeof carts.give>[3]) =>
  carts.give(orders, dispute, amounts, how)

describe('a chargeback that an operator gives to another order', () => {
  test('is that one’s: the first goes on where it was, and only the second is lost', async () => {
    const amount = orders[2].amount_paid
    const before = orders[2]
    expect((await carts.show(orders)).chargebacks[0]?.orders).toMatchObject([
      { claimed_minor: 0, max_minor: orders[0].amount_paid },
      { claimed_minor: 0, max_minor: orders[1].amount_paid },
      { claimed_minor: amount, max_minor: amount },
    ])
    expect((await give([amount, 0, 0])).status).toBe(200)
    expect(await claimsNow()).toEqual([[['open', amount]], [], [['moved', 0]]])
    expect(await testApi.read(before)).toMatchObject({
      status: { status: 'in_escrow' },
      fulfilment: before.fulfilment,
      dispute: null,
    })
    expect(await hasOpenChargeback(before.vendor_id)).toBe(false)
    expect((await readOpsDecisions(1, before.id))[0]).toMatchObject({
      operator: operator.uid,
      action: `attribute-chargeback:${dispute.id}`,
      before: { [before.invoice_id]: amount },
      after: { [orders[0].invoice_id]: amount, [before.invoice_id]: 0 },
    })
    await testApi.drain()
    const [clock] = (await outboxOfTransaction(orders[0].id)).filter(
      ({ task }) => task.kind === 'chargeback_evidence',
    )
    expect(clock?.state).toBe('pending')
    loseDispute(testApi.simulator.world, dispute, 'merchant-accepted')
    await drainLater(testApi)
    expect(await claimsNow()).toEqual([[['lost', amount]], [], [['moved', 0]]])
    expect((await testApi.read(before)).money.held_minor).toBe(amount)
    expect(await allProblems(testApi)).toEqual([])
  })

  test('can be divided, and given back', async () => {
    const amount = orders[2].amount_paid
    expect((await give([1_000, amount - 1_000, 0])).status).toBe(200)
    expect((await give([0, 0, amount])).status).toBe(200)
    expect(await claimsNow()).toEqual([[['moved', 0]], [['moved', 0]], [['open', amount]]])
    expect((await give([0, 0, amount])).status).toBe(200)
    loseDispute(testApi.simulator.world, dispute, 'merchant-accepted')
    await drainLater(testApi)
    expect((await now()).map(({ status }) => status.status)).toEqual([
      'in_escrow',
      'in_escrow',
      'reversed',
    ])
    expect(await allProblems(testApi)).toEqual([])
  })
})

describe('giving a chargeback to other orders is refused', () => {
  test('if the sum is another than the claim, or more than is left of an order', async () => {
    const amount = orders[2].amount_paid
    expect(codeOf(await give([amount - 1, 0, 0]))).toBe('chargeback/sum-differs')
    expect(codeOf(await give([amount, 1, 0]))).toBe('chargeback/sum-differs')
    expect(codeOf(await give([0, 0, amount + 1]))).toBe('operator/beyond-refundable')
    expect(await claimsNow()).toEqual([[], [], [['open', amount]]])
  })

  test('if an order changed meanwhile, with the orders as they are', async () => {
    const amount = orders[2].amount_paid
    const versions = (await now()).map(({ event_count }) => event_count)
    await testApi.done(stores.vendors[0], orders[0], 'confirm')
    const late = await give([amount, 0, 0], { versions })
    expect(late.status).toBe(409)
    expect(late.error).toMatchObject({
      code: 'operator/case-changed',
      details: { orders: [{ version: (versions[0] ?? 0) + 1 }, {}, { claimed_minor: amount }] },
    })
  })

  test('once the bank is answered, and once it has decided', async () => {
    const amount = orders[2].amount_paid
    const contest = await testApi.call(
      'POST',
      `/console/cases/${orders[2].id}/contest-chargeback`,
      {
        as: operator,
        body: { reason: 'It was agreed.' },
      },
    )
    expect(contest.status).toBe(200)
    expect((await give([amount, 0, 0])).status).toBe(409)
    loseDispute(testApi.simulator.world, dispute, 'merchant-accepted')
    await drainLater(testApi)
    expect(codeOf(await give([amount, 0, 0]))).toBe('chargeback/ended-sale')
    expect(await claimsNow()).toEqual([[], [], [['lost', amount]]])
  })

  test('to who only supports', async () => {
    const support = await signUpOperator(testApi.deps, 'support')
    expect((await give([orders[2].amount_paid, 0, 0], { as: support })).status).toBe(403)
  })
})
