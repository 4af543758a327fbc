import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Notification } from '../../../functions/src/contract/entities/messaging/notification'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { firebaseApp } from '../../../functions/src/db/firebase-app'
import { collectionOf } from '../../../functions/src/db/firestore'
import type { Mail } from '../../../functions/src/db/messaging/mail'
import { updateUser } from '../../../functions/src/usecases/people/user/update-user'
import { nameAccount } from '../../../tools/paystack-simulator/banks'
import { type Person, signIn, signUp } from '../../support/people'
import { signUpVendor } from '../../support/stores'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
beforeAll(async () => {
  testApi = await openTestApi()
  nameAccount(testApi.simulator.world, '057', '2000000000', 'GRACE CHIDI ADEYEMI')
})
afterAll(() => testApi.close())

const notificationsTo = async ({ uid }: Person): Promise<Notification[]> => {
  const path = `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notifications}`
  return (await collectionOf<Notification>(path).get()).docs.map((one) => one.data())
}
const alertsTo = async (person: Person): Promise<string[]> =>
  (await notificationsTo(person))
    .filter(({ type }) => type === 'SECURITY_ALERT')
    .map(({ message }) => message)

const subjectsTo = async (address: string): Promise<string[]> => {
  const mails = collectionOf<Mail>(COLLECTIONS.mail).where('to', 'array-contains', address)
  return (await mails.get()).docs.map((one) => one.data().message.subject)
}

let made = 0
const newAddress = (): string => {
  made += 1
  return `new-${process.pid}-${Date.now()}-${made}@oja.example`
}
const ACCOUNT = { bank_code: '057', account_number: '2000000000' }

describe('a security alert', () => {
  test('about a new address is in the app and in an email to the old one alone', async () => {
    const person = await signUp({ name: 'Ife Oni' })
    const email = newAddress()
    const body = { name: person.name, email }
    expect((await testApi.call('PUT', '/users/user', { as: person, body })).status).toBe(200)
    expect(await alertsTo(person)).toEqual([expect.stringContaining('email address')])
    expect(await subjectsTo(person.email)).toEqual(['Your email address was changed'])
    expect(await subjectsTo(email)).toEqual([])
  })

  test('about a new address is sent after a crash between the account and the record', async () => {
    const person = await signUp()
    const email = newAddress()
    await testApi.deps.identity.update(person.uid, { name: person.name, email, is_new_email: true })
    const caller = {
      uid: person.uid,
      auth_time: Math.floor(Date.now() / 1_000),
      signed_in_by: 'email' as const,
    }
    await updateUser(testApi.deps, caller, { name: person.name, email })
    expect(await alertsTo(person)).toHaveLength(1)
    expect(await subjectsTo(person.email)).toEqual(['Your email address was changed'])
    await updateUser(testApi.deps, caller, { name: person.name, email })
    expect(await alertsTo(person)).toHaveLength(1)
  })

  test('is not made of a new name', async () => {
    const person = await signUp()
    const body = { name: 'Another Name', email: person.email }
    expect((await testApi.call('PUT', '/users/user', { as: person, body })).status).toBe(200)
    expect(await alertsTo(person)).toEqual([])
  })

  test('is not made of a password that was refused', async () => {
    const person = await signUp()
    const body = { password: 'short' }
    const response = await testApi.call('POST', '/users/update-password', { as: person, body })
    expect(codeOf(response)).toBe('request/invalid')
    expect(await alertsTo(person)).toEqual([])
  })

  test('about a new payout account comes with one email and the bank’s word', async () => {
    const vendor = await signUpVendor()
    const response = await testApi.call('PUT', '/vendors/payout-account', {
      as: vendor,
      body: ACCOUNT,
    })
    expect(response.status).toBe(200)
    expect((await notificationsTo(vendor)).map(({ type }) => type).sort()).toEqual([
      'SECURITY_ALERT',
      'VERIFICATION_SUCCESS',
    ])
    expect(await subjectsTo(vendor.email)).toEqual(['Your payout account was changed'])
  })

  test('about a new payout account goes to the address of our record, which no token changes', async () => {
    const vendor = await signUpVendor()
    const taken = newAddress()
    // As a token of the identity service can, past our API.
    await getAuth(firebaseApp()).updateUser(vendor.uid, { email: taken, emailVerified: true })
    const response = await testApi.call('PUT', '/vendors/payout-account', {
      as: { token: await signIn(taken) },
      body: ACCOUNT,
    })
    expect(response.status).toBe(200)
    expect(await subjectsTo(vendor.email)).toEqual(['Your payout account was changed'])
    expect(await subjectsTo(taken)).toEqual([])
  })
})

test('an account of somebody else fails once, however often it is tried', async () => {
  const vendor = await signUpVendor()
  const body = { bank_code: '058', account_number: '2000000001' }
  for (let tries = 0; tries < 3; tries += 1) {
    const response = await testApi.call('PUT', '/vendors/payout-account', { as: vendor, body })
    expect(codeOf(response)).toBe('vendor/account-name-mismatch')
  }
  expect((await notificationsTo(vendor)).map(({ type }) => type)).toEqual(['VERIFICATION_FAILED'])
})
