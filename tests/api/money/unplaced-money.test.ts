import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PositiveMinor } from '../../../functions/src/contract/amount'
import type { Unplaced } from '../../../functions/src/contract/entities/money/unplaced'
import { HOUR_MS } from '../../../functions/src/contract/time'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { handleProviderEvent } from '../../../functions/src/usecases/money/payment/handle-provider-event'
import type { CliArgs } from '../../../tools/ops/arguments'
import { chargebackCommands } from '../../../tools/ops/chargebacks'
import { showWork } from '../../../tools/ops/work'
import { chargeEvent, completeCharge } from '../../../tools/paystack-simulator/charges'
import { disputeView, loseDispute, openDispute } from '../../../tools/paystack-simulator/disputes'
import type { Charge } from '../../../tools/paystack-simulator/model'
import { setTransfer } from '../../../tools/paystack-simulator/transfers'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { balanceFinding } from '../../../tools/reconcile/provider-invariant'
import { type Person, signUpOperator } from '../../support/people'
import { openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person

let operator: Person

beforeAll(async () => {
  testApi = await openTestApi()
  operator = await signUpOperator(testApi.deps, 'money')
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
})
afterAll(() => testApi.close())

let count = 0
const newReference = (): string => {
  count += 1
  return `foreign-reference-${process.pid}-${count}`
}

/** A payment to our account at the provider that belongs to no purchase. */
const foreignCharge = async (amount_minor = 500_000): Promise<Charge> => {
  const reference = newReference()
  await testApi.deps.payments.initializeTransaction({
    email: 'someone@example.com',
    amount_minor,
    currency: 'NGN',
    reference,
    callback_url: 'https://oja.example/back',
  })
  const { world } = testApi.simulator
  const charge = world.state.charges.get(reference)
  if (!charge) throw new Error('no charge')
  completeCharge(world, charge, { channel: 'card' })
  await testApi.drain()
  return charge
}

const itemsAbout = async (about: Partial<Unplaced>): Promise<Unplaced[]> =>
  (await loadAuditState()).unplaced.filter((item) =>
    Object.entries(about).every(([name, value]) => item[name as keyof Unplaced] === value),
  )

/** Expects the ledger to equal the provider's balance, whoever owns the money. */
const expectPosted = async () => {
  const audit = await loadAuditState()
  expect(brokenRules(audit)).toEqual([])
  expect(await balanceFinding(testApi.deps.payments, audit)).toEqual([])
}

const listed = async () => (await showWork(testApi.clock())).join('\n')

const resolve = (id: string) => {
  const options = { by: operator.email, reason: 'Paid by mistake; written off.' }
  const typed: CliArgs = { command: 'resolve-unplaced', subjects: [id], options }
  return chargebackCommands['resolve-unplaced'](typed, testApi.deps)
}

describe('what no purchase explains is posted and waits for an operator:', () => {
  test('a payment', async () => {
    const { reference, amount, fees } = await foreignCharge()
    const [item] = await itemsAbout({ kind: 'charge', reference })
    expect(item).toMatchObject({
      amount_minor: amount,
      moved_minor: amount - (fees ?? 0),
      state: 'open',
    })
    const list = await listed()
    for (const shown of [item?.id, reference, item?.event_key, String(amount)]) {
      expect(list).toContain(String(shown))
    }
    await expectPosted()
  })

  test('a chargeback on it, open and lost, once however often it is reported', async () => {
    const charge = await foreignCharge()
    const { world } = testApi.simulator
    const dispute = openDispute(world, charge, { refund_amount: 200_000 })
    await testApi.drain()
    const about = { kind: 'chargeback', subject: String(dispute.id) } as const
    expect(await itemsAbout(about)).toMatchObject([{ moved_minor: 0, amount_minor: 200_000 }])
    loseDispute(world, dispute, 'bank-accepted')
    await testApi.drain()
    world.emit('charge.dispute.resolve', disputeView(world, dispute))
    await testApi.drain()
    expect(await itemsAbout(about)).toMatchObject([{ moved_minor: -200_000, state: 'open' }])
    await expectPosted()
  })

  test('a refund of it, and one of ours that was made by hand at the provider', async () => {
    const order = await testApi.paid(buyer, await testApi.product(vendor))
    const charge = await foreignCharge()
    for (const reference of [charge.reference, order.payment.reference]) {
      const key = 'made by hand'
      const amount_minor = 100_000 as PositiveMinor
      const wanted = { reference, amount_minor, currency: 'NGN', key } as const
      const { refund_id } = await testApi.deps.payments.createRefund(wanted)
      await testApi.drain()
      expect(await itemsAbout({ kind: 'refund', subject: refund_id })).toMatchObject([
        { moved_minor: -100_000, reference, state: 'open' },
      ])
    }
    await expectPosted()
  })

  test('a transfer, and nothing of it once it has come back', async () => {
    const { recipient_code } = await testApi.deps.payments.createRecipient({
      name: 'Somebody',
      account_number: '0123456789',
      bank_code: '058',
    })
    const reference = newReference()
    const reason = 'by hand'
    const wanted = { amount_minor: 100_000, recipient_code, reference, reason }
    await testApi.deps.payments.initiateTransfer(wanted)
    await testApi.drain()
    const transfer = testApi.simulator.world.state.transfers.get(reference)
    if (!transfer) throw new Error('no transfer')
    const about = { kind: 'transfer', subject: reference } as const
    expect(await itemsAbout(about)).toMatchObject([{ moved_minor: -(100_000 + transfer.fee) }])
    await expectPosted()
    setTransfer(testApi.simulator.world, transfer, 'reversed')
    await testApi.drain()
    expect(await itemsAbout(about)).toMatchObject([{ moved_minor: 0, suspended_minor: 0 }])
    await expectPosted()
  })

  test('an event that can’t be read, and one that comes to nothing for days', async () => {
    const { world } = testApi.simulator
    world.emit('charge.dispute.create', { id: 77, nonsense: true })
    const order = await testApi.buy(buyer, await testApi.product(vendor))
    const charge = world.state.charges.get(order.payment.reference)
    if (!charge) throw new Error('no charge')
    world.emit('charge.success', chargeEvent({ ...charge, channel: 'card', paid_at: world.now() }))
    await testApi.simulator.idle()
    for (let tries = 0; tries < 13; tries += 1) {
      testApi.passTime(24 * HOUR_MS * 3)
      await testApi.runDueJobs()
    }
    const events = await itemsAbout({ kind: 'event' })
    expect(events.map(({ problem }) => problem).sort()).toEqual([
      expect.stringContaining("charge.dispute.create that can't be read"),
      expect.stringContaining('given up: not paid yet'),
    ])
  })
})

test('the outcome of a transfer that overtakes our own response is not lost', async () => {
  const order = await testApi.paid(buyer, await testApi.product(vendor))
  await testApi.done(buyer, order, 'approve')
  testApi.passTime(25 * HOUR_MS)
  await testApi.drain()
  await testApi.call('POST', '/vendors/payouts', {
    as: vendor,
    body: { amount_minor: 100_000 },
    headers: { 'idempotency-key': testApi.deps.ids() },
  })
  const payout = (await loadAuditState()).payouts.find(({ vendor_id }) => vendor_id === vendor.uid)
  if (!payout) throw new Error('no payout')
  const event = {
    type: 'transfer_updated',
    reference: payout.reference,
    transfer_code: 'TRF_1',
    state: 'success',
    outcome: 'paid',
    amount_minor: 100_000,
    domain: 'test',
  } as const
  // The task has no transfer id yet, so the event is retried later.
  expect((await handleProviderEvent(testApi.deps, event, 'early')).outcome).toBe('retry')
  await testApi.drain()
  expect((await handleProviderEvent(testApi.deps, event, 'again')).outcome).toBe('processed')
  expect(await itemsAbout({ kind: 'transfer', subject: payout.reference })).toEqual([])
})

describe('an operator', () => {
  test('resolves it with who and why, once, and what was on hold is the platform’s', async () => {
    const { reference, amount, fees } = await foreignCharge(300_000)
    const [item] = await itemsAbout({ kind: 'charge', reference })
    if (!item) throw new Error('no item')
    await resolve(item.id)
    const [resolved] = await itemsAbout({ id: item.id })
    expect(resolved).toMatchObject({
      state: 'resolved',
      suspended_minor: 0,
      moved_minor: amount - (fees ?? 0),
      resolution: { operator: operator.uid, reason: 'Paid by mistake; written off.' },
    })
    expect(await listed()).not.toContain(item.id)
    await expect(resolve(item.id)).rejects.toThrow('is resolved')
    await expect(resolve('nothingofthiskindhere')).rejects.toThrow('There is no unplaced item')
    await expectPosted()
  })
})

// Runs last: the simulator adds up its balance in a single currency.
test('a chargeback in another currency than the purchase has no place there', async () => {
  const order = await testApi.buy(buyer, await testApi.product(vendor))
  testApi.pay(order, { is_silent: true, currency: 'USD', amount: 2_000 })
  await testApi.verify(buyer, order)
  const { world } = testApi.simulator
  const charge = world.state.charges.get(order.payment.reference)
  if (!charge) throw new Error('no charge')
  const dispute = openDispute(world, charge)
  await testApi.drain()
  const about = { kind: 'chargeback', subject: String(dispute.id) } as const
  expect(await itemsAbout(about)).toMatchObject([{ currency: 'USD', moved_minor: 0 }])
  loseDispute(world, dispute, 'bank-accepted')
  await testApi.drain()
  expect(await itemsAbout(about)).toMatchObject([{ currency: 'USD', moved_minor: -2_000 }])
  expect(brokenRules(await loadAuditState())).toEqual([])
})
