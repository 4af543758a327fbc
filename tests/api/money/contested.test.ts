import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Case } from '../../../functions/src/contract/entities/console/console'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS, storagePaths } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../functions/src/contract/time'
import type { OpsDecision } from '../../../functions/src/db/audit-log'
import { collectionOf } from '../../../functions/src/db/firestore'
import { outboxOfTransaction } from '../../../functions/src/db/money/outbox'
import { readEvents } from '../../../functions/src/db/orders/transactions'
import { acceptChargeback } from '../../../functions/src/usecases/money/chargeback/answer-chargeback'
import * as packs from '../../../functions/src/usecases/money/chargeback/remove-packs'
import { renewPacks } from '../../../functions/src/usecases/money/chargeback/run-chargeback-clock'
import { resolveDispute } from '../../../functions/src/usecases/orders/transaction/resolve-dispute'
import type { CliArgs } from '../../../tools/ops/arguments'
import { chargebackCommands } from '../../../tools/ops/chargebacks'
import { loseDispute, winDispute } from '../../../tools/paystack-simulator/disputes'
import type { Dispute } from '../../../tools/paystack-simulator/model'
import { type Contests, openContests, problemsOf } from '../../support/chargeback-contest'
import { type Person, signUpOperator } from '../../support/people'
import { shipOrder } from '../../support/test-api'

let testApi: Contests['testApi']
let buyer: Contests['buyer']
let vendor: Contests['vendor']
let paidOrder: Contests['paidOrder']
let contest: Contests['contest']
let operator: Person

beforeAll(async () => {
  ;({ testApi, buyer, vendor, paidOrder, contest } = await openContests())
  operator = await signUpOperator(testApi.deps, 'money')
})
afterAll(() => testApi.close())

const PART = 400_000

const expectWhole = async () => expect(await problemsOf(testApi, vendor.uid)).toEqual([])
const packFile = ({ id }: Transaction) => testApi.deps.objects.find(storagePaths.chargebackPack(id))
const stateOf = ({ id }: Dispute) => testApi.simulator.world.state.disputes.get(String(id))?.status

const typed = (
  command: string,
  subject: string,
  options: Record<string, string> = {},
): CliArgs => ({
  command,
  subjects: [subject],
  options: { by: operator.email, reason: 'The buyer is right.', ...options },
})

const decisionsAbout = async (subject: string): Promise<string[]> => {
  const { docs } = await collectionOf<OpsDecision>(COLLECTIONS.opsDecisions)
    .where('subject', '==', subject)
    .get()
  return docs.map((one) => one.data().action)
}

const later = (ms: number) => {
  testApi.passTime(ms)
  return testApi.drain()
}

describe('deciding on contested money', () => {
  test('is refused until it is said twice, with what would be paid twice', async () => {
    const order = await paidOrder()
    await contest(order)
    const before = await testApi.read(order)
    const once = chargebackCommands.refund(typed('refund', order.id), testApi.deps)
    await expect(once).rejects.toThrow(/paid twice, from our own money: ₦12,912\.50/)
    expect(await testApi.read(order)).toEqual(before)
    expect(await decisionsAbout(order.id)).toEqual([])
    const twice = typed('refund', order.id, { 'despite-chargeback': 'yes' })
    expect(await chargebackCommands.refund(twice, testApi.deps)).toEqual([
      `${order.id} is reversed.`,
    ])
  })

  test('by accepting what the bank asks goes the way of any that is lost', async () => {
    const order = await paidOrder()
    const dispute = await contest(order, PART)
    const lines = await chargebackCommands['accept-chargeback'](
      typed('accept-chargeback', order.id),
      testApi.deps,
    )
    expect(lines.join()).toContain('₦4,000 was given to the bank')
    expect(dispute).toMatchObject({ resolution: 'merchant-accepted', refund_amount: PART })
    await testApi.drain()
    expect(await testApi.read(order)).toMatchObject({
      status: { status: 'reversed' },
      chargebacks: [{ state: 'lost', amount_minor: PART }],
    })
    expect(await decisionsAbout(order.id)).toEqual([`accept-chargeback:${dispute.id}:${PART}`])
    await expectWhole()
  })

  test('accepts no more than has not gone back, and nothing that is not open', async () => {
    const accept = ({ id }: Transaction) =>
      acceptChargeback(testApi.deps, id, { operator: 'ops@oja.example', reason: 'Clear.' })
    const order = await paidOrder()
    await expect(accept(order)).rejects.toMatchObject({ code: 'transaction/no-open-chargeback' })
    await testApi.done(vendor, order, 'decline')
    await contest(order)
    await expect(accept(order)).rejects.toThrow('The buyer has all of it back')
    expect(await decisionsAbout(order.id)).toEqual([])
  })
})

