import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { wordSchema } from '../../../functions/src/contract/people/word'
import { firestore } from '../../../functions/src/db/firestore'
import { readWords } from '../../../functions/src/db/people/words'
import { welcomeUser } from '../../../functions/src/usecases/people/user/welcome-user'
import { startApi } from '../../support/api-server'
import { emailsTo } from '../../support/email-links'
import { type Person, signUp, signUpOperator } from '../../support/people'
import { signUpVendor } from '../../support/stores'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
beforeAll(async () => {
  testApi = await openTestApi()
})
afterAll(() => testApi.close())

type OwnWord = { word: string; is_chosen: boolean }

const show = (as: Person) => testApi.call<OwnWord>('GET', '/users/word', { as })
const change = (as: Person, word?: string) =>
  testApi.call<OwnWord>('PUT', '/users/word', { as, body: word === undefined ? {} : { word } })
const wordOf = async (person: Person): Promise<string> => (await show(person)).data.word

const HOUR_MS = 3_600_000
const HIDDEN = (uid: string) => firestore().doc(`users/${uid}/private/word`)

describe('a word', () => {
  test('is there from the start, the same each time, and another one for somebody else', async () => {
    const [person, other] = [await signUp(), await signUp()]
    const { status, data } = await show(person)
    expect([status, data.is_chosen]).toEqual([200, false])
    expect(wordSchema.safeParse(data.word).success).toBe(true)
    expect(await wordOf(person)).toBe(data.word)
    expect(await wordOf(other)).not.toBe(data.word)
  })

  test('is one, whoever asks first and however many ask at once', async () => {
    const person = await signUp()
    const transactions = vi.spyOn(firestore(), 'runTransaction')
    const found = await Promise.all(
      Array.from({ length: 8 }, async () => (await readWords([person.uid])).get(person.uid)),
    )
    // Several would wait for each other for seconds.
    expect(transactions).toHaveBeenCalledTimes(1)
    transactions.mockRestore()
    expect(new Set(found).size).toBe(1)
    expect(await wordOf(person)).toBe(found[0])
  })

  test('isn’t made for who has no account', async () => {
    const nobody = await signUp({ record: false })
    expect(codeOf(await show(nobody))).toBe('user/not-found')
    expect(codeOf(await change(nobody, 'Zobo'))).toBe('user/not-found')
    expect(await readWords([nobody.uid, 'no-such-user'])).toEqual(new Map())
    expect((await HIDDEN(nobody.uid).get()).exists).toBe(false)
  })

  test('is changed to one’s own, as it is typed', async () => {
    const person = await signUp()
    const response = await change(person, ' o\u0323pa\u0300 ')
    expect([response.status, response.data]).toEqual([200, { word: 'ọpà', is_chosen: true }])
    expect((await readWords([person.uid])).get(person.uid)).toBe('ọpà')
  })

  test('is made anew at once, as when somebody saw it (case 125)', async () => {
    const person = await signUp()
    await change(person, 'Tangerine')
    const response = await change(person)
    expect([response.status, response.data.is_chosen]).toEqual([200, false])
    expect(response.data.word).not.toBe('Tangerine')
    expect(await wordOf(person)).toBe(response.data.word)
  })

  test.each([
    'oja',
    'Paystack',
    'admin',
    'PAID',
    'operator',
    'two words',
    'mango1',
    'ab',
    'a'.repeat(21),
    '<b>',
    7,
    null,
    '',
  ])('is refused if it misleads or isn’t one: %j', async (word) => {
    const person = await signUp()
    const before = await wordOf(person)
    const response = await testApi.call('PUT', '/users/word', { as: person, body: { word } })
    expect([response.status, codeOf(response)]).toEqual([400, 'request/invalid'])
    expect(await wordOf(person)).toBe(before)
  })

  test('is refused if a stranger who knows the name would guess it', async () => {
    const vendor = await signUpVendor(`Kalabari Weaves ${Date.now()}`)
    for (const word of ['Kalabari', 'weaves']) {
      expect(codeOf(await change(vendor, word))).toBe('user/word-guessable')
    }
    expect((await change(vendor, 'Tangerine')).status).toBe(200)
  })

  test('is changed only after a recent sign-in, chosen or made', async () => {
    const person = await signUp()
    const before = await wordOf(person)
    const late = await startApi({
      deps: { identity: { ...testApi.deps.identity, now: () => Date.now() + HOUR_MS } },
    })
    for (const body of [{ word: 'Tangerine' }, {}]) {
      const response = await late.call('PUT', '/users/word', { as: person, body })
      expect([response.status, response.error.code]).toEqual([403, 'auth/recent-login-required'])
    }
    await late.close()
    expect(await wordOf(person)).toBe(before)
  })

  test('is told to have changed, in a message that begins with the new one', async () => {
    const person = await signUp()
    const before = await wordOf(person)
    await change(person, 'Tangerine')
    const [mail, ...more] = await emailsTo(person.email)
    expect([mail?.message.subject, more]).toEqual(['Security alert', []])
    expect(mail?.message.text).toMatch(/^Your word: Tangerine\. /)
    expect(mail?.message.text).toContain('your word was changed')
    expect(`${mail?.message.text}${mail?.message.html}`).not.toContain(before)
    // The same again changes nothing, and writes to nobody.
    expect((await change(person, 'Tangerine')).status).toBe(200)
    expect(await emailsTo(person.email)).toHaveLength(1)
  })

  test('isn’t sent to an address that nobody proved', async () => {
    const person = await signUp({ email_verified: false })
    const word = await wordOf(person)
    await testApi.call('POST', '/auth/resend-verification', { as: person, body: {} })
    const body = { name: person.name, email: `left-${Date.now()}@oja.example` }
    await testApi.call('PUT', '/users/user', { as: person, body })
    const mails = await emailsTo(person.email)
    expect(mails.map(({ message }) => message.subject)).toEqual([
      'Confirm your email address',
      'Your email address was changed',
    ])
    expect(JSON.stringify(mails)).not.toContain(word)
    expect(JSON.stringify(await emailsTo(body.email))).not.toContain(word)
  })

  test('is in the email to the address that was left, if that was proved', async () => {
    const person = await signUp()
    const word = await wordOf(person)
    const body = { email: `left-${Date.now()}@oja.example` }
    await testApi.call('PUT', '/users/user', { as: person, body })
    const [mail] = await emailsTo(person.email)
    expect(mail?.message.text).toMatch(new RegExp(`^Your word: ${word}\\. `))
  })
})

