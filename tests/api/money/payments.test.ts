import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Payment } from '../../../functions/src/contract/entities/money/payment'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { outboxOfTransaction } from '../../../functions/src/db/money/outbox'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { requeueTask } from '../../../functions/src/usecases/money/payment/requeue-task'
import { refuseCharge } from '../../../tools/paystack-simulator/charges'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { balanceFinding, providerFindings } from '../../../tools/reconcile/provider-invariant'
import { stateOfVendor } from '../../support/ledger/vendor-state'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
})
afterAll(() => testApi.close())

const buyOne = async () => {
  const product = await testApi.product(vendor, { available_items: 5 })
  return { product, transaction: await testApi.buy(buyer, product) }
}

const stateOf = async ({ payment }: Transaction) =>
  (await collectionOf<Payment>(COLLECTIONS.payments).doc(payment.reference).get()).data()?.state

const expectWhole = async () => {
  const audit = stateOfVendor(await loadAuditState(), vendor.uid)
  expect(brokenRules(audit)).toEqual([])
  expect((await providerFindings(testApi.deps.payments, audit)).findings).toEqual([])
}

describe('the return page', () => {
  test('holds the money once the provider says that it came', async () => {
    const { product, transaction } = await buyOne()
    testApi.pay(transaction, { is_silent: true })
    const response = await testApi.verify(buyer, transaction)
    expect(response.data).toMatchObject({
      state: 'paid',
      transactions: [{ status: { status: 'in_escrow' }, fulfilment: 'awaiting_confirmation' }],
    })
    expect(response.data.transactions[0]?.money.held_minor).toBe(transaction.amount_paid)
    expect(await testApi.readProduct(product)).toMatchObject({ reserved_items: 0, sold_items: 1 })
    const again = await testApi.verify(buyer, transaction)
    expect(again.data).toEqual(response.data)
  })

  test('leaves an unpaid purchase as it is', async () => {
    const { transaction } = await buyOne()
    const response = await testApi.verify(buyer, transaction)
    expect(response.data).toMatchObject({ state: 'awaiting', transactions: [{ event_count: 1 }] })
  })

  test('gives the items back when the card is declined', async () => {
    const { product, transaction } = await buyOne()
    const charge = testApi.simulator.world.state.charges.get(transaction.payment.reference)
    if (charge) refuseCharge(charge, 'Declined')
    const response = await testApi.verify(buyer, transaction)
    expect(response.data).toMatchObject({
      state: 'failed',
      transactions: [{ status: { status: 'reversed' } }],
    })
    expect(await testApi.readProduct(product)).toEqual(
      expect.objectContaining({ available_items: 5, reserved_items: 0 }),
    )
  })

  test('is for the buyer alone', async () => {
    const { transaction } = await buyOne()
    expect(codeOf(await testApi.verify(vendor, transaction))).toBe('payment/not-found')
    const unknown = {
      ...transaction,
      payment: { ...transaction.payment, reference: 'a'.repeat(20) },
    }
    expect(codeOf(await testApi.verify(buyer, unknown))).toBe('payment/not-found')
  })

  test('says when the provider does not respond, and nothing changes', async () => {
    const { transaction } = await buyOne()
    testApi.pay(transaction, { is_silent: true })
    const { verifyTransaction } = testApi.deps.payments
    testApi.deps.payments.verifyTransaction = () => Promise.reject(new Error('no network'))
    const response = await testApi.verify(buyer, transaction)
    testApi.deps.payments.verifyTransaction = verifyTransaction
    expect(response.status).toBeGreaterThanOrEqual(500)
    expect(await testApi.read(transaction)).toEqual(transaction)
    expect((await testApi.verify(buyer, transaction)).data.state).toBe('paid')
  })
})

describe('money that is not as agreed', () => {
  test.each([
    ['too little', { amount: 100_000 }],
    ['too much', { amount: 9_000_000 }],
    ['of another currency', { currency: 'USD' }],
    ['of a currency that we do not sell in', { currency: 'GHS' }],
  ])('%s goes back and is recorded', async (_name, how) => {
    const { product, transaction } = await buyOne()
    testApi.pay(transaction, { ...how, is_silent: true })
    const response = await testApi.verify(buyer, transaction)
    expect(response.data).toMatchObject({
      state: 'mismatched',
      transactions: [{ status: { status: 'reversed' } }],
    })
    await testApi.drain()
    const refunds = [...testApi.simulator.world.state.refunds.values()].filter(
      ({ charge_reference }) => charge_reference === transaction.payment.reference,
    )
    const paid = 'amount' in how ? how.amount : transaction.amount_paid
    expect(refunds.map(({ amount, status }) => [amount, status])).toEqual([[paid, 'processed']])
    expect((await testApi.readProduct(product)).available_items).toBe(5)
  })
})

