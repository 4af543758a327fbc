import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VendorPrivate } from '../../../functions/src/contract/entities/people/vendor'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import { firebaseApp } from '../../../functions/src/db/firebase-app'
import { collectionOf } from '../../../functions/src/db/firestore'
import { nameAccount } from '../../../tools/paystack-simulator/banks'
import { identity, type Person, signIn, signInWithToken } from '../../support/people'
import {
  alertsTo,
  mailsTo,
  newDevice,
  newNumber,
  onDevice,
  openPhoneApi,
  type PhoneApi,
  type PhonePerson,
} from '../../support/phones'
import { bodyFor, pathOf, ROUTE_ROWS } from '../../support/route-cells'
import { signUpVendor } from '../../support/stores'
import { codeOf, type TestApi } from '../../support/test-api'

let testApi: TestApi
let phones: PhoneApi['phones']
let api: PhoneApi
beforeAll(async () => {
  api = await openPhoneApi()
  ;({ testApi, phones } = api)
  nameAccount(testApi.simulator.world, '057', '2000000000', 'GRACE CHIDI ADEYEMI')
})
afterAll(() => testApi.close())

const ACCOUNT = { bank_code: '057', account_number: '2000000000' }

const addPhone = async (person: Person): Promise<string> => {
  const phone = newNumber()
  const response = await api.addPhone(person, phone)
  if (response.status !== 200) throw new Error(response.text)
  return phone
}

/** Somebody who has the SIM of a person and nothing else. */
const steal = async (phone: string): Promise<PhonePerson> => phones.enter({ phone })

const mailedCode = async (address: string): Promise<string> => {
  const texts = (await mailsTo(address)).map(({ text }) => /(\d{6}) is your code/.exec(text)?.[1])
  return texts.findLast((code) => code !== undefined) ?? ''
}

const proveByEmail = async (person: PhonePerson, address: string) => {
  await testApi.call('POST', '/auth/proof/send-code', { as: person, ...onDevice(person.device) })
  return testApi.call('POST', '/auth/proof', {
    as: person,
    body: { code: await mailedCode(address) },
    ...onDevice(person.device),
  })
}

describe('who signed in by a phone number alone', () => {
  const rows = ROUTE_ROWS.filter(({ row }) => row.needs_more_than_phone)
  let owner: Person
  let thief: PhonePerson
  beforeAll(async () => {
    owner = await signUpVendor()
    thief = await steal(await addPhone(owner))
  })

  test('is held back by the table of routes where money goes, and who the account is', () => {
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'accountJoins.join',
        'accountJoins.look',
        'phone.remove',
        'phone.save',
        'transactions.refundAccount',
        'users.delete',
        'users.export',
        'users.updatePassword',
        'vendors.updatePayoutAccount',
      ]),
    )
  })

  test.each(rows)('is refused $name on a new device (case 116)', async (route) => {
    for (const more of [{}, onDevice(thief.device)]) {
      const response = await testApi.call(route.row.method, pathOf(route.row), {
        as: thief,
        body: bodyFor(route),
        ...more,
      })
      expect([response.status, codeOf(response)]).toEqual([403, 'auth/more-than-phone'])
      expect(response.error.details).toEqual({ ways: ['email'] })
    }
  })

  test('is refused another email address (case 116)', async () => {
    const response = await testApi.call('PUT', '/users/user', {
      as: thief,
      body: { email: `thief-${thief.uid.toLowerCase()}@oja.example` },
      ...onDevice(thief.device),
    })
    expect(codeOf(response)).toBe('auth/more-than-phone')
    expect((await getAuth(firebaseApp()).getUser(owner.uid)).email).toBe(owner.email)
  })

  test('changes the name, buys and reads as anybody does', async () => {
    const named = await testApi.call('PUT', '/users/user', { as: thief, body: { name: 'Ada Obi' } })
    expect(named.status).toBe(200)
  })

  test('is told of where the account is known (case 116)', async () => {
    expect((await alertsTo(owner.uid)).join()).toContain('with your phone number on a new device')
    const mails = await mailsTo(owner.email)
    expect(mails.map(({ text }) => text).join()).toContain('on a new device')
  })

  test('is not held back once the email proved it, for a quarter of an hour', async () => {
    expect((await proveByEmail(thief, owner.email)).status).toBe(200)
    const change = () =>
      testApi.call('PUT', '/vendors/payout-account', {
        as: thief,
        body: ACCOUNT,
        ...onDevice(thief.device),
      })
    expect((await change()).status).toBe(200)
    testApi.passTime(HOUR_MS)
    expect(codeOf(await change())).toBe('auth/more-than-phone')
  })

  test('proves nothing with the proof of another device', async () => {
    const response = await testApi.call('PUT', '/vendors/payout-account', {
      as: thief,
      body: ACCOUNT,
      ...onDevice(newDevice()),
    })
    expect(codeOf(response)).toBe('auth/more-than-phone')
  })
})

