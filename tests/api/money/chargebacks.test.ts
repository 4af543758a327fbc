import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { HOUR_MS, millisOf } from '../../../functions/src/contract/time'
import { outboxOfTransaction } from '../../../functions/src/db/money/outbox'
import { hasOpenChargeback } from '../../../functions/src/db/orders/transactions'
import { resolveDispute } from '../../../functions/src/usecases/orders/transaction/resolve-dispute'
import { showWork } from '../../../tools/ops/work'
import { loseDispute, winDispute } from '../../../tools/paystack-simulator/disputes'
import type { Dispute } from '../../../tools/paystack-simulator/model'
import { setRefund } from '../../../tools/paystack-simulator/refunds'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { type Contests, openContests, problemsOf } from '../../support/chargeback-contest'

let testApi: Contests['testApi']
let buyer: Contests['buyer']
let vendor: Contests['vendor']
let paidOrder: Contests['paidOrder']
let contest: Contests['contest']

beforeAll(async () => {
  ;({ testApi, buyer, vendor, paidOrder, contest } = await openContests())
})
afterAll(() => testApi.close())

const PART = 400_000

const lose = async (dispute: Dispute): Promise<void> => {
  loseDispute(testApi.simulator.world, dispute, 'merchant-accepted')
  await testApi.drain()
}

/** An open chargeback on an order that an operator has refunded meanwhile. */
const refundedWhileContested = async () => {
  const order = await paidOrder()
  const dispute = await contest(order)
  await resolveDispute(testApi.deps, { operator: 'ops@oja.example' }, order.id, {
    outcome: 'refund',
    refund_minor: 0,
    reason: 'The parcel came back.',
    despite_chargeback: true,
  })
  await testApi.drain()
  return { order, dispute }
}

const lossOf = async ({ id }: Transaction): Promise<number> => {
  const { entries } = await loadAuditState()
  return entries
    .filter(({ chain }) => chain === id)
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => account === 'cost:chargebacks')
    .reduce((sum, { amount_minor }) => sum - amount_minor, 0)
}

const expectWhole = async () => expect(await problemsOf(testApi, vendor.uid)).toEqual([])

describe('a chargeback that is lost', () => {
  test('for a part of held money has the rest refunded, and the ledger agrees', async () => {
    const order = await paidOrder()
    await lose(await contest(order, PART))
    const { status, money, refund } = await testApi.read(order)
    expect(status.status).toBe('reversed')
    expect(money).toMatchObject({ held_minor: 0, refunded_minor: order.amount_paid })
    expect(refund).toEqual({ amount_minor: order.amount_paid - PART, state: 'processed' })
    expect(await lossOf(order)).toBe(0)
    await expectWhole()
  })

  test('for a part of released money takes that part from the vendor alone', async () => {
    const order = await paidOrder()
    await testApi.done(buyer, order, 'approve')
    const released = await testApi.read(order)
    await lose(await contest(order, PART))
    const { status, money } = await testApi.read(order)
    expect(status.status).toBe('completed')
    expect(money).toMatchObject({
      released_minor: released.money.released_minor - PART,
      fee_minor: released.money.fee_minor,
      refunded_minor: PART,
    })
    await expectWhole()
  })

  test('after an operator gave the money back is a loss of ours and nobody else’s', async () => {
    const { order, dispute } = await refundedWhileContested()
    const refunded = await testApi.read(order)
    await lose(dispute)
    expect((await testApi.read(order)).money).toEqual(refunded.money)
    expect(await lossOf(order)).toBe(order.amount_paid)
    await expectWhole()
  })
})

test('a chargeback that is won after an operator gave the money back costs nothing more', async () => {
  const { order, dispute } = await refundedWhileContested()
  winDispute(testApi.simulator.world, dispute)
  await testApi.drain()
  expect(await lossOf(order)).toBe(0)
  await expectWhole()
})

