import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '../../../functions/src/contract/entities/transaction'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS } from '../../../functions/src/contract/time'
import type { OpsDecision } from '../../../functions/src/db/audit-log'
import { collectionOf } from '../../../functions/src/db/firestore'
import { acceptChargeback } from '../../../functions/src/usecases/payment/accept-chargeback'
import type { CliArgs } from '../../../tools/ops/arguments'
import { chargebackCommands } from '../../../tools/ops/chargebacks'
import type { Dispute } from '../../../tools/paystack-simulator/model'
import { type Contests, openContests, problemsOf } from '../../support/chargeback-contest'
import { shipOrder } from '../../support/test-api'

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

const expectWhole = async () => expect(await problemsOf(testApi, vendor.uid)).toEqual([])
const stateOf = ({ id }: Dispute) => testApi.simulator.world.state.disputes.get(String(id))?.status

const typed = (
  command: string,
  subject: string,
  options: Record<string, string> = {},
): CliArgs => ({
  command,
  subjects: [subject],
  options: { by: 'ops@oja.example', reason: 'The buyer is right.', ...options },
})

const decisionsAbout = async (subject: string): Promise<string[]> => {
  const { docs } = await collectionOf<OpsDecision>(COLLECTIONS.opsDecisions)
    .where('subject', '==', subject)
    .get()
  return docs.map((one) => one.data().action)
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
    expect(lines.join()).toContain('₦4,000.00 was given to the bank')
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

describe('a chargeback is contested', () => {
  const packOf = ({ evidence }: Dispute) => String(evidence?.service_details ?? '')

  test('with the buyer’s own approval, though nothing was shipped through us', async () => {
    const order = await paidOrder()
    await testApi.done(buyer, order, 'approve')
    const dispute = await contest(order)
    expect(stateOf(dispute)).toBe('awaiting-bank-feedback')
    expect(dispute.message).toContain('The buyer approved the purchase')
    expect(packOf(dispute)).toContain('The buyer approved the purchase')
  })

  test('with the receipt that the buyer confirmed', async () => {
    const order = await paidOrder()
    await shipOrder(testApi, vendor, order)
    await testApi.done(buyer, order, 'receive')
    const dispute = await contest(order)
    expect(packOf(dispute)).toContain('The buyer confirmed the receipt')
  })

  test('with the code that only the buyer had', async () => {
    const order = await paidOrder()
    await shipOrder(testApi, vendor, order)
    await testApi.done(vendor, order, 'deliver', { escrow_code: await testApi.code(order) })
    const dispute = await contest(order)
    expect(packOf(dispute)).toContain('against a code that only the buyer had')
  })

  test('with the refund that the buyer has already', async () => {
    const order = await paidOrder()
    await testApi.done(vendor, order, 'decline')
    await testApi.drain()
    const dispute = await contest(order)
    expect(stateOf(dispute)).toBe('awaiting-bank-feedback')
    expect(dispute.message).toContain('returned to the payer')
  })

  test('with nothing where there is nothing: silence accepts it for us', async () => {
    const order = await paidOrder()
    const dispute = await contest(order)
    expect(stateOf(dispute)).toBe('awaiting-merchant-feedback')
    expect(dispute.evidence).not.toBeNull()
    testApi.passTime(DAY_MS)
    // The response deadline has passed: the provider accepts the dispute at the next request.
    await testApi.deps.payments.listAllDisputes()
    await testApi.drain()
    expect(dispute.resolution).toBe('auto-accepted')
    expect((await testApi.read(order)).status.status).toBe('reversed')
    await expectWhole()
  })
})
