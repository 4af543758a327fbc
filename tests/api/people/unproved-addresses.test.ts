import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { firebaseApp } from '../../../functions/src/db/firebase-app'
import { collectionOf, firestore } from '../../../functions/src/db/firestore'
import { type Api, startApi } from '../../support/api-server'
import { emailsTo, tokenIn } from '../../support/email-links'
import { type Person, signIn, signUp } from '../../support/people'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

let made = 0
const newAddress = (): string => {
  made += 1
  return `unproved-${process.pid}-${Date.now()}-${made}@oja.example`
}

/** A visitor without an account, who wrote to us and has the newsletter. */
const visitor = async (): Promise<string> => {
  const email = newAddress()
  const id = `ticket-${email}`
  await collectionOf<object>(COLLECTIONS.tickets).doc(id).set({ id, email, message: 'Secret' })
  await api.call('POST', '/public/others/newsletter', { body: { email, name: 'Ada Obi' } })
  const [requested] = await emailsTo(email)
  const token = tokenIn(requested?.message.text ?? '', 'confirm')
  await api.call('POST', '/public/others/newsletter/confirm', { body: { token } })
  return email
}

const keptOf = async (email: string): Promise<number[]> =>
  Promise.all(
    [COLLECTIONS.tickets, COLLECTIONS.newsletterSubscriptions].map(
      async (name) =>
        (await firestore().collection(name).where('email', '==', email).get()).docs.length,
    ),
  )

const remove = (person: Person) =>
  api.call('POST', '/users/delete', { as: person, body: { confirm: 'DELETE' } })

describe('who signs up with another person’s address', () => {
  test('takes nothing of theirs away by leaving', async () => {
    const email = await visitor()
    expect((await remove(await signUp({ email, email_verified: false }))).status).toBe(200)
    expect(await keptOf(email)).toEqual([1, 1])
  })

  test('takes it away having proved it', async () => {
    const email = await visitor()
    expect((await remove(await signUp({ email }))).status).toBe(200)
    expect(await keptOf(email)).toEqual([0, 0])
  })

  test('reads nothing of theirs by a token of before another address was proved', async () => {
    const email = await visitor()
    const person = await signUp({ email, email_verified: false })
    const proved = { email: newAddress(), emailVerified: true }
    await getAuth(firebaseApp()).updateUser(person.uid, proved)
    const { status, text } = await api.call('GET', '/users/export', { as: person })
    expect([status === 200 || status === 401, text.includes('Secret')]).toEqual([true, false])
    await remove({ ...person, token: await signIn(proved.email) })
    expect(await keptOf(email)).toEqual([1, 1])
  })

  test('has no code sent to it', async () => {
    const person = await signUp({ email_verified: false })
    const response = await api.call('POST', '/auth/proof/send-code', { as: person })
    expect(response.error.code).toBe('auth/email-not-verified')
    expect(await emailsTo(person.email)).toEqual([])
  })

  test('has it told five times a day that it was left, whatever account that was', async () => {
    const email = newAddress()
    for (let round = 0; round < 6; round += 1) {
      const person = await signUp({ email, email_verified: false })
      const body = { email: newAddress() }
      expect((await api.call('PUT', '/users/user', { as: person, body })).status).toBe(200)
    }
    expect(await emailsTo(email)).toHaveLength(5)
  })
})

test('codes are counted by the address that they are sent to', async () => {
  const email = newAddress()
  const statuses: number[] = []
  for (let round = 0; round < 11; round += 1) {
    const person = await signUp({ email })
    const { status } = await api.call('POST', '/auth/proof/send-code', { as: person })
    statuses.push(status)
    await getAuth(firebaseApp()).deleteUser(person.uid)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})