describe('nobody else reads a word', () => {
  test('in what the API answers to another person, a vendor or an operator', async () => {
    const [buyer, vendor] = [await testApi.buyer(), await testApi.vendor()]
    const words = { buyer: await wordOf(buyer), vendor: await wordOf(vendor) }
    const order = await testApi.paid(buyer, await testApi.product(vendor))
    const operator = await signUpOperator(testApi.deps, 'owner')
    const text = words.buyer
    const seen = await Promise.all([
      testApi.call('GET', `/transactions/${order.id}`, { as: vendor }),
      testApi.call('GET', `/public/vendors/${vendor.uid}`),
      testApi.call('GET', '/users/export', { as: vendor }),
      testApi.call('GET', `/console/people/${buyer.uid}?why=request`, { as: operator }),
      testApi.call('GET', `/console/cases/${order.id}`, { as: operator }),
      testApi.call('POST', '/console/find', { as: operator, body: { text } }),
    ])
    for (const response of seen) {
      expect([response.status, response.text.includes(words.buyer)]).toEqual([200, false])
    }
    const others = await testApi.call('GET', '/users/export', { as: buyer })
    expect(others.text).not.toContain(words.vendor)
  })

  test('in the record of the person, or in what is written about the change', async () => {
    const person = await signUp()
    await change(person, 'Tangerine')
    const documents = await Promise.all([
      firestore().doc(`users/${person.uid}`).get(),
      firestore().collection(`users/${person.uid}/notifications`).get(),
    ])
    const [record, notifications] = documents
    const written = [record.data(), ...notifications.docs.map((one) => one.data())]
    expect(JSON.stringify(written)).not.toContain('Tangerine')
  })

  test('in the export of who took over an address without proving it', async () => {
    const person = await signUp()
    const word = await wordOf(person)
    await welcomeUser(testApi.deps, person.uid)
    expect(JSON.stringify(await emailsTo(person.email))).toContain(word)
    const body = { email: `moved-${Date.now()}@oja.example` }
    expect((await testApi.call('PUT', '/users/user', { as: person, body })).status).toBe(200)
    const taker = await signUp({ email: person.email, email_verified: false })
    const { status, text } = await testApi.call('GET', '/users/export', { as: taker })
    expect(status).toBe(200)
    expect(text).not.toContain(word)
  })

  test('but its owner, in the export of one’s own', async () => {
    const person = await signUp()
    const word = await wordOf(person)
    const { text } = await testApi.call('GET', '/users/export', { as: person })
    expect(text).toContain(word)
  })
})

test('a deleted account leaves no word, and gets none again (case 126)', async () => {
  const person = await signUp()
  await wordOf(person)
  const body = { confirm: 'DELETE' }
  expect((await testApi.call('POST', '/users/delete', { as: person, body })).status).toBe(200)
  expect((await HIDDEN(person.uid).get()).exists).toBe(false)
  expect(await readWords([person.uid])).toEqual(new Map())
  expect((await HIDDEN(person.uid).get()).exists).toBe(false)
})
