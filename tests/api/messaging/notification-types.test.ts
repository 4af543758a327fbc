import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authRows } from '@/app/routes/auth'
import { buyerRows } from '@/app/routes/buyer'
import { plainRows } from '@/app/routes/plain'
import { publicRows } from '@/app/routes/public'
import { vendorRows, wizardRows } from '@/app/routes/vendor'
import {
  NOTIFICATION_TYPES,
  type Notification,
  type NotificationType,
} from '../../../functions/src/contract/entities/messaging/notification'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { collectionOf } from '../../../functions/src/db/firestore'
import type { Mail } from '../../../functions/src/db/messaging/mail'
import { readPrivatePart, readTransaction } from '../../../functions/src/db/orders/transactions'
import { readWords } from '../../../functions/src/db/people/words'
import { TEMPLATES } from '../../../functions/src/domain/messaging/notification/templates'
import { countedTest } from '../../support/counts'
import { PRODUCERS } from '../../support/notifications/notification-producers'
import type { Person } from '../../support/people'
import { openTestApi, type TestApi } from '../../support/test-api'

const ROUTES = [
  ...publicRows,
  ...plainRows,
  ...authRows,
  ...buyerRows,
  ...vendorRows,
  ...wizardRows,
]

let testApi: TestApi
beforeAll(async () => {
  testApi = await openTestApi()
  testApi.odd_books = 'A balance is planted.'
})
afterAll(() => testApi.close())

const notificationsTo = async (
  { uid }: Person,
  type: NotificationType,
): Promise<Notification[]> => {
  const path = `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notifications}`
  const { docs } = await collectionOf<Notification>(path).where('type', '==', type).get()
  return docs.map((document) => document.data())
}

const emailsTo = async ({ email }: Person): Promise<Mail[]> => {
  const { docs } = await collectionOf<Mail>(COLLECTIONS.mail)
    .where('to', 'array-contains', email)
    .get()
  return docs.map((document) => document.data())
}

/** Whether a path matches a pattern. `:id` stands for exactly one path segment. */
const isAt = (pattern: string, pathname: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname)

/** The page file for a URL in the web's route table. */
const pageAt = (href: string): string | undefined => {
  const { pathname } = new URL(href, 'https://oja.example')
  return ROUTES.find(([path]) => isAt(path, pathname))?.[1]
}

describe('a notification of type', () => {
  for (const type of NOTIFICATION_TYPES) {
    countedTest('R19', `${type} is sent once for its event, and leads to a page`, async () => {
      const notified = await PRODUCERS[type](testApi)
      expect(notified.length).toBeGreaterThan(0)
      for (const { person, words } of notified) {
        const found = await notificationsTo(person, type)
        expect(found).toHaveLength(1)
        const [notification] = found
        expect(notification?.kind).toBe(TEMPLATES[type].kind)
        expect(notification?.read).toBe(false)
        expect(notification?.message).not.toMatch(/[{}]|undefined|null/)
        for (const word of words) expect(notification?.message).toContain(word)
        expect(pageAt(notification?.cta?.href ?? '')).toBeDefined()
        const word = (await readWords([person.uid])).get(person.uid) ?? ''
        for (const { message } of await emailsTo(person)) {
          expect(message.text).toMatch(new RegExp(`^Your word: ${word}\\. `))
          expect(message.html).toContain(`Your word: ${word}.`)
        }
        // A document that the web reads, and so do exports of it, never has it.
        expect(JSON.stringify(notification)).not.toContain(word)
      }
    })
  }

  test('that is for the vendor leads to the vendor’s page', async () => {
    const [notified] = await PRODUCERS.NEW_ORDER(testApi)
    if (!notified) throw new Error('nobody was notified')
    const [notification] = await notificationsTo(notified.person, 'NEW_ORDER')
    expect(pageAt(notification?.cta?.href ?? '')).toBe('dashboard/vendor/sale')
  })

  test('that nobody knows leads nowhere', () => {
    expect(pageAt('/dashboard/no-such-page')).toBeUndefined()
  })
})

describe('a letter', () => {
  test('is written as text and as HTML, and its foot leads to the settings', async () => {
    const [notified] = await PRODUCERS.ORDER_CONFIRMED(testApi)
    if (!notified) throw new Error('nobody was notified')
    const emails = await emailsTo(notified.person)
    expect(emails.map(({ message }) => message.subject)).toContain('Order confirmed: Aso-oke cap')
    for (const { message } of emails) {
      expect(message.text).toContain('/dashboard/settings#notifications')
      expect(message.html).toContain('/dashboard/settings#notifications')
    }
  })

  test('about a shipment names carrier and tracking number, and never the escrow code', async () => {
    const [notified] = await PRODUCERS.ORDER_SHIPPED(testApi)
    if (!notified) throw new Error('nobody was notified')
    const [notification] = await notificationsTo(notified.person, 'ORDER_SHIPPED')
    const [email] = (await emailsTo(notified.person)).filter(
      ({ message }) => message.subject === 'Order shipped: Aso-oke cap',
    )
    const id = notification?.transaction_id ?? ''
    const { shipment, buyer_id } = (await readTransaction(id))?.data ?? {}
    const code = (await readPrivatePart(id, buyer_id ?? ''))?.escrow_code ?? ''
    expect(code).toMatch(/^\d{6}$/)
    for (const text of [email?.message.text, email?.message.html]) {
      expect(text).toContain(shipment?.carrier)
      expect(text).toContain(shipment?.tracking_number)
      expect(text).toMatch(/₦[\d,]+\.\d\d/)
      expect(text).not.toContain(code)
    }
    expect(notification?.message).not.toContain(code)
  })

  test('about a payment is the only one of its order', async () => {
    const [notified] = await PRODUCERS.PAYMENT_RECEIVED(testApi)
    if (!notified) throw new Error('nobody was notified')
    expect((await emailsTo(notified.person)).map(({ message }) => message.subject)).toEqual([
      'Payment received: Aso-oke cap',
    ])
  })

  test('about a new password goes to the verified address', async () => {
    const [notified] = await PRODUCERS.SECURITY_ALERT(testApi)
    if (!notified) throw new Error('nobody was notified')
    expect((await emailsTo(notified.person)).map(({ message }) => message.subject)).toEqual([
      'Security alert',
    ])
  })

  test('with news goes to nobody who did not ask for news', async () => {
    const notified = await PRODUCERS.PLATFORM_ANNOUNCEMENT(testApi)
    for (const { person } of notified) expect(await emailsTo(person)).toEqual([])
  })
})
