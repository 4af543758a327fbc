import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type {
  Notification,
  PushText,
} from '../../../functions/src/contract/entities/messaging/notification'
import type { OutboxItem } from '../../../functions/src/contract/entities/outbox'
import {
  DEFAULT_MUTED,
  type Muted,
  NOTIFICATION_PREFERENCES,
  type NotificationPreferences,
} from '../../../functions/src/contract/entities/people/notification-preferences'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { readWords } from '../../../functions/src/db/people/words'
import type { PushOutcome } from '../../../functions/src/ports/push'
import { broadcast } from '../../../functions/src/usecases/messaging/announcement/broadcast'
import {
  draftAnnouncement,
  publishAnnouncement,
} from '../../../functions/src/usecases/messaging/announcement/publish-announcement'
import { processOutboxItem } from '../../../functions/src/usecases/outbox/dispatch-outbox'
import { countedTest } from '../../support/counts'
import { deliverAll } from '../../support/notifications/notification-producers'
import type { Person } from '../../support/people'
import { openTestApi, shipOrder, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
const sent: { token: string; text: PushText }[] = []
let outcomeOf: (token: string) => PushOutcome = () => 'delivered'

beforeAll(async () => {
  testApi = await openTestApi()
  testApi.deps.push = {
    send: async (token, text) => {
      sent.push({ token, text })
      return outcomeOf(token)
    },
  }
  vendor = await testApi.vendor()
})
afterAll(() => testApi.close())

const below = <T extends object>({ uid }: Person, name: string) =>
  collectionOf<T & Record<string, unknown>>(`${COLLECTIONS.users}/${uid}/${name}`)

const choose = (person: Person, muted: Muted) =>
  below<NotificationPreferences>(person, SUBCOLLECTIONS.preferences)
    .doc(NOTIFICATION_PREFERENCES)
    .set({ muted, updated_at: timestampFromMillis(Date.now()) })

const addDevice = (person: Person, token: string) =>
  below(person, SUBCOLLECTIONS.devices)
    .doc(createHash('sha256').update(token).digest('hex'))
    .set({ token, created_at: timestampFromMillis(Date.now()) })

const tokensOf = async (person: Person): Promise<unknown[]> =>
  (await below(person, SUBCOLLECTIONS.devices).get()).docs.map((device) => device.data().token)

const notificationsTo = async (person: Person): Promise<Notification[]> =>
  (await below<Notification>(person, SUBCOLLECTIONS.notifications).get()).docs.map((one) =>
    one.data(),
  )

const emailsTo = async ({ email }: Person): Promise<number> =>
  (await collectionOf(COLLECTIONS.mail).where('to', 'array-contains', email).get()).size

const pushTasksOf = async ({ uid }: Person): Promise<OutboxItem[]> => {
  const outbox = collectionOf<OutboxItem>(COLLECTIONS.outbox)
  return (await outbox.where('task.uid', '==', uid).get()).docs.map((one) => one.data())
}

const ordered = async (buyer: Person) => {
  const transaction = await testApi.paid(buyer, await testApi.product(vendor))
  await deliverAll(testApi, transaction)
  return transaction
}

describe('what somebody switched off', () => {
  test('notifies in the app and by no email', async () => {
    const buyer = await testApi.buyer()
    await choose(buyer, { ...DEFAULT_MUTED, email: ['order'] })
    await ordered(buyer)
    expect(await notificationsTo(buyer)).toHaveLength(2)
    // PAYMENT_RECEIVED is of the kind `payment`.
    expect(await emailsTo(buyer)).toBe(1)
  })

  test('stays switched on for everybody else', async () => {
    const [buyer, other] = [await testApi.buyer(), await testApi.buyer()]
    await choose(buyer, { ...DEFAULT_MUTED, email: ['order', 'payment'] })
    await ordered(buyer)
    await ordered(other)
    expect([await emailsTo(buyer), await emailsTo(other)]).toEqual([0, 1])
  })

  test('always emails about the account’s safety', async () => {
    const person = await testApi.buyer()
    await choose(person, { ...DEFAULT_MUTED, email: ['system'] })
    const body = { password: 'another-good-one' }
    await testApi.call('POST', '/users/update-password', { as: person, body })
    expect(await emailsTo(person)).toBe(1)
  })

  test('leaves news out of the app too, where that was asked', async () => {
    const [quiet, curious] = [await testApi.buyer(), await testApi.buyer()]
    await choose(quiet, { ...DEFAULT_MUTED, in_app: ['announcement'] })
    await choose(curious, { ...DEFAULT_MUTED, email: [] })
    const notice = { type: 'PLATFORM_ANNOUNCEMENT', title: 'Fair', text: 'In Jos.' } as const
    const announcement = draftAnnouncement(testApi.deps, notice)
    await publishAnnouncement(testApi.deps, announcement, { operator: 'ops@oja.example' })
    await broadcast(testApi.deps, announcement.id)
    expect([(await notificationsTo(quiet)).length, await emailsTo(quiet)]).toEqual([0, 0])
    expect([(await notificationsTo(curious)).length, await emailsTo(curious)]).toEqual([1, 1])
  })
})

const dispatchPushes = async (person: Person) => {
  for (const { id } of await pushTasksOf(person))
    await processOutboxItem(testApi.deps, id, 'schedule')
}

describe('a push', () => {
  countedTest('R19', 'goes to each device once, however often the event is delivered', async () => {
    const buyer = await testApi.buyer()
    await addDevice(buyer, 'phone-1')
    await addDevice(buyer, 'laptop-1')
    await ordered(buyer)
    sent.length = 0
    await dispatchPushes(buyer)
    await dispatchPushes(buyer)
    const word = (await readWords([buyer.uid])).get(buyer.uid)
    const titles = sent.map(({ token, text }) => `${token} ${text.title}`).sort()
    expect(titles).toEqual([
      `laptop-1 ${word}: Order placed`,
      `laptop-1 ${word}: Payment received`,
      `phone-1 ${word}: Order placed`,
      `phone-1 ${word}: Payment received`,
    ])
    // What waits to be sent doesn't keep it.
    expect(JSON.stringify(await pushTasksOf(buyer))).not.toContain(word)
  })

  test('is not prepared for who has no device, or switched it off', async () => {
    const [none, off] = [await testApi.buyer(), await testApi.buyer()]
    await addDevice(off, 'phone-2')
    await choose(off, { ...DEFAULT_MUTED, push: ['order', 'payment'] })
    await ordered(none)
    await ordered(off)
    expect([...(await pushTasksOf(none)), ...(await pushTasksOf(off))]).toEqual([])
  })

  test('carries no escrow code, no name and no goods', async () => {
    const buyer = await testApi.buyer()
    await addDevice(buyer, 'phone-3')
    const transaction = await ordered(buyer)
    await shipOrder(testApi, vendor, transaction)
    await deliverAll(testApi, transaction)
    sent.length = 0
    await dispatchPushes(buyer)
    const texts = JSON.stringify(sent)
    expect(texts).toContain('Order shipped')
    expect(texts).not.toContain(await testApi.code(transaction))
    expect(texts).not.toMatch(/Woven basket|Ngozi|Tunde/)
  })

  test('forgets a device that is gone, and keeps the one that is not', async () => {
    const buyer = await testApi.buyer()
    await addDevice(buyer, 'gone-4')
    await addDevice(buyer, 'phone-4')
    await ordered(buyer)
    outcomeOf = (token) => (token.startsWith('gone') ? 'gone' : 'delivered')
    await dispatchPushes(buyer)
    outcomeOf = () => 'delivered'
    expect(await tokensOf(buyer)).toEqual(['phone-4'])
    expect((await pushTasksOf(buyer)).map(({ state }) => state)).toEqual(['completed', 'completed'])
  })

  test('is tried again while nobody was reached, and given up after a day', async () => {
    const buyer = await testApi.buyer()
    await addDevice(buyer, 'phone-5')
    await ordered(buyer)
    outcomeOf = () => 'failed'
    await dispatchPushes(buyer)
    expect((await pushTasksOf(buyer)).map(({ state }) => state)).toEqual(['pending', 'pending'])
    testApi.passTime(HOUR_MS)
    await dispatchPushes(buyer)
    expect((await pushTasksOf(buyer)).map(({ attempts }) => attempts)).toEqual([2, 2])
    sent.length = 0
    testApi.passTime(DAY_MS)
    await dispatchPushes(buyer)
    outcomeOf = () => 'delivered'
    expect(sent).toEqual([])
    expect((await pushTasksOf(buyer)).map(({ state }) => state)).toEqual(['completed', 'completed'])
  })
})
