import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { positiveMinorSchema } from '../../../functions/src/contract/amount'
import type { Payout } from '../../../functions/src/contract/entities/money/wallet'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type { OutboxItem } from '../../../functions/src/contract/entities/outbox'
import { DAY_MS, MINUTE_MS } from '../../../functions/src/contract/time'
import { newBatch } from '../../../functions/src/db/firestore'
import {
  addTask,
  outboxOfTransaction,
  readOutboxItem,
} from '../../../functions/src/db/money/outbox'
import type { Deps } from '../../../functions/src/usecases/deps'
import { requeueTask } from '../../../functions/src/usecases/money/payment/requeue-task'
import { processOutboxItem } from '../../../functions/src/usecases/outbox/dispatch-outbox'
import { showWork } from '../../../tools/ops/work'
import type { FailureMode } from '../../../tools/paystack-simulator/model'
import type { Person } from '../../support/people'
import { openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
  testApi.odd_books = 'A task that is planted refunds more than was decided.'
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
})
afterEach(() => {
  testApi.failure.at = () => {}
  testApi.simulator.world.state.failures = []
})
afterAll(() => testApi.close())

const PART = 300_000
const WHY = { operator: 'ops@oja.example', reason: 'It shows as due.' }

const failNext = (mode: FailureMode, path: string): void => {
  const failure = { mode, path, times: 1, method: 'POST', delay_ms: 0 }
  testApi.simulator.world.state.failures.push(failure)
}

/** A worker that has noted that it sends, and doesn't get through until it is let go. */
const startSlowly = async (id: string) => {
  const { payments } = testApi.deps
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  let note = () => {}
  const isNoted = new Promise<void>((resolve) => (note = resolve))
  const held = async (noteSending: (() => Promise<void>) | undefined) => {
    await noteSending?.()
    note()
    await isLetGo
  }
  const slow = {
    ...testApi.deps,
    payments: {
      ...payments,
      createRefund: (request, noteSending) =>
        payments.createRefund(request, () => held(noteSending)),
      initiateTransfer: (request, noteSending) =>
        payments.initiateTransfer(request, () => held(noteSending)),
    },
  } satisfies Deps
  const done = processOutboxItem(slow, id, 'schedule')
  await Promise.race([isNoted, done])
  return async () => {
    letGo()
    await done
  }
}

const itemOf = async (id: string): Promise<OutboxItem> => {
  const stored = await readOutboxItem(id)
  if (!stored) throw new Error(`no task ${id}`)
  return stored.data
}

/** A divided payment: the provider would refund the same part a second time without an error. */
const owedPart = async (): Promise<{ transaction: Transaction; id: string }> => {
  const transaction = await testApi.paid(buyer, await testApi.product(vendor))
  const complaint = { reason: 'damaged', description: 'One of the two handles is torn.' }
  await testApi.done(buyer, transaction, 'dispute', complaint)
  await testApi.done(vendor, transaction, 'dispute/propose', { refund_minor: PART })
  await testApi.done(buyer, transaction, 'dispute/accept', { refund_minor: PART })
  const [task] = await outboxOfTransaction(transaction.id)
  if (!task) throw new Error('no task')
  return { transaction, id: task.id }
}

const refundsOf = ({ payment }: Transaction): string[] =>
  [...testApi.simulator.world.state.refunds.values()]
    .filter(({ charge_reference }) => charge_reference === payment.reference)
    .map(({ amount, status }) => `${amount} ${status}`)

const drainLater = async (): Promise<void> => {
  for (let round = 0; round < 3; round += 1) {
    testApi.passTime(5 * MINUTE_MS)
    await testApi.drain()
  }
}

