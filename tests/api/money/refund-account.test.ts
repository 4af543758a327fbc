import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { outboxOfTransaction } from '../../../functions/src/db/money/outbox'
import { readEvents } from '../../../functions/src/db/orders/transactions'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { readContestedOrders } from '../../../functions/src/usecases/money/chargeback/contested-orders'
import { groundsOf } from '../../../functions/src/usecases/money/chargeback/evidence-text'
import { requeueTask } from '../../../functions/src/usecases/money/payment/requeue-task'
import { nameAccount } from '../../../tools/paystack-simulator/banks'
import { loseDispute, winDispute } from '../../../tools/paystack-simulator/disputes'
import type { Dispute } from '../../../tools/paystack-simulator/model'
import { setTransfer } from '../../../tools/paystack-simulator/transfers'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { balanceFinding, providerFindings } from '../../../tools/reconcile/provider-invariant'
import { contest } from '../../support/chargeback-contest'
import { drainRetries, openCheckout } from '../../support/checkouts'
import { stateOfVendor } from '../../support/ledger/vendor-state'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
  const { world } = testApi.simulator
  nameAccount(world, '058', '0123456781', 'EZE NGOZI')
  nameAccount(world, '058', '0000000001', 'NGOZI EZE')
  nameAccount(world, '058', '0123456782', 'TUNDE BELLO')
})
beforeEach(async () => {
  buyer = await testApi.buyer()
})
afterAll(() => testApi.close())

const OWN = { bank_code: '058', account_number: '0123456781' }

/** A declined order whose refund failed or needs attention at the provider. */
const owed = async (card: 'refund-fails' | 'refund-attention'): Promise<Transaction> => {
  const transaction = await testApi.buy(buyer, await testApi.product(vendor))
  testApi.pay(transaction, { is_silent: true, card })
  await testApi.verify(buyer, transaction)
  await testApi.done(vendor, transaction, 'decline')
  await drainRetries(testApi)
  return testApi.read(transaction)
}

const name = (as: Person, { id }: Transaction, account: object, is_confirmed = true) =>
  testApi.call<{ account_name: string; actions: string[] }>(
    'POST',
    `/transactions/${id}/refund-account`,
    { as, body: { ...OWN, ...account, is_confirmed } },
  )

const stateOf = async (transaction: Transaction) => (await testApi.read(transaction)).refund?.state

const expectWhole = async () => {
  const audit = await loadAuditState()
  expect(brokenRules(stateOfVendor(audit, vendor.uid))).toEqual([])
  expect((await providerFindings(testApi.deps.payments, audit)).findings).toEqual([])
  expect(await balanceFinding(testApi.deps.payments, audit)).toEqual([])
}

const transfers = () => [...testApi.simulator.world.state.transfers.values()]

