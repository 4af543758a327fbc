import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import {
  DAY_MS,
  HOUR_MS,
  millisOf,
  timestampFromMillis,
} from '../../../functions/src/contract/time'
import { transactionsForOperator } from '../../../functions/src/db/orders/transactions'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { resolveDispute } from '../../../functions/src/usecases/orders/transaction/resolve-dispute'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { stateOfVendor } from '../../support/ledger/vendor-state'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, shipOrder, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
})
afterAll(() => testApi.close())

const COMPLAINT = { reason: 'damaged', description: 'The handle came off at once.' }
const PRICE = 1_250_000

const paid = async () => testApi.paid(buyer, await testApi.product(vendor))
const disputed = async (by: Person = buyer) => {
  const transaction = await paid()
  return testApi.done(by, transaction, 'dispute', COMPLAINT)
}

const upload = async ({ id }: Transaction, person: Person, file: string): Promise<string> => {
  const path = `disputes/${id}/${buyer.uid}/${vendor.uid}/${person.uid}/${file}`
  await testApi.deps.objects.write(path, Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg')
  return path
}

describe('a dispute', () => {
  test('stops the clock, and going back gives at least what was left', async () => {
    const transaction = await paid()
    const left_ms = millisOf(transaction.deadline?.at ?? timestampFromMillis(0)) - testApi.clock()
    const open = await testApi.done(buyer, transaction, 'dispute', COMPLAINT)
    expect(open).toMatchObject({
      status: { status: 'in_dispute' },
      dispute: { raised_by: 'buyer' },
    })
    testApi.passTime(2 * DAY_MS)
    const back = await testApi.done(buyer, open, 'dispute/withdraw')
    expect(back.status.status).toBe('in_escrow')
    const again_ms = millisOf(back.deadline?.at ?? timestampFromMillis(0)) - testApi.clock()
    expect(Math.abs(again_ms - left_ms)).toBeLessThan(HOUR_MS)
  })

  test('is withdrawn only by who raised it, and refunded only by the vendor', async () => {
    const open = await disputed()
    for (const [person, action] of [
      [vendor, 'dispute/withdraw'],
      [buyer, 'dispute/accept-refund'],
      [buyer, 'dispute'],
    ] as const) {
      const body = action === 'dispute' ? { ...COMPLAINT, description: 'And something else.' } : {}
      expect(codeOf(await testApi.act(person, open, action, body))).toBe(
        'transaction/action-not-allowed',
      )
    }
    const refunded = await testApi.done(vendor, open, 'dispute/accept-refund')
    expect(refunded.money.refunded_minor).toBe(open.amount_paid)
  })

  test('takes pictures from the own folder that are there, five from each at most', async () => {
    const open = await disputed()
    const own = await upload(open, buyer, 'a.jpg')
    const theirs = await upload(open, vendor, 'b.jpg')
    await testApi.done(buyer, open, 'dispute/evidence', { paths: [own], text: 'See the handle' })
    for (const path of [theirs, own.replace('a.jpg', 'missing.jpg'), `${own}/../b.jpg`, 'x']) {
      const response = await testApi.act(buyer, open, 'dispute/evidence', { paths: [path] })
      expect(codeOf(response)).toBe('transaction/evidence-not-ours')
    }
    const more = await Promise.all(
      ['c.jpg', 'd.jpg', 'e.jpg', 'f.jpg', 'g.jpg'].map((file) => upload(open, buyer, file)),
    )
    expect(codeOf(await testApi.act(buyer, open, 'dispute/evidence', { paths: more }))).toBe(
      'transaction/too-much-evidence',
    )
  })

  test('shows its messages to both, in their order', async () => {
    const open = await disputed()
    await testApi.done(vendor, open, 'dispute/message', { text: 'It left here whole.' })
    await testApi.done(buyer, open, 'dispute/message', { text: 'It did not arrive so.' })
    for (const person of [buyer, vendor]) {
      const whole = await testApi.call<{
        dispute_entries: { text: string | null; kind: string }[]
      }>('GET', `/transactions/${open.id}`, { as: person })
      const messages = whole.data.dispute_entries.filter(({ kind }) => kind === 'message')
      expect(messages.map(({ text }) => text)).toEqual([
        'It left here whole.',
        'It did not arrive so.',
      ])
    }
  })

  test('can still be approved by the buyer, not by the vendor', async () => {
    const open = await disputed()
    expect(codeOf(await testApi.act(vendor, open, 'approve'))).toBe(
      'transaction/action-not-allowed',
    )
    expect((await testApi.done(buyer, open, 'approve')).money.released_minor).toBe(PRICE)
  })
})

describe('a settlement', () => {
  test('splits to the kobo as the other party accepted it', async () => {
    const open = await disputed()
    await testApi.done(vendor, open, 'dispute/propose', { refund_minor: 375_000 })
    await testApi.done(buyer, open, 'dispute/propose', { refund_minor: 625_000 })
    const agreed = await testApi.done(vendor, open, 'dispute/accept', { refund_minor: 625_000 })
    expect(agreed.status.status).toBe('completed')
    expect(agreed.money).toEqual({
      charged_minor: open.amount_paid,
      held_minor: 0,
      released_minor: PRICE - 625_000,
      fee_minor: open.escrow_fee,
      refunded_minor: 625_000,
      failed_sale_cost_minor: Math.floor(
        ((agreed.failed_sale_cost_minor ?? 0) * 625_000) / open.amount_paid,
      ),
    })
    expect(agreed.money.failed_sale_cost_minor).toBeGreaterThan(0)
    await testApi.drain()
    expect((await testApi.read(agreed)).refund).toEqual({
      amount_minor: 625_000,
      state: 'processed',
    })
  })

  test('of all the goods gives the fee back too', async () => {
    const open = await disputed()
    await testApi.done(buyer, open, 'dispute/propose', { refund_minor: PRICE })
    const end = await testApi.done(vendor, open, 'dispute/accept', { refund_minor: PRICE })
    expect([end.status.status, end.money.refunded_minor]).toEqual(['reversed', end.amount_paid])
  })

  test('refuses one’s own offer, none, another than was read, and one out of range', async () => {
    const open = await disputed()
    const accept = (person: Person, refund_minor: number) =>
      testApi.act(person, open, 'dispute/accept', { refund_minor })
    expect((await accept(vendor, 5)).status).toBe(409)
    await testApi.done(buyer, open, 'dispute/propose', { refund_minor: 1000 })
    expect((await accept(buyer, 1000)).status).toBe(409)
    expect((await accept(vendor, 999)).status).toBe(409)
    for (const refund_minor of [0, PRICE + 1]) {
      const response = await testApi.act(buyer, open, 'dispute/propose', { refund_minor })
      expect(codeOf(response)).toBe('transaction/settlement-out-of-range')
    }
    expect((await testApi.read(open)).status.status).toBe('in_dispute')
  })
})

describe('silence', () => {
  const afterSilence = async (transaction: Transaction, ms: number): Promise<Transaction> => {
    testApi.passTime(ms)
    await testApi.runDueJobs()
    return testApi.read(transaction)
  }

  test('of the vendor gives a complaining buyer the money back', async () => {
    const end = await afterSilence(await disputed(), 73 * HOUR_MS)
    expect([end.status.status, end.money.refunded_minor]).toEqual(['reversed', end.amount_paid])
  })

  test('of the buyer pays a complaining vendor only for goods that were delivered', async () => {
    const raised = await disputed(vendor)
    expect((await afterSilence(raised, 73 * HOUR_MS)).status.status).toBe('in_escrow')
    const transaction = await paid()
    await shipOrder(testApi, vendor, transaction)
    await testApi.done(buyer, transaction, 'receive')
    await testApi.done(vendor, transaction, 'dispute', COMPLAINT)
    expect((await afterSilence(transaction, 73 * HOUR_MS)).status.status).toBe('completed')
  })

  test('after an answer ends with an operator, who alone decides then', async () => {
    const open = await disputed()
    await testApi.done(vendor, open, 'dispute/message', { text: 'That is not so.' })
    const early = resolveDispute(testApi.deps, { operator: 'ops@oja.example' }, open.id, {
      outcome: 'release',
      refund_minor: 0,
      reason: 'too early',
    })
    await expect(early).rejects.toMatchObject({ code: 'transaction/action-not-allowed' })
    const held = await afterSilence(open, 15 * DAY_MS)
    expect(held).toMatchObject({ status: { status: 'in_dispute' }, dispute: { escalated: true } })
    const waiting = async () => (await transactionsForOperator({ limit: 100 })).map(({ id }) => id)
    expect(await waiting()).toContain(open.id)
    const { result: end } = await resolveDispute(
      testApi.deps,
      { operator: 'ops@oja.example' },
      open.id,
      {
        outcome: 'split',
        refund_minor: 250_000,
        reason: 'Half of it was usable.',
      },
    )
    expect([end.status.status, end.money.refunded_minor]).toEqual(['completed', 250_000])
    expect(await waiting()).not.toContain(open.id)
  })
})

test('after all disputes the ledger is whole', async () => {
  await testApi.drain()
  expect(brokenRules(stateOfVendor(await loadAuditState(), vendor.uid))).toEqual([])
})
