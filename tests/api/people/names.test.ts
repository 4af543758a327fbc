import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { firebaseApp } from '../../../functions/src/db/firebase-app'
import { firestore } from '../../../functions/src/db/firestore'
import { addMail } from '../../../functions/src/db/messaging/mail'
import { populateMembers } from '../../../functions/src/usecases/messaging/message/populate-members'
import { begin, readConversation } from '../../support/conversations'
import { emailsTo } from '../../support/email-links'
import { type Person, signIn, signUp } from '../../support/people'
import { codeOf, DELIVERY, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
})
afterAll(() => testApi.close())

const EVIL = `Oja\u202e\n<b>${'You won at https://evil.example '.repeat(100)}`

/** Changes the name in Firebase Auth, bypassing our validation. */
const callOneself = async (person: Person, displayName: string): Promise<Person> => {
  await getAuth(firebaseApp()).updateUser(person.uid, { displayName })
  return { ...person, token: await signIn(person.email) }
}
const rename = (person: Person, name: string) =>
  testApi.call('PUT', '/users/user', { as: person, body: { name, email: person.email } })
const nameOf = async ({ uid }: Person) =>
  (await firestore().doc(`${COLLECTIONS.users}/${uid}`).get()).get('name')

describe('the name of a buyer', () => {
  test('is one plain line, whatever the token says', async () => {
    const buyer = await callOneself(await testApi.buyer('Ngozi Eze'), EVIL)
    const { customer_details } = await testApi.buy(buyer, await testApi.product(vendor))
    expect(customer_details.name.length).toBeLessThanOrEqual(80)
    expect(customer_details.name).not.toMatch(/[\p{C}\n]/u)
  })

  test('is cleaned and clipped', async () => {
    const nobody = await signUp({ record: false })
    const buyer = await callOneself(nobody, `Ada\u202e \n Obi ${'x'.repeat(3_000)}`)
    const { customer_details } = await testApi.buy(buyer, await testApi.product(vendor))
    expect(customer_details.name).toMatch(/^Ada Obi x+$/)
    expect(customer_details.name).toHaveLength(80)
  })

  test('is never one that speaks for the platform', async () => {
    const buyer = await testApi.buyer('Oja Support')
    const { customer_details } = await testApi.buy(buyer, await testApi.product(vendor))
    expect(customer_details.name).toBe(DELIVERY.recipient_name)
    const conversation = await begin(buyer, vendor)
    await populateMembers(testApi.deps, conversation.id)
    expect((await readConversation(conversation)).names[buyer.uid]).toBe('Customer')
  })

  test.each(['Ada\nBcc: x@y.z', 'Ada\u202eibO', 'A\u200bda', '12345', 'x'.repeat(81)])(
    'is refused at the door, and so is that of a recipient: %j',
    async (name) => {
      const buyer = await testApi.buyer()
      const refused = await rename(buyer, name)
      expect([codeOf(refused), Object.keys(refused.error.details?.fields ?? {})]).toEqual([
        'request/invalid',
        ['name'],
      ])
      expect(await nameOf(buyer)).toBe('Ngozi Eze')
      const delivery = { ...DELIVERY, recipient_name: name }
      const product = await testApi.product(vendor)
      expect(codeOf(await testApi.tryToBuy(buyer, product, { delivery }))).toBe('request/invalid')
    },
  )

  test.each(['Oja', 'Ọjà Support', 'Оја', 'Oja Payments Team', 'Admin', 'Paystack'])(
    'is not the platform’s: %s',
    async (name) => {
      const buyer = await testApi.buyer()
      const refused = await rename(buyer, name)
      expect([refused.status, codeOf(refused)]).toEqual([422, 'user/name-reserved'])
      expect(await nameOf(buyer)).toBe('Ngozi Eze')
    },
  )

  test('keeps its marks, and its blanks are put in order', async () => {
    const buyer = await testApi.buyer()
    expect((await rename(buyer, '  Adéyẹmí   Ọ̀ṣun ')).status).toBe(200)
    expect(await nameOf(buyer)).toBe('Adéyẹmí Ọ̀ṣun'.normalize('NFC'))
  })
})

describe('an email', () => {
  test('to an address that nobody has verified carries nothing that the sender chose', async () => {
    const person = await callOneself(await signUp({ email_verified: false }), EVIL)
    await testApi.call('POST', '/auth/resend-verification', { as: person })
    const [email] = await emailsTo(person.email)
    expect(email?.message.text).toMatch(/^Hello,\n/)
    expect(JSON.stringify(email)).not.toContain('evil')
  })

  test('of the contact form has a subject of one line', async () => {
    const body = { name: 'Ada', email: 'ada@oja.example', message: 'A long enough text.' }
    const refused = await testApi.call('POST', '/public/others/contact', {
      body: { ...body, subject: 'Hello\nBcc: x@y.z' },
    })
    expect(codeOf(refused)).toBe('request/invalid')
    const named = await testApi.call('POST', '/public/others/contact', {
      body: { ...body, subject: 'Hello', name: 'Ada\nBcc: x@y.z' },
    })
    expect(codeOf(named)).toBe('request/invalid')
  })

  test('has headers of one line, whoever writes it', async () => {
    const id = testApi.deps.ids()
    await addMail(id, {
      to: ['ada@oja.example\r\nBcc: x@y.z'],
      replyTo: 'bola@oja.example\nBcc: x@y.z',
      headers: { 'List-Unsubscribe': '<https://oja.example>\r\nBcc: x@y.z' },
      message: { subject: 'Contact: Hello\r\n\tBcc: x@y.z', text: 'Two\nlines' },
      created_at: { seconds: 1, nanoseconds: 0 },
    })
    const { to, replyTo, headers, message } =
      (await firestore().doc(`${COLLECTIONS.mail}/${id}`).get()).data() ?? {}
    const lines = [...to, replyTo, headers['List-Unsubscribe'], message.subject]
    for (const line of lines) expect(line).not.toMatch(/[\r\n\t]/)
    expect(message.text).toBe('Two\nlines')
  })
})
