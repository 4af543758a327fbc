import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Notification } from '../../../functions/src/contract/entities/messaging/notification'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type { TransactionEvent } from '../../../functions/src/contract/entities/orders/transaction-parts'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { HOUR_MS, MINUTE_MS, millisOf } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import type { Mail } from '../../../functions/src/db/messaging/mail'
import { notifyParties } from '../../../functions/src/usecases/orders/transaction/notify-parties'
import { takeAtDoor } from '../../../functions/src/usecases/rate-limit'
import { countedTest } from '../../support/counts'
import type { Person } from '../../support/people'
import { openTestApi, type TestApi } from '../../support/test-api'
import { TOP_UP } from '../../support/top-ups'

let testApi: TestApi
let vendor: Person
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi({ takeFromLimit: takeAtDoor })
})
afterAll(() => testApi.close())

const disputed = async (): Promise<Transaction> => {
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
  const transaction = await testApi.paid(buyer, await testApi.product(vendor))
  const complaint = { reason: 'damaged', description: 'The handle came off at once.' }
  return testApi.done(buyer, transaction, 'dispute', complaint)
}

const say = (transaction: Transaction, by: Person, text: string) =>
  testApi.act(by, transaction, 'dispute/message', { text })

/** Runs the trigger for each event of the transaction. */
const announceAll = async (transaction: Transaction): Promise<void> => {
  const current = await testApi.read(transaction)
  const path = `${COLLECTIONS.transactions}/${current.id}/${SUBCOLLECTIONS.events}`
  const { docs } = await collectionOf<TransactionEvent>(path).orderBy('at').get()
  for (const event of docs) await notifyParties(testApi.deps, current, event.data())
}

const updatesTo = async ({ uid }: Person): Promise<Notification[]> => {
  const path = `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notifications}`
  const { docs } = await collectionOf<Notification>(path)
    .where('type', '==', 'DISPUTE_UPDATED')
    .get()
  return docs.map((document) => document.data())
}

/** Counts the emails about messages in a dispute, without the one about its opening. */
const emailsTo = async ({ email }: Person): Promise<number> => {
  const mails = collectionOf<Mail>(COLLECTIONS.mail)
  const { docs } = await mails.where('to', 'array-contains', email).get()
  return docs.filter(({ id }) => id.includes('-updates-')).length
}

/** Moves the clock to the start of an hour: each hour begins a new email. */
const atHourStart = () => testApi.passTime(HOUR_MS - (testApi.clock() % HOUR_MS))

describe('the messages of a dispute', () => {
  countedTest('R16', 'are twenty things an hour for one person, at once too', async () => {
    const open = await disputed()
    const texts = Array.from({ length: 30 }, (_, index) => `Please answer, ${index}`)
    const responses = await Promise.all(texts.map((text) => say(open, buyer, text)))
    const refused = responses.filter(({ status }) => status === 429)
    // Opening the dispute counted as the first.
    expect([responses.length - refused.length, refused.length]).toEqual([19, 11])
    expect(refused[0]?.error.code).toBe('request/rate-limited')
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    const offer = await testApi.act(buyer, open, 'dispute/propose', { refund_minor: 100 })
    expect(offer.status).toBe(429)
    expect((await say(open, vendor, 'One moment')).status).toBe(200)
  })

  test('make one email and one notification an hour, which comes up again', async () => {
    atHourStart()
    const open = await disputed()
    await say(open, buyer, 'Are you there?')
    await announceAll(open)
    const [first] = await updatesTo(vendor)
    if (!first) throw new Error('the vendor was not notified')
    const path = `${COLLECTIONS.users}/${vendor.uid}/${SUBCOLLECTIONS.notifications}`
    const notification = collectionOf<Notification>(path).doc(first.id)
    await notification.update({ read: true })
    await announceAll(open)
    expect((await updatesTo(vendor))[0]?.read).toBe(true)

    testApi.passTime(MINUTE_MS)
    for (const text of ['Hello?', 'Hello??', 'Hello???']) await say(open, buyer, text)
    await announceAll(open)
    await announceAll(open)
    const again = await updatesTo(vendor)
    expect(again).toHaveLength(1)
    expect(again[0]).toMatchObject({ id: first.id, read: false })
    expect(millisOf(again[0]?.created_at ?? first.created_at)).toBeGreaterThan(
      millisOf(first.created_at),
    )
    expect(await emailsTo(vendor)).toBe(1)

    testApi.passTime(HOUR_MS)
    await say(open, buyer, 'It has been an hour.')
    await announceAll(open)
    expect([(await updatesTo(vendor)).length, await emailsTo(vendor)]).toEqual([2, 2])
    expect([(await updatesTo(buyer)).length, await emailsTo(buyer)]).toEqual([0, 0])
  })
})

test('a vendor begins twenty payments into the wallet or of a debt in an hour', async () => {
  const store = await testApi.vendor()
  const statuses: number[] = []
  for (let round = 0; round < 11; round += 1) {
    for (const [path, body] of [
      ['/vendors/wallet/top-ups', { amount_minor: TOP_UP }],
      ['/vendors/wallet/payments', { channel: 'card' }],
    ] as const) {
      const headers = { 'idempotency-key': randomUUID() }
      statuses.push((await testApi.call('POST', path, { as: store, body, headers })).status)
    }
  }
  expect(statuses.slice(0, 20)).not.toContain(429)
  expect(statuses.slice(20)).toEqual([429, 429])
})