describe('a chargeback that comes', () => {
  test('while a refund is still on its way is posted, shown to operators and blocks no payout', async () => {
    const order = await paidOrder()
    testApi.simulator.world.settings.isAutomatic = false
    await testApi.done(vendor, order, 'decline')
    const dispute = await contest(order)
    expect(await testApi.read(order)).toMatchObject({
      status: { status: 'reversed' },
      refund: { state: 'pending' },
      chargebacks: [
        {
          id: String(dispute.id),
          state: 'open',
          amount_minor: 0,
          beyond_minor: order.amount_paid,
        },
      ],
    })
    expect((await showWork(testApi.clock())).join('\n')).toContain(`chargeback ${dispute.id}`)
    expect(await hasOpenChargeback(vendor.uid)).toBe(false)
    await lose(dispute)
    for (const refund of testApi.simulator.world.state.refunds.values()) {
      if (refund.status === 'pending') setRefund(testApi.simulator.world, refund, 'processed')
    }
    testApi.simulator.world.settings.isAutomatic = true
    await testApi.drain()
    expect(await lossOf(order)).toBe(order.amount_paid)
    await expectWhole()
  })

  test('while another is open is kept beside it, and each takes its part', async () => {
    const order = await paidOrder()
    const [one, two] = [await contest(order, 300_000), await contest(order, 200_000)]
    await lose(one)
    expect(await testApi.read(order)).toMatchObject({
      status: { status: 'in_dispute' },
      dispute: { frozen: true },
      money: { held_minor: order.amount_paid - 300_000 },
    })
    await lose(two)
    expect(await testApi.read(order)).toMatchObject({
      status: { status: 'reversed' },
      money: { held_minor: 0, refunded_minor: order.amount_paid },
      refund: { amount_minor: order.amount_paid - 500_000, state: 'processed' },
    })
    await expectWhole()
  })

  test('after the first one was won freezes again', async () => {
    const order = await paidOrder()
    winDispute(testApi.simulator.world, await contest(order))
    await testApi.drain()
    expect((await testApi.read(order)).status.status).toBe('in_escrow')
    await lose(await contest(order))
    expect((await testApi.read(order)).status.status).toBe('reversed')
    await expectWhole()
  })

  test('before its payment is known has that confirmed first, and is frozen', async () => {
    const order = await testApi.buy(buyer, await testApi.product(vendor))
    testApi.pay(order, { is_silent: true })
    const dispute = await contest(order)
    expect(await testApi.read(order)).toMatchObject({
      status: { status: 'in_dispute' },
      dispute: { frozen: true },
      money: { held_minor: order.amount_paid },
    })
    expect((await testApi.act(buyer, order, 'approve')).status).toBe(409)
    await lose(dispute)
    await expectWhole()
  })

  test('to another end than was reported before is posted, and shown to operators', async () => {
    const order = await paidOrder()
    const dispute = await contest(order)
    winDispute(testApi.simulator.world, dispute)
    await testApi.drain()
    // The bank reverses its decision: the provider debits the money after all.
    dispute.status = 'pending'
    await lose(Object.assign(dispute, { refund_amount: PART }))
    const items = (await loadAuditState()).unplaced.filter(
      (item) => item.transaction_id === order.id,
    )
    expect(items).toMatchObject([{ kind: 'chargeback', moved_minor: -PART, state: 'open' }])
    expect((await testApi.read(order)).money.held_minor).toBe(order.amount_paid)
    await expectWhole()
  })
})

test('the rule answers on time however long the evidence took', async () => {
  const { objects } = testApi.deps
  const { write } = objects
  const slowWrite = vi.spyOn(objects, 'write').mockImplementationOnce(async (...file) => {
    testApi.passTime(HOUR_MS)
    await write(...file)
  })
  const order = await paidOrder()
  const { due_at } = await contest(order)
  expect(slowWrite).toHaveBeenCalled()
  slowWrite.mockRestore()
  // What happened meanwhile belongs into the pack as well: its look comes at once.
  await testApi.drain()
  const tasks = await outboxOfTransaction(order.id)
  const clock = tasks.find(({ task }) => task.kind === 'chargeback_evidence')
  expect(clock?.state).toBe('pending')
  expect(clock && millisOf(clock.next_attempt_at)).toBe(due_at - 4 * HOUR_MS)
})