describe('the buyer of a refund that failed', () => {
  test('is asked for an account, sees whose it is, and is paid there once', async () => {
    const transaction = await owed('refund-fails')
    expect(transaction.refund?.state).toBe('failed')
    const before = transfers().length
    const requested = await name(buyer, transaction, {}, false)
    expect(requested.data).toMatchObject({ account_name: 'EZE NGOZI' })
    expect(requested.data.actions).toContain('name_refund_account')
    expect(transfers()).toHaveLength(before)
    const both = await Promise.all([name(buyer, transaction, {}), name(buyer, transaction, {})])
    const codes = both.map(codeOf)
    expect(codes).toContain('success')
    await drainRetries(testApi)
    expect(
      transfers()
        .slice(before)
        .map(({ amount, status }) => [amount, status]),
    ).toEqual([[transaction.amount_paid, 'success']])
    expect(await stateOf(transaction)).toBe('processed')
    const events = await readEvents(transaction.id)
    expect(events.filter(({ action }) => action === 'name_refund_account')).toMatchObject([
      { actor: { role: 'buyer', id: buyer.uid }, note: expect.stringContaining('******6781') },
    ])
    await expectWhole()
  })

  test('names another one when the transfer fails, and when it comes back', async () => {
    const transaction = await owed('refund-fails')
    await name(buyer, transaction, { account_number: '0000000001' })
    await drainRetries(testApi)
    expect(await stateOf(transaction)).toBe('failed')
    expect(codeOf(await name(buyer, transaction, {}))).toBe('success')
    await drainRetries(testApi)
    expect(await stateOf(transaction)).toBe('processed')
    const last = transfers().at(-1)
    if (!last) throw new Error('no transfer')
    setTransfer(testApi.simulator.world, last, 'reversed')
    await drainRetries(testApi)
    expect(await stateOf(transaction)).toBe('failed')
    await expectWhole()
    expect(codeOf(await name(buyer, transaction, {}))).toBe('success')
    await drainRetries(testApi)
    expect(await stateOf(transaction)).toBe('processed')
    await expectWhole()
  })

  test('is refused an account of somebody else, or one that no bank knows', async () => {
    const transaction = await owed('refund-fails')
    const refused = async (account: object) => codeOf(await name(buyer, transaction, account))
    expect(await refused({ account_number: '0123456782' })).toBe('payment/refund-account-name')
    expect(await refused({ account_number: '0000000009' })).toBe('vendor/account-not-resolved')
    expect(await refused({ account_number: '12' })).toBe('request/invalid')
    expect(codeOf(await name(vendor, transaction, {}))).toBe('transaction/action-not-allowed')
    expect(codeOf(await name(await testApi.buyer(), transaction, {}))).toBe('transaction/not-found')
    expect(await testApi.read(transaction)).toEqual(transaction)
    await expectWhole()
  })

  test('may ask five times a day', async () => {
    const transaction = await owed('refund-fails')
    const codes: string[] = []
    for (let count = 0; count < 6; count += 1) {
      codes.push(codeOf(await name(buyer, transaction, {}, false)))
    }
    expect(codes).toEqual([...Array(5).fill('success'), 'request/rate-limited'])
  })

  test('is not asked while an operator has it made anew', async () => {
    const transaction = await owed('refund-fails')
    const [task] = await outboxOfTransaction(transaction.id)
    testApi.simulator.world.settings.isAutomatic = false
    await requeueTask(testApi.deps, task?.id ?? '', {
      operator: 'ops@oja.example',
      reason: 'again',
    })
    expect(codeOf(await name(buyer, transaction, {}))).toBe('payment/refund-under-way')
    testApi.simulator.world.settings.isAutomatic = true
  })
})

