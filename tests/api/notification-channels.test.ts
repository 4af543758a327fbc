import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Notification, PushText } from '../../functions/src/contract/notification'
import {
  DEFAULT_MUTED,
  type Muted,
  NOTIFICATION_PREFERENCES,
  type NotificationPreferences,
} from '../../functions/src/contract/notification-preferences'
import type { OutboxItem } from '../../functions/src/contract/outbox'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS, timestampFromMillis } from '../../functions/src/contract/time'
import type { PushOutcome } from '../../functions/src/providers/push/push'
import { collectionOf } from '../../functions/src/store/firestore'
import {
  draftAnnouncement,
  publishAnnouncement,
} from '../../functions/src/usecases/announcement/publish-announcement'
import { tellEveryone } from '../../functions/src/usecases/announcement/tell-everyone'
import { workOutboxItem } from '../../functions/src/usecases/payment/send-outbox'
import { countedTest } from '../support/counts'
import { type Market, openMarket, shipOrder } from '../support/market'
import type { Person } from '../support/people'
import { deliverAll } from '../support/producers'

let market: Market
let vendor: Person
const sent: { token: string; text: PushText }[] = []
let outcomeOf: (token: string) => PushOutcome = () => 'delivered'

beforeAll(async () => {
  market = await openMarket()
  market.deps.push = {
    send: async (token, text) => {
      sent.push({ token, text })
      return outcomeOf(token)
    },
  }
  vendor = await market.vendor()
})
afterAll(() => market.close())

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

const toldTo = async (person: Person): Promise<Notification[]> =>
  (await below<Notification>(person, SUBCOLLECTIONS.notifications).get()).docs.map((one) =>
    one.data(),
  )

const lettersTo = async ({ email }: Person): Promise<number> =>
  (await collectionOf(COLLECTIONS.mail).where('to', 'array-contains', email).get()).size

const pushTasksOf = async ({ uid }: Person): Promise<OutboxItem[]> => {
  const outbox = collectionOf<OutboxItem>(COLLECTIONS.outbox)
  return (await outbox.where('task.uid', '==', uid).get()).docs.map((one) => one.data())
}

const ordered = async (buyer: Person) => {
  const transaction = await market.paid(buyer, await market.product(vendor))
  await deliverAll(market, transaction)
  return transaction
}

describe('what somebody switched off', () => {
  test('is told in the app and by no letter', async () => {
    const buyer = await market.buyer()
    await choose(buyer, { ...DEFAULT_MUTED, email: ['order'] })
    await ordered(buyer)
    expect(await toldTo(buyer)).toHaveLength(2)
    // ORDER_CREATED is of kind order, PAYMENT_RECEIVED is not.
    expect(await lettersTo(buyer)).toBe(1)
  })

  test('stays switched on for everybody else', async () => {
    const [buyer, other] = [await market.buyer(), await market.buyer()]
    await choose(buyer, { ...DEFAULT_MUTED, email: ['order', 'payment'] })
    await ordered(buyer)
    await ordered(other)
    expect([await lettersTo(buyer), await lettersTo(other)]).toEqual([0, 2])
  })

  test('never keeps a letter about the account’s safety back', async () => {
    const person = await market.buyer()
    await choose(person, { ...DEFAULT_MUTED, email: ['system'] })
    const body = { password: 'another-good-one' }
    await market.call('POST', '/users/update-password', { as: person, body })
    expect(await lettersTo(person)).toBe(1)
  })

  test('leaves news out of the app too, where that was asked', async () => {
    const [quiet, curious] = [await market.buyer(), await market.buyer()]
    await choose(quiet, { ...DEFAULT_MUTED, in_app: ['announcement'] })
    await choose(curious, { ...DEFAULT_MUTED, email: [] })
    const news = { type: 'PLATFORM_ANNOUNCEMENT', title: 'Fair', text: 'In Jos.' } as const
    const announcement = draftAnnouncement(market.deps, news)
    await publishAnnouncement(market.deps, announcement, 'ops@oja.example')
    await tellEveryone(market.deps, announcement.id)
    expect([(await toldTo(quiet)).length, await lettersTo(quiet)]).toEqual([0, 0])
    expect([(await toldTo(curious)).length, await lettersTo(curious)]).toEqual([1, 1])
  })
})

const settlePushes = async (person: Person) => {
  for (const { id } of await pushTasksOf(person)) await workOutboxItem(market.deps, id, 'sweep')
}

describe('a push', () => {
  countedTest('R19', 'goes to each device once, however often the event is told', async () => {
    const buyer = await market.buyer()
    await addDevice(buyer, 'phone-1')
    await addDevice(buyer, 'laptop-1')
    await ordered(buyer)
    sent.length = 0
    await settlePushes(buyer)
    await settlePushes(buyer)
    const titles = sent.map(({ token, text }) => `${token} ${text.title}`).sort()
    expect(titles).toEqual([
      'laptop-1 Order placed',
      'laptop-1 Payment received',
      'phone-1 Order placed',
      'phone-1 Payment received',
    ])
  })

  test('is not prepared for who has no device, or switched it off', async () => {
    const [none, off] = [await market.buyer(), await market.buyer()]
    await addDevice(off, 'phone-2')
    await choose(off, { ...DEFAULT_MUTED, push: ['order', 'payment'] })
    await ordered(none)
    await ordered(off)
    expect([...(await pushTasksOf(none)), ...(await pushTasksOf(off))]).toEqual([])
  })

  test('carries no escrow code, no name and no goods', async () => {
    const buyer = await market.buyer()
    await addDevice(buyer, 'phone-3')
    const transaction = await ordered(buyer)
    await shipOrder(market, vendor, transaction)
    await deliverAll(market, transaction)
    sent.length = 0
    await settlePushes(buyer)
    const texts = JSON.stringify(sent)
    expect(texts).toContain('Order shipped')
    expect(texts).not.toContain(await market.code(transaction))
    expect(texts).not.toMatch(/Woven basket|Ngozi|Tunde/)
  })

  test('forgets a device that is gone, and keeps the one that is not', async () => {
    const buyer = await market.buyer()
    await addDevice(buyer, 'gone-4')
    await addDevice(buyer, 'phone-4')
    await ordered(buyer)
    outcomeOf = (token) => (token.startsWith('gone') ? 'gone' : 'delivered')
    await settlePushes(buyer)
    outcomeOf = () => 'delivered'
    expect(await tokensOf(buyer)).toEqual(['phone-4'])
    expect((await pushTasksOf(buyer)).map(({ state }) => state)).toEqual(['done', 'done'])
  })

  test('is tried again while nobody was reached, and given up after a day', async () => {
    const buyer = await market.buyer()
    await addDevice(buyer, 'phone-5')
    await ordered(buyer)
    outcomeOf = () => 'failed'
    await settlePushes(buyer)
    expect((await pushTasksOf(buyer)).map(({ state }) => state)).toEqual(['due', 'due'])
    market.passTime(HOUR_MS)
    await settlePushes(buyer)
    expect((await pushTasksOf(buyer)).map(({ attempts }) => attempts)).toEqual([2, 2])
    sent.length = 0
    market.passTime(DAY_MS)
    await settlePushes(buyer)
    outcomeOf = () => 'delivered'
    expect(sent).toEqual([])
    expect((await pushTasksOf(buyer)).map(({ state }) => state)).toEqual(['done', 'done'])
  })
})