describe('time', () => {
  test.each(['card', 'bank_transfer'])(
    'ends a purchase unpaid by %s after half an hour and its grace, not before',
    async (channel) => {
      const product = await testApi.product(vendor, { available_items: 5 })
      const transaction = await testApi.buy(buyer, product, { channel })
      expect(transaction.deadline?.at.seconds).toBe(transaction.created_at.seconds + 1_800)
      testApi.passTime(44 * MINUTE_MS)
      await testApi.runDueJobs()
      expect((await testApi.read(transaction)).status.status).toBe('pending')
      expect((await testApi.readProduct(product)).available_items).toBe(4)
      testApi.passTime(2 * MINUTE_MS)
      await testApi.runDueJobs()
      expect((await testApi.read(transaction)).status.status).toBe('reversed')
      expect((await testApi.readProduct(product)).available_items).toBe(5)
    },
  )

  test('takes money that comes in the grace', async () => {
    const { transaction } = await buyOne()
    testApi.passTime(40 * MINUTE_MS)
    testApi.pay(transaction)
    await testApi.drain()
    expect((await testApi.read(transaction)).status.status).toBe('in_escrow')
  })

  test('finds money that nobody reported before it ends a purchase', async () => {
    const { transaction } = await buyOne()
    testApi.pay(transaction, { is_silent: true })
    testApi.passTime(HOUR_MS)
    await testApi.runDueJobs()
    expect((await testApi.read(transaction)).status.status).toBe('in_escrow')
  })

  test('gives back money that comes too late', async () => {
    const { transaction } = await buyOne()
    testApi.passTime(HOUR_MS)
    await testApi.runDueJobs()
    testApi.pay(transaction)
    await testApi.drain()
    testApi.passTime(POLICY.keep_ms)
    await testApi.drain()
    const late = await testApi.read(transaction)
    expect(late.status.status).toBe('reversed')
    expect(late.money).toMatchObject({
      charged_minor: late.amount_paid,
      refunded_minor: late.amount_paid,
    })
    expect(late.refund?.state).toBe('processed')
    expect(await stateOf(transaction)).toBe('paid')
  })
})

describe('a refund', () => {
  test.each([
    ['refund-fails', 'failed'],
    ['refund-attention', 'needs_attention'],
  ])('that the provider can not make waits for a person (%s)', async (card, state) => {
    const product = await testApi.product(vendor)
    const transaction = await testApi.buy(buyer, product)
    testApi.pay(transaction, { is_silent: true, card })
    await testApi.verify(buyer, transaction)
    await testApi.done(vendor, transaction, 'decline')
    await testApi.drain()
    testApi.passTime(DAY_MS)
    await testApi.drain()
    expect((await testApi.read(transaction)).refund?.state).toBe(state)
  })
})

describe('an operator', () => {
  const deadRefund = async (card: string) => {
    const transaction = await testApi.buy(buyer, await testApi.product(vendor))
    testApi.pay(transaction, { is_silent: true, card })
    await testApi.verify(buyer, transaction)
    await testApi.done(vendor, transaction, 'decline')
    await testApi.drain()
    testApi.passTime(DAY_MS)
    await testApi.drain()
    const [task] = await outboxOfTransaction(transaction.id)
    if (!task) throw new Error('no task')
    return { transaction, task }
  }
  const WHY = { operator: 'ops@oja.example', reason: 'The card was closed.' }

  test('sends a refund that needs attention to a bank account', async () => {
    const { transaction, task } = await deadRefund('refund-attention')
    expect(task.state).toBe('dead')
    const account = { account_number: '0123456789', bank_id: '9' }
    await requeueTask(testApi.deps, task.id, { ...WHY, account })
    await testApi.drain()
    expect((await testApi.read(transaction)).refund?.state).toBe('processed')
    await expect(requeueTask(testApi.deps, task.id, WHY)).rejects.toThrow('is done')
  })

  test('makes a refund that failed anew, with a key of its own', async () => {
    const { transaction, task } = await deadRefund('refund-fails')
    const charge = testApi.simulator.world.state.charges.get(transaction.payment.reference)
    if (charge) charge.card = 'success'
    await requeueTask(testApi.deps, task.id, WHY)
    await testApi.drain()
    testApi.passTime(DAY_MS)
    await testApi.drain()
    expect((await testApi.read(transaction)).refund?.state).toBe('processed')
    const tasks = await outboxOfTransaction(transaction.id)
    expect(tasks.map(({ state }) => state)).toEqual(['completed', 'completed'])
  })

  test('is refused if there is no such task', async () => {
    await expect(requeueTask(testApi.deps, 'nothing', WHY)).rejects.toThrow('no task nothing')
  })
})

test('after all this the ledger is whole and the provider says the same', async () => {
  await testApi.drain()
  await expectWhole()
  expect(await balanceFinding(testApi.deps.payments, await loadAuditState())).toEqual([])
})
