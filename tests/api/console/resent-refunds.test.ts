import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Case } from '../../../functions/src/contract/entities/console/console'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { outboxOfTransaction } from '../../../functions/src/db/money/outbox'
import { loseDispute } from '../../../tools/paystack-simulator/disputes'
import { type Contests, openContests } from '../../support/chargeback-contest'
import { drainRetries } from '../../support/checkouts'
import { type Person, signUpOperator } from '../../support/people'
import { codeOf } from '../../support/test-api'

let testApi: Contests['testApi']
let contest: Contests['contest']
let ada: Person
let bola: Person
beforeAll(async () => {
  ;({ testApi, contest } = await openContests())
  ;[ada, bola] = await Promise.all([
    signUpOperator(testApi.deps, 'money'),
    signUpOperator(testApi.deps, 'money'),
  ])
})
afterAll(() => testApi.close())

/** A declined order whose refund failed and whose money the bank gave back. */
const givenBack = async (price: number): Promise<Transaction> => {
  const [vendor, buyer] = [await testApi.vendor(), await testApi.buyer()]
  const order = await testApi.buy(buyer, await testApi.product(vendor, { price }))
  testApi.pay(order, { is_silent: true, card: 'refund-fails' })
  await testApi.verify(buyer, order)
  await testApi.done(vendor, order, 'decline')
  await drainRetries(testApi)
  loseDispute(testApi.simulator.world, await contest(order), 'merchant-accepted')
  await drainRetries(testApi)
  return testApi.read(order)
}

const retry = async (as: Person, { id }: Transaction) => {
  const dead = (await outboxOfTransaction(id)).find(({ state }) => state === 'dead')
  const body = { reason: 'The bank took it for another sale.' }
  return testApi.call<{ state: string }>('POST', `/console/tasks/${dead?.id}/retry`, { as, body })
}

const refundsOf = ({ payment }: Transaction): number =>
  [...testApi.simulator.world.state.refunds.values()].filter(
    ({ charge_reference }) => charge_reference === payment.reference,
  ).length

test('a large refund that the bank has given as well is sent by two', async () => {
  const order = await givenBack(28_000_000)
  const before = refundsOf(order)
  const first = await retry(ada, order)
  expect([first.status, first.data.state]).toEqual([200, 'waiting'])
  await drainRetries(testApi)
  expect(refundsOf(order)).toBe(before)
  const { data } = await testApi.call<Case>('GET', `/console/cases/${order.id}?why=refund`, {
    as: bola,
  })
  expect(data.decision).toMatchObject({
    decision: 'resend_refund',
    amount_minor: order.amount_paid,
  })
  const confirm = (as: Person) =>
    testApi.call('POST', `/console/cases/${order.id}/confirm`, {
      as,
      body: { proposal_id: data.decision?.proposal_id },
    })
  expect(codeOf(await confirm(ada))).toBe('operator/other-person')
  expect((await confirm(bola)).status).toBe(200)
  await drainRetries(testApi)
  expect(refundsOf(order)).toBe(before + 1)
})

test('a small one is sent by one, and counts with what else was decided', async () => {
  const order = await givenBack(1_250_000)
  const before = refundsOf(order)
  expect((await retry(ada, order)).data.state).toBe('done')
  await drainRetries(testApi)
  expect(refundsOf(order)).toBe(before + 1)
})