describe('a password that was set by who had the phone', () => {
  const setPassword = (token: string, password: string) =>
    identity('accounts:update?key=demo', { idToken: token, password, returnSecureToken: true })

  test('opens nothing more than the phone did (case 116)', async () => {
    const owner = await signUpVendor()
    const thief = await steal(await addPhone(owner))
    // Firebase Auth takes this from any session that is recent, past our API.
    await setPassword(thief.token, 'a-password-of-a-thief')
    const token = await signIn(owner.email, 'a-password-of-a-thief')
    const response = await testApi.call('PUT', '/vendors/payout-account', {
      as: { token },
      body: ACCOUNT,
      ...onDevice(thief.device),
    })
    expect([response.status, codeOf(response)]).toEqual([403, 'auth/more-than-phone'])
    const store = await collectionOf<VendorPrivate>(
      `${COLLECTIONS.vendors}/${owner.uid}/${SUBCOLLECTIONS.private}`,
    )
      .doc('store')
      .get()
    expect(store.data()?.payout_account?.bank_code).not.toBe(ACCOUNT.bank_code)
  })

  test('is not suspected where it is older than the sign-in by phone', async () => {
    const owner = await signUpVendor()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await steal(await addPhone(owner))
    const response = await testApi.call('PUT', '/vendors/payout-account', {
      as: { token: await signIn(owner.email) },
      body: ACCOUNT,
    })
    expect(response.status).toBe(200)
  })

  test('is not suspected of who never signed in by phone', async () => {
    const owner = await signUpVendor()
    const password = 'another-good-password'
    const changed = await testApi.call('POST', '/users/update-password', {
      as: owner,
      body: { password },
    })
    expect(changed.status).toBe(200)
    const response = await testApi.call('PUT', '/vendors/payout-account', {
      as: { token: await signIn(owner.email, password) },
      body: ACCOUNT,
    })
    expect(response.status).toBe(200)
  })
})

describe('an account with a phone number alone', () => {
  test('gets an email where it began, and then has two ways in', async () => {
    const person = await phones.enter()
    const email = `first-${person.uid.toLowerCase()}@oja.example`
    const response = await testApi.call('PUT', '/users/user', {
      as: person,
      body: { email },
      ...onDevice(person.device),
    })
    expect(response.data).toMatchObject({ email, phone: person.phone })
    expect((await alertsTo(person.uid)).join()).toContain('email address')
  })

  test('gets none on a new device without the word (case 116)', async () => {
    const person = await phones.enter()
    testApi.passTime(HOUR_MS)
    const thief = await phones.enter({ phone: person.phone })
    const response = await testApi.call('PUT', '/users/user', {
      as: thief,
      body: { email: `taken-${person.uid.toLowerCase()}@oja.example` },
      ...onDevice(thief.device),
    })
    expect([codeOf(response), response.error.details]).toEqual([
      'auth/more-than-phone',
      { ways: ['word'] },
    ])
  })

  test('opens no store before an email is verified, and one then', async () => {
    const person = await phones.enter({ name: 'Grace Adeyemi' })
    const open = () =>
      testApi.call('POST', '/vendors/onboarding', {
        as: person,
        body: {
          name: `Adire ${person.uid.slice(0, 8)}`,
          description: 'Hand-dyed cloth from Abeokuta, made by three sisters.',
          address: '4 Itoku Road',
          city: 'Abeokuta South',
          state: 'Ogun',
          phone: person.phone,
          ...ACCOUNT,
          legal_name: 'Grace Chidi Adeyemi',
        },
      })
    expect(codeOf(await open())).toBe('auth/email-not-verified')
    const email = `store-${person.uid.toLowerCase()}@oja.example`
    await testApi.call('PUT', '/users/user', {
      as: person,
      body: { email },
      ...onDevice(person.device),
    })
    await getAuth(firebaseApp()).updateUser(person.uid, { emailVerified: true })
    // A new address ends earlier sessions.
    testApi.passTime(DAY_MS)
    await phones.askForCode(person.phone)
    const entered = await phones.signIn(
      { phone: person.phone, code: phones.codeTo(person.phone) },
      person.device,
    )
    person.token = await signInWithToken(phones.tokenOf(entered))
    expect((await open()).status).toBe(200)
  })
})