describe('a refund that is being sent', () => {
  test('is not sent again by an operator, who is notified, nor by an event or a schedule', async () => {
    const { transaction, id } = await owedPart()
    const letGo = await startSlowly(id)
    await expect(requeueTask(testApi.deps, id, WHY)).rejects.toThrow('is being sent now')
    expect((await showWork(testApi.clock())).join('\n')).toContain(`not to be retried: 1\n  ${id}`)
    expect(await processOutboxItem(testApi.deps, id, 'schedule')).toBe(false)
    expect(await processOutboxItem(testApi.deps, id, 'webhook')).toBe(true)
    await letGo()
    await drainLater()
    expect(refundsOf(transaction)).toEqual([`${PART} processed`])
    expect((await testApi.read(transaction)).refund?.state).toBe('processed')
  })

  test('is asked for, not sent again, by who takes it when the lease has run out', async () => {
    const { transaction, id } = await owedPart()
    const letGo = await startSlowly(id)
    testApi.passTime(3 * MINUTE_MS)
    expect(await processOutboxItem(testApi.deps, id, 'schedule')).toBe(true)
    expect(await itemOf(id)).toMatchObject({ state: 'pending', unanswered: { asks: 1 } })
    await letGo()
    // The first worker was too late to save its result.
    expect(await itemOf(id)).toMatchObject({ provider_id: null, unanswered: { asks: 1 } })
    await drainLater()
    expect(refundsOf(transaction)).toEqual([`${PART} processed`])
    expect(await itemOf(id)).toMatchObject({ state: 'completed', unanswered: null, lease: null })
  })

  test('does not go out where the lease ended before it was sent', async () => {
    const { transaction, id } = await owedPart()
    testApi.failure.at = (name) => {
      if (name === 'refund:before-send') testApi.passTime(3 * MINUTE_MS)
    }
    await processOutboxItem(testApi.deps, id, 'schedule')
    expect(refundsOf(transaction)).toEqual([])
    testApi.failure.at = () => {}
    await drainLater()
    expect(refundsOf(transaction)).toEqual([`${PART} processed`])
  })

  test.each<[string, FailureMode]>([
    ['was made, though its response was lost', 'lose-answer'],
    ['was not made', 'error'],
  ])('and gave no response is checked first: it %s', async (_name, mode) => {
    const { transaction, id } = await owedPart()
    failNext(mode, '/refund')
    await processOutboxItem(testApi.deps, id, 'schedule')
    expect((await itemOf(id)).unanswered).toMatchObject({ asks: 0 })
    await drainLater()
    expect(refundsOf(transaction)).toEqual([`${PART} processed`])
  })
})

test('two operators who retry a refund that failed make one refund', async () => {
  const transaction = await testApi.buy(buyer, await testApi.product(vendor))
  testApi.pay(transaction, { is_silent: true, card: 'refund-fails' })
  await testApi.verify(buyer, transaction)
  await testApi.done(vendor, transaction, 'decline')
  await drainLater()
  const [task] = await outboxOfTransaction(transaction.id)
  const charge = testApi.simulator.world.state.charges.get(transaction.payment.reference)
  if (!task || !charge) throw new Error('no task')
  expect(task.state).toBe('dead')
  charge.card = 'success'
  const both = await Promise.allSettled([1, 2].map(() => requeueTask(testApi.deps, task.id, WHY)))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await drainLater()
  const all = transaction.amount_paid
  expect(refundsOf(transaction)).toEqual([`${all} failed`, `${all} processed`])
})

test('two equal refunds of one charge go one after the other, each once', async () => {
  const transaction = await testApi.paid(buyer, await testApi.product(vendor))
  const batch = newBatch()
  const ids = ['a', 'b'].map((cause) =>
    addTask(
      batch,
      `${transaction.id}-${cause}`,
      {
        kind: 'refund',
        transaction_id: transaction.id,
        payment_reference: transaction.payment.reference,
        amount_minor: positiveMinorSchema.parse(PART),
        currency: 'NGN',
      },
      testApi.clock(),
    ),
  )
  await batch.commit()
  failNext('error', '/refund')
  for (const id of ids) await processOutboxItem(testApi.deps, id, 'schedule')
  expect((await itemOf(ids[1] ?? '')).last_error).toContain(`waits for ${ids[0]}`)
  expect(refundsOf(transaction)).toEqual([])
  await drainLater()
  await drainLater()
  expect(refundsOf(transaction)).toEqual([`${PART} processed`, `${PART} processed`])
  const notes = [...testApi.simulator.world.state.refunds.values()]
    .filter(({ charge_reference }) => charge_reference === transaction.payment.reference)
    .map(({ merchant_note }) => merchant_note)
  expect(notes).toEqual(ids)
})

test('a transfer that is being sent is not sent again', async () => {
  await testApi.done(buyer, await testApi.paid(buyer, await testApi.product(vendor)), 'approve')
  testApi.passTime(DAY_MS + MINUTE_MS)
  await testApi.drain()
  const { data: payout } = await testApi.call<Payout>('POST', '/vendors/payouts', {
    as: vendor,
    body: { amount_minor: 20_000 },
    headers: { 'idempotency-key': testApi.deps.ids() },
  })
  const id = `${payout.id}-transfer`
  const letGo = await startSlowly(id)
  await expect(requeueTask(testApi.deps, id, WHY)).rejects.toThrow('is being sent now')
  testApi.passTime(3 * MINUTE_MS)
  await processOutboxItem(testApi.deps, id, 'schedule')
  await letGo()
  await drainLater()
  expect(testApi.simulator.world.state.transfers.size).toBe(1)
  expect((await itemOf(id)).state).toBe('completed')
})
