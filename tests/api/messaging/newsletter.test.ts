import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS } from '../../../functions/src/contract/time'
import { firestore } from '../../../functions/src/db/firestore'
import { continueAnnouncements } from '../../../functions/src/usecases/messaging/announcement/broadcast'
import {
  draftAnnouncement,
  publishAnnouncement,
} from '../../../functions/src/usecases/messaging/announcement/publish-announcement'
import { emailsTo, tokenIn } from '../../support/email-links'
import { signUp } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
beforeAll(async () => {
  testApi = await openTestApi()
})
afterAll(() => testApi.close())

let made = 0
const newAddress = (): string => {
  made += 1
  return `reader-${process.pid}-${Date.now()}-${made}@oja.example`
}

const subscribe = (email: string, more: object = {}) =>
  testApi.call('POST', '/public/others/newsletter', {
    body: { email, name: email.split('@')[0], ...more },
  })
const confirm = (token: string) =>
  testApi.call('POST', '/public/others/newsletter/confirm', { body: { token } })
const unsubscribe = (token: string) =>
  testApi.call('POST', '/public/others/newsletter/unsubscribe', { body: { token } })

const subscriptionsOf = async (email: string) => {
  const all = firestore().collection(COLLECTIONS.newsletterSubscriptions)
  return (await all.where('email', '==', email).get()).docs.map((document) => document.data())
}

const subscribed = async (email: string): Promise<void> => {
  await subscribe(email)
  const [requested] = await emailsTo(email)
  expect((await confirm(tokenIn(requested?.message.text ?? '', 'confirm'))).status).toBe(200)
}

describe('the newsletter', () => {
  test('keeps nothing until the owner of the address has confirmed', async () => {
    const email = newAddress()
    const response = await subscribe(email)
    expect([response.status, response.message]).toEqual([200, 'Thank you for subscribing!'])
    expect(await subscriptionsOf(email)).toEqual([])
    const [requested] = await emailsTo(email)
    const token = tokenIn(requested?.message.text ?? '', 'confirm')
    expect((await confirm(token)).status).toBe(200)
    expect(await subscriptionsOf(email)).toMatchObject([{ email, name: email.split('@')[0] }])
  })

  test('gives the same response, whoever is subscribed, and sends one email to each', async () => {
    const email = newAddress()
    const first = await subscribe(email)
    const again = await subscribe(email)
    await subscribed(email)
    const known = await subscribe(email)
    const said = ({ status, data, message }: typeof first) => ({ status, data, message })
    expect([said(again), said(known)]).toEqual([said(first), said(first)])
    // Two confirmation requests, the third from `subscribed`, and the welcome. None once
    // subscribed.
    expect(await emailsTo(email)).toHaveLength(4)
  })

  test('emails no address more than five times an hour, and gives the same response', async () => {
    const email = newAddress()
    const responses = []
    for (let requested = 0; requested < 8; requested += 1)
      responses.push((await subscribe(email)).status)
    expect(responses).toEqual(Array(8).fill(200))
    expect(await emailsTo(email)).toHaveLength(5)
  })

  test('says nothing to the address that the sender chose', async () => {
    const email = newAddress()
    await subscribe(email, { name: 'You won at https://evil.example' })
    const [requested] = await emailsTo(email)
    expect(JSON.stringify(requested)).not.toContain('evil')
  })

  test('confirmed twice is one subscription and one welcome', async () => {
    const email = newAddress()
    await subscribe(email)
    const token = tokenIn((await emailsTo(email))[0]?.message.text ?? '', 'confirm')
    const responses = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await subscriptionsOf(email)).toHaveLength(1)
    expect(await emailsTo(email)).toHaveLength(2)
  })

  test('is left by the link of each of its emails, without a login', async () => {
    const email = newAddress()
    await subscribed(email)
    const [, welcome] = await emailsTo(email)
    const text = welcome?.message.text ?? ''
    const header = welcome?.headers?.['List-Unsubscribe'] ?? ''
    expect(tokenIn(header, 'unsubscribe')).toBe(tokenIn(text, 'unsubscribe'))
    expect((await unsubscribe(tokenIn(text, 'unsubscribe'))).status).toBe(200)
    expect(await subscriptionsOf(email)).toEqual([])
    // Unsubscribing again succeeds too.
    expect((await unsubscribe(tokenIn(text, 'unsubscribe'))).status).toBe(200)
  })

  test('refuses a link that is too old, of another kind, or not ours', async () => {
    const email = newAddress()
    await subscribe(email)
    const token = tokenIn((await emailsTo(email))[0]?.message.text ?? '', 'confirm')
    expect(codeOf(await unsubscribe(token))).toBe('newsletter/link-invalid')
    const [payload, signature] = token.split('.')
    for (const other of [`${payload}.${payload}`, `x${payload}.${signature}`, 'a']) {
      expect(codeOf(await confirm(other))).toBe('newsletter/link-invalid')
      expect(codeOf(await unsubscribe(other))).toBe('newsletter/link-invalid')
    }
    testApi.passTime(7 * DAY_MS)
    expect(codeOf(await confirm(token))).toBe('newsletter/link-invalid')
    expect(await subscriptionsOf(email)).toEqual([])
  })

  test('refuses what is no address, by its field', async () => {
    const response = await subscribe('ada@example')
    expect(codeOf(response)).toBe('request/invalid')
    expect(response.error.details).toMatchObject({ fields: { email: expect.any(String) } })
  })
})

describe('an announcement by email', () => {
  test('is left by its link, without a login, and the rest of what was chosen stays', async () => {
    const reader = await signUp()
    const at = firestore().doc(
      `${COLLECTIONS.users}/${reader.uid}/${SUBCOLLECTIONS.preferences}/notifications`,
    )
    await at.set({ muted: { in_app: [], email: ['system'], push: [] }, updated_at: new Date() })
    const publish = async () => {
      const notice = {
        type: 'PLATFORM_ANNOUNCEMENT',
        title: 'News',
        text: 'A new market.',
      } as const
      await publishAnnouncement(testApi.deps, draftAnnouncement(testApi.deps, notice), {
        operator: 'ops',
      })
      await continueAnnouncements(testApi.deps)
    }
    await publish()
    const [email] = await emailsTo(reader.email)
    const token = tokenIn(email?.message.text ?? '', 'unsubscribe')
    expect(email?.headers?.['List-Unsubscribe']).toContain(token)
    expect((await unsubscribe(token)).status).toBe(200)
    expect((await at.get()).get('muted')).toEqual({
      in_app: [],
      email: ['system', 'announcement'],
      push: [],
    })
    await publish()
    expect(await emailsTo(reader.email)).toHaveLength(1)
  })
})