describe('while the bank is asked for the same money, or gave it (case 61)', () => {
  const isAllowed = async (transaction: Transaction) =>
    codeOf(await name(buyer, transaction, {})) !== 'transaction/action-not-allowed'
  const paidTo = (before: number) => transfers().slice(before)
  const lose = async (dispute: Dispute) => {
    loseDispute(testApi.simulator.world, dispute, 'merchant-accepted')
    await drainRetries(testApi)
  }

  test('no account is asked for, and the bank isn’t told of money that never came', async () => {
    const transaction = await owed('refund-fails')
    const before = transfers().length
    const dispute = await contest(testApi, transaction)
    expect(await isAllowed(transaction)).toBe(false)
    const orders = await readContestedOrders(String(dispute.id), transaction)
    expect(orders.flatMap(groundsOf)).toEqual([])
    await lose(dispute)
    expect(await isAllowed(transaction)).toBe(false)
    expect(paidTo(before)).toEqual([])
    await expectWhole()
  })

  test('an account is asked for again once the bank has not given it', async () => {
    const transaction = await owed('refund-fails')
    winDispute(testApi.simulator.world, await contest(testApi, transaction))
    await testApi.drain()
    expect(await isAllowed(transaction)).toBe(true)
    await drainRetries(testApi)
    expect(await stateOf(transaction)).toBe('processed')
  })

  test('a transfer that was to be made waits, and isn’t made but by an operator', async () => {
    const transaction = await owed('refund-fails')
    const before = transfers().length
    testApi.failure.at = (at) => {
      if (at === 'transfer:before-send') throw new Error('killed')
    }
    expect(await isAllowed(transaction)).toBe(true)
    await testApi.drain()
    const dispute = await contest(testApi, transaction)
    testApi.failure.at = () => {}
    // The rule answers the bank, which takes longer than any task may.
    for (const ms of [12 * HOUR_MS, 15 * DAY_MS]) {
      testApi.passTime(ms)
      await testApi.drain()
    }
    const taskNow = async () =>
      (await outboxOfTransaction(transaction.id)).find(
        ({ task }) => task.kind !== 'refund' && 'reference' in task,
      )
    expect(await taskNow()).toMatchObject({
      state: 'pending',
      last_error: 'waits for the end of a chargeback',
    })
    await lose(dispute)
    expect(paidTo(before)).toEqual([])
    const task = await taskNow()
    expect(task).toMatchObject({ state: 'dead', last_error: expect.stringContaining('the bank') })
    const retry = { operator: 'ops@oja.example', reason: 'The bank took it for another sale.' }
    await requeueTask(testApi.deps, task?.id ?? '', retry)
    await drainRetries(testApi)
    expect(paidTo(before)).toMatchObject([{ amount: transaction.amount_paid }])
  })

  test('a cart’s other orders are meant, too', async () => {
    const other = await testApi.vendor()
    const lines = await Promise.all(
      [vendor, other].map(async (one) => ({ product: await testApi.product(one) })),
    )
    const { transactions } = await openCheckout(testApi, buyer, lines)
    const [declined, kept] = transactions
    if (!declined || !kept) throw new Error('no orders')
    testApi.pay(declined, { is_silent: true, card: 'refund-fails' })
    await testApi.verify(buyer, declined)
    await testApi.done(vendor, declined, 'decline')
    await drainRetries(testApi)
    const before = transfers().length
    const dispute = await contest(testApi, declined)
    expect((await testApi.read(declined)).chargebacks).toEqual([])
    expect(await isAllowed(declined)).toBe(false)
    await lose(dispute)
    expect(await isAllowed(declined)).toBe(false)
    expect(paidTo(before)).toEqual([])
  })
})

test('a refund that needs attention is sent to the account by the provider', async () => {
  const transaction = await owed('refund-attention')
  expect(transaction.refund?.state).toBe('needs_attention')
  const before = transfers().length
  expect(codeOf(await name(buyer, transaction, {}))).toBe('success')
  expect(codeOf(await name(buyer, transaction, { account_number: '0000000001' }))).toBe(
    'transaction/action-not-allowed',
  )
  await drainRetries(testApi)
  expect(await stateOf(transaction)).toBe('processed')
  expect(transfers()).toHaveLength(before)
  await expectWhole()
})

test('a refund that is on its way asks for nothing', async () => {
  const transaction = await testApi.paid(buyer, await testApi.product(vendor))
  await testApi.done(vendor, transaction, 'decline')
  expect(codeOf(await name(buyer, transaction, {}))).toBe('transaction/action-not-allowed')
})

test('an operator pays a failed refund to an account, whoever it belongs to, and says why', async () => {
  const transaction = await owed('refund-fails')
  const [task] = await outboxOfTransaction(transaction.id)
  const retry = { operator: 'ops@oja.example', reason: 'Their sister has the account.' }
  const account = { account_number: '0123456782', bank_id: '058' }
  await requeueTask(testApi.deps, task?.id ?? '', { ...retry, account })
  testApi.passTime(DAY_MS)
  await drainRetries(testApi)
  expect(await stateOf(transaction)).toBe('processed')
  expect(await readOpsDecisions(10, task?.id)).toMatchObject([{ action: 'retry', ...retry }])
  await expectWhole()
})
