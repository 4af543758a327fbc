import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Notification } from '../../../functions/src/contract/entities/messaging/notification'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type {
  DisputeEntry,
  TransactionEvent,
} from '../../../functions/src/contract/entities/orders/transaction-parts'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { notifyParties } from '../../../functions/src/usecases/orders/transaction/notify-parties'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person
let stranger: Person

beforeAll(async () => {
  testApi = await openTestApi()
  ;[vendor, buyer, stranger] = await Promise.all([
    testApi.vendor(),
    testApi.buyer(),
    testApi.buyer(),
  ])
})
afterAll(() => testApi.close())

const COMPLAINT = { reason: 'damaged', description: 'The handle came off at once.' }

const disputed = async (by: Person = buyer): Promise<Transaction> => {
  const transaction = await testApi.paid(buyer, await testApi.product(vendor))
  return testApi.done(by, transaction, 'dispute', COMPLAINT)
}

describe('an open offer', () => {
  const AMOUNT = { refund_minor: 250_000 }
  const offered = async () => testApi.done(vendor, await disputed(), 'dispute/propose', AMOUNT)
  const entriesOf = async ({ id }: Transaction) => {
    const { data } = await testApi.call<{ dispute_entries: DisputeEntry[] }>(
      'GET',
      `/transactions/${id}`,
      { as: buyer },
    )
    return data.dispute_entries.slice(-1).map(({ kind, by, text, refund_minor }) => ({
      kind,
      by,
      text,
      refund_minor,
    }))
  }

  test('is declined by the other party, with a reason that both read', async () => {
    const open = await offered()
    const reason = 'The repair costs more.'
    const declined = await testApi.done(buyer, open, 'dispute/decline-offer', { ...AMOUNT, reason })
    expect(declined.dispute?.proposal).toBeNull()
    expect([declined.money, declined.deadline]).toEqual([open.money, open.deadline])
    expect(await entriesOf(open)).toEqual([
      { kind: 'proposal_declined', by: 'buyer', text: reason, ...AMOUNT },
    ])
    const late = await testApi.act(buyer, open, 'dispute/accept', AMOUNT)
    expect([late.status, codeOf(late)]).toEqual([409, 'transaction/action-not-allowed'])
  })

  test('is withdrawn by who made it, and cannot be accepted any more', async () => {
    const open = await offered()
    const withdrawn = await testApi.done(vendor, open, 'dispute/withdraw-offer', AMOUNT)
    expect(withdrawn).toMatchObject({
      status: { status: 'in_dispute' },
      dispute: { proposal: null },
      money: open.money,
    })
    expect(await entriesOf(open)).toEqual([
      { kind: 'proposal_withdrawn', by: 'vendor', text: null, ...AMOUNT },
    ])
    const late = await testApi.act(buyer, open, 'dispute/accept', AMOUNT)
    expect([late.status, codeOf(late)]).toEqual([409, 'transaction/action-not-allowed'])
  })

  test.each([
    ['dispute/decline-offer', 'vendor'],
    ['dispute/withdraw-offer', 'buyer'],
  ] as const)(
    'refuses %s by the %s, for another amount, and where there is none',
    async (path, by) => {
      const [wrong, right] = by === 'vendor' ? [vendor, buyer] : [buyer, vendor]
      const open = await offered()
      const refused = async (person: Person, body: object) =>
        codeOf(await testApi.act(person, open, path, body))
      expect(await refused(wrong, AMOUNT)).toBe('transaction/action-not-allowed')
      expect(await refused(right, { refund_minor: 250_001 })).toBe('transaction/no-proposal')
      expect(await refused(stranger, AMOUNT)).toBe('transaction/not-found')
      expect(await refused(right, {})).toBe('request/invalid')
      expect(await refused(right, { ...AMOUNT, reason: 'x'.repeat(501) })).toBe('request/invalid')
      const end = await testApi.read(open)
      expect([end.event_count, end.dispute?.proposal]).toEqual([
        open.event_count,
        open.dispute?.proposal,
      ])
      const other = await disputed()
      const none = await testApi.act(right, other, path, AMOUNT)
      expect([none.status, codeOf(none)]).toEqual([409, 'transaction/action-not-allowed'])
    },
  )

  test.each([
    ['dispute/decline-offer', () => buyer],
    ['dispute/withdraw-offer', () => vendor],
  ] as const)('is closed once by %s, however often it is sent with one key', async (path, who) => {
    const open = await offered()
    const send = () =>
      testApi.call('POST', `/transactions/${open.id}/${path}`, {
        as: who(),
        body: AMOUNT,
        headers: { 'idempotency-key': `offer-${open.id}` },
      })
    const responses = [await send(), ...(await Promise.all([send(), send()]))]
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await testApi.read(open)).event_count).toBe(open.event_count + 1)
  })

  test.each([
    ['dispute/decline-offer', () => buyer, () => vendor, 'was declined'],
    ['dispute/withdraw-offer', () => vendor, () => buyer, 'was withdrawn'],
  ] as const)('is told to the other party after %s', async (path, who, other, outcome) => {
    const open = await offered()
    const closed = await testApi.done(who(), open, path, AMOUNT)
    const events = collectionOf<TransactionEvent>(
      `${COLLECTIONS.transactions}/${open.id}/${SUBCOLLECTIONS.events}`,
    )
    const [event] = (await events.orderBy('at', 'desc').limit(1).get()).docs
    if (!event) throw new Error('There is no event')
    await notifyParties(testApi.deps, closed, event.data())
    const notifications = collectionOf<Notification>(
      `${COLLECTIONS.users}/${other().uid}/${SUBCOLLECTIONS.notifications}`,
    )
    const { docs } = await notifications.where('type', '==', 'DISPUTE_UPDATED').get()
    const notified = docs.map((found) => found.data()).filter(({ id }) => id.startsWith(open.id))
    expect(notified.map(({ amount }) => amount)).toEqual(['₦2,500'])
    expect(notified[0]?.message).toContain(`₦2,500 back to the buyer, ${outcome}`)
  })

  test('that is declined leaves the rules to go on: without a solution an operator decides', async () => {
    const open = await disputed(vendor)
    await testApi.done(vendor, open, 'dispute/propose', AMOUNT)
    await testApi.done(buyer, open, 'dispute/decline-offer', AMOUNT)
    testApi.passTime(15 * DAY_MS)
    await testApi.runDueJobs()
    expect(await testApi.read(open)).toMatchObject({
      status: { status: 'in_dispute' },
      dispute: { escalated: true },
    })
  })
})