describe('a chargeback that nobody answered', () => {
  const packOf = ({ evidence }: Dispute) => String(evidence?.service_details ?? '')
  const uploadOf = ({ uploaded_files }: Dispute) =>
    testApi.simulator.world.state.uploads.get(uploaded_files.at(-1) ?? '')

  /** Four hours before the provider stops listening. */
  const toTheRule = () => later(12 * HOUR_MS)

  test('waits for a person until four hours before its end, its evidence ready', async () => {
    const order = await paidOrder()
    await testApi.done(buyer, order, 'approve')
    const dispute = await contest(order)
    expect(stateOf(dispute)).toBe('awaiting-merchant-feedback')
    expect(dispute.evidence).toBeNull()
    // Where the storage was busy, the task is tried again.
    await later(10 * MINUTE_MS)
    const pack = await testApi.deps.objects.read(storagePaths.chargebackPack(order.id))
    expect(pack?.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    await later(11 * HOUR_MS)
    expect(stateOf(dispute)).toBe('awaiting-merchant-feedback')
  })

  test('is contested with the code that only the buyer had, and with one PDF', async () => {
    const order = await paidOrder()
    await shipOrder(testApi, vendor, order)
    await testApi.done(vendor, order, 'deliver', { escrow_code: await testApi.code(order) })
    const dispute = await contest(order)
    await toTheRule()
    expect(stateOf(dispute)).toBe('awaiting-bank-feedback')
    expect(packOf(dispute)).toContain('against a code that only the buyer had')
    expect(uploadOf(dispute)).toMatchObject({ type: 'application/pdf' })
    expect(await decisionsAbout(order.id)).toEqual([`contest-chargeback:${dispute.id}`])
  })

  test('is contested with what there is where the code is missing, and an alert', async () => {
    const order = await paidOrder()
    await shipOrder(testApi, vendor, order)
    await testApi.done(buyer, order, 'receive')
    const dispute = await contest(order)
    await toTheRule()
    expect(packOf(dispute)).toContain('The buyer confirmed the receipt')
    expect(await testApi.read(order)).toMatchObject({ status: { status: 'in_dispute' } })
  })

  test('is contested with the refund that the buyer has already (case 61)', async () => {
    const order = await paidOrder()
    await testApi.done(vendor, order, 'decline')
    await testApi.drain()
    const dispute = await contest(order)
    await toTheRule()
    expect(stateOf(dispute)).toBe('awaiting-bank-feedback')
    expect(dispute.message).toContain('returned to the payer')
    winDispute(testApi.simulator.world, dispute)
    await testApi.drain()
    await expectWhole()
  })

  test('is accepted with its amount where nothing was sent', async () => {
    const order = await paidOrder()
    const dispute = await contest(order, PART)
    await toTheRule()
    expect(dispute).toMatchObject({ resolution: 'merchant-accepted', refund_amount: PART })
    expect((await testApi.read(order)).status.status).toBe('reversed')
    expect(await decisionsAbout(order.id)).toEqual([`accept-chargeback:${dispute.id}:${PART}`])
    await expectWhole()
  })

  test('comes again before arbitration, is frozen again and gets the same evidence (case 34)', async () => {
    const order = await paidOrder()
    await shipOrder(testApi, vendor, order)
    await testApi.done(vendor, order, 'deliver', { escrow_code: await testApi.code(order) })
    const first = await contest(order)
    await toTheRule()
    winDispute(testApi.simulator.world, first)
    await testApi.drain()
    const second = await contest(order)
    expect((await testApi.read(order)).dispute?.frozen).toBe(true)
    await toTheRule()
    expect(packOf(second)).toContain(`Chargeback ${first.id}: won`)
    expect(packOf(second)).toContain('against a code that only the buyer had')
  })

  test('has what happens meanwhile in its evidence', async () => {
    const order = await paidOrder()
    await contest(order)
    await later(HOUR_MS)
    const before = await packFile(order)
    expect(before).toBeDefined()
    await later(HOUR_MS)
    expect(await packFile(order)).toEqual(before)
    await renewPacks(testApi.deps, await testApi.read(order))
    await later(HOUR_MS)
    expect((await packFile(order))?.generation).not.toBe(before?.generation)
  })
})

test('the evidence goes with the account of either party, and 18 months after its last change', async () => {
  const order = await paidOrder()
  await contest(order)
  await packs.removePacks(testApi.deps, vendor.uid)
  expect(await packFile(order)).toBeUndefined()
  await renewPacks(testApi.deps, await testApi.read(order))
  await testApi.drain()
  const after = (days: number) =>
    packs.purgePacks({ ...testApi.deps, clock: () => Date.now() + days * DAY_MS })
  expect(await after(539)).toBe(0)
  expect(await after(541)).toBeGreaterThan(0)
  expect(await packFile(order)).toBeUndefined()
})

describe('while a chargeback is open', () => {
  test('no refund that was decided before it is sent, nor after the bank gave the money back (case 61)', async () => {
    const order = await paidOrder()
    testApi.failure.at = (name) => {
      if (name === 'refund:before-send') throw new Error('killed')
    }
    await testApi.done(vendor, order, 'decline')
    await testApi.drain()
    testApi.failure.at = () => {}
    const dispute = await contest(order)
    await later(HOUR_MS)
    const refunds = () =>
      [...testApi.simulator.world.state.refunds.values()].filter(
        (one) => one.charge_reference === order.payment.reference,
      )
    expect(refunds()).toEqual([])
    loseDispute(testApi.simulator.world, dispute, 'merchant-accepted')
    await testApi.drain()
    await later(HOUR_MS)
    expect(refunds()).toEqual([])
    const tasks = await outboxOfTransaction(order.id)
    expect(tasks.find(({ task }) => task.kind === 'refund')).toMatchObject({
      state: 'dead',
      last_error: 'the bank has already given the money back',
    })
  })

  test('its end is the dispute’s: no operator decides it as well (case 62)', async () => {
    const order = await paidOrder()
    const claim = { reason: 'damaged', description: 'The handle came off at once.' }
    await testApi.done(buyer, order, 'dispute', claim)
    const dispute = await contest(order)
    const decide = () =>
      resolveDispute(testApi.deps, { operator: 'ops@oja.example' }, order.id, {
        outcome: 'refund',
        refund_minor: 0,
        reason: 'The handle is off.',
      })
    await expect(decide()).rejects.toMatchObject({ code: 'transaction/chargeback-open' })
    loseDispute(testApi.simulator.world, dispute, 'merchant-accepted')
    await testApi.drain()
    await expect(decide()).rejects.toMatchObject({ code: 'transaction/action-not-allowed' })
    expect((await readEvents(order.id)).at(-1)?.action).toBe('chargeback_lost')
    await expectWhole()
  })
})

describe('an operator', () => {
  let operator: Person
  beforeAll(async () => {
    operator = await signUpOperator(testApi.deps, 'money')
  })

  test('reads the evidence as PDF and contests before the rule does, once', async () => {
    const order = await paidOrder()
    await shipOrder(testApi, vendor, order)
    const dispute = await contest(order)
    const found = await testApi.call<Case>('GET', `/console/cases/${order.id}?why=chargeback`, {
      as: operator,
    })
    expect(found.data.chargebacks).toMatchObject([
      { id: String(dispute.id), answer: 'contest_weakly', acceptable_minor: order.amount_paid },
    ])
    const path = `/console/cases/${order.id}/chargebacks/${dispute.id}/pack`
    const pack = await testApi.call('GET', path, { as: operator })
    expect(pack.text.slice(0, 5)).toBe('%PDF-')
    const other = path.replace(String(dispute.id), '4711')
    const none = await testApi.call('GET', other, { as: operator })
    expect(none.error?.code).toBe('transaction/no-open-chargeback')
    const contestIt = () =>
      testApi.call('POST', `/console/cases/${order.id}/contest-chargeback`, {
        as: operator,
        body: { reason: 'It was sent.' },
      })
    expect((await contestIt()).status).toBe(200)
    expect(stateOf(dispute)).toBe('awaiting-bank-feedback')
    expect((await testApi.read(order)).chargebacks[0]?.answered_at).toBeDefined()
    expect((await contestIt()).status).toBe(409)
    expect(await decisionsAbout(order.id)).toContain(`contest-chargeback:${dispute.id}`)
    await testApi.drain()
    expect(await decisionsAbout(order.id)).toContain('look:chargeback-pack')
  })
})
