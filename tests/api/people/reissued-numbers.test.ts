import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../functions/src/contract/time'
import { firebaseApp } from '../../../functions/src/db/firebase-app'
import { readWord } from '../../../functions/src/db/people/words'
import { signIn, signInWithToken, signUp } from '../../support/people'
import {
  mailsTo,
  newDevice,
  newNumber,
  onDevice,
  openPhoneApi,
  type PhoneApi,
} from '../../support/phones'
import { codeOf, type TestApi } from '../../support/test-api'

let api: PhoneApi
let testApi: TestApi
let phones: PhoneApi['phones']
let provedCode: PhoneApi['provedCode']
let usersWith: PhoneApi['usersWith']
let userOf: PhoneApi['userOf']
let addPhone: PhoneApi['addPhone']
beforeAll(async () => {
  api = await openPhoneApi()
  ;({ testApi, phones, provedCode, usersWith, userOf, addPhone } = api)
})
afterAll(() => testApi.close())

const WHO = { name: 'Ada Obi', accepted_conditions: true }

describe('a number that nobody proved for 180 days (case 115)', () => {
  test('asks for the email of its account, which who has the number now can’t enter', async () => {
    const person = await signUp({ name: 'Bola Ade' })
    const phone = newNumber()
    expect((await addPhone(person, phone)).status).toBe(200)
    testApi.passTime(181 * DAY_MS)
    const proof = await provedCode(phone)
    const device = newDevice()
    const asked = await phones.signIn({ ...proof, ...WHO }, device)
    expect(asked.data).toEqual({ state: 'unseen', asks_for: 'email' })
    expect(asked.text).not.toContain(person.email)
    const named = await phones.signIn({ ...proof, ...WHO, word: 'mango' }, device)
    expect(named.data).toMatchObject({ state: 'unseen' })

    const entered = await phones.signIn({ ...proof, ...WHO, is_new_owner: true }, device)
    expect(entered.data).toMatchObject({ state: 'signed_in', is_new: true })
    const [uid, ...others] = await usersWith(phone)
    expect(others).toEqual([])
    expect(uid).not.toBe(person.uid)
    expect(await userOf(person.uid)).toMatchObject({ email: person.email, name: 'Bola Ade' })
    expect((await getAuth(firebaseApp()).getUser(person.uid)).phoneNumber).toBeUndefined()
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toContain(
      'Your phone number was removed',
    )
    expect(await signIn(person.email)).toBeTruthy()
  })

  test('is proved again by its owner, who signs in by email', async () => {
    const person = await signUp()
    const phone = newNumber()
    await addPhone(person, phone)
    testApi.passTime(181 * DAY_MS)
    const proof = await provedCode(phone)
    const device = newDevice()
    expect((await phones.signIn(proof, device)).data).toMatchObject({ state: 'unseen' })
    const again = await testApi.call('POST', '/users/phone', {
      as: { token: await signIn(person.email) },
      body: proof,
      ...onDevice(device),
    })
    expect(again.status).toBe(200)
    expect((await phones.signIn(await provedCode(phone), device)).data).toMatchObject({
      state: 'signed_in',
      is_new: false,
    })
  })

  test('of an account without an email asks for the word, and gives a stranger a new account', async () => {
    const old = await phones.enter({ name: 'Bola Ade' })
    testApi.passTime(181 * DAY_MS)
    const proof = await provedCode(old.phone)
    const device = newDevice()
    expect((await phones.signIn({ ...proof, ...WHO }, device)).data).toEqual({
      state: 'unseen',
      asks_for: 'word',
    })
    const guessed = await phones.signIn({ ...proof, ...WHO, word: 'nonsense' }, device)
    expect([guessed.status, codeOf(guessed)]).toEqual([422, 'auth/wrong-word'])
    const entered = await phones.signIn({ ...proof, ...WHO, is_new_owner: true }, device)
    expect(entered.data).toMatchObject({ is_new: true })
    expect(await userOf(old.uid)).toMatchObject({ name: 'Bola Ade', email: '' })
    expect((await userOf(old.uid))?.phone).toBeUndefined()
    expect(await usersWith(old.phone)).not.toContain(old.uid)
  })

  test('lets the owner in who knows the word', async () => {
    const old = await phones.enter()
    const word = (await readWord(old.uid))?.word
    testApi.passTime(181 * DAY_MS)
    const entered = await phones.signIn({ ...(await provedCode(old.phone)), word }, newDevice())
    const token = await signInWithToken(phones.tokenOf(entered))
    expect((await testApi.deps.identity.verifyToken(token)).uid).toBe(old.uid)
  })

  test('is not long unseen after 179 days, and a claim to be new changes nothing', async () => {
    const { phone, uid } = await phones.enter()
    testApi.passTime(179 * DAY_MS)
    const entered = await phones.signIn(
      { ...(await provedCode(phone)), ...WHO, is_new_owner: true },
      newDevice(),
    )
    expect(entered.data).toMatchObject({ is_new: false })
    expect(await usersWith(phone)).toEqual([uid])
  })
})
