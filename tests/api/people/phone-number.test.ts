import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WHATSAPP_CONSENT_TEXT } from '../../../functions/src/contract/entities/messaging/phone-message'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { HOUR_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { readPhoneMessageConsent } from '../../../functions/src/db/people/phone-message-consents'
import { followInbound } from '../../../functions/src/usecases/messaging/phone-message/follow-inbound'
import { grantOperator } from '../../../functions/src/usecases/operators/grant-operator'
import { signUp } from '../../support/people'
import { newDevice, newNumber, onDevice, openPhoneApi, type PhoneApi } from '../../support/phones'
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

describe('a number of an account', () => {
  test('is added by its code, and then signs in', async () => {
    const person = await signUp()
    const phone = newNumber()
    const response = await addPhone(person, phone)
    expect(response.data).toMatchObject({ phone, email: person.email })
    const { uid } = await phones.enter({ phone })
    expect(uid).toBe(person.uid)
  })

  test('is not added without its code, nor while another account has it', async () => {
    const person = await signUp()
    const phone = newNumber()
    const guessed = await testApi.call('POST', '/users/phone', {
      as: person,
      body: { phone, code: '123456' },
    })
    expect(codeOf(guessed)).toBe('auth/code-expired')
    const { phone: taken, uid } = await phones.enter()
    testApi.passTime(HOUR_MS)
    const refused = await addPhone(person, taken)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'user/phone-taken'])
    expect(await usersWith(taken)).toEqual([uid])
    expect((await userOf(person.uid))?.phone).toBeUndefined()
  })

  test('is removed where an email signs in, and stays where nothing else does', async () => {
    const person = await signUp()
    const phone = newNumber()
    await addPhone(person, phone)
    const gone = await testApi.call('DELETE', '/users/phone', { as: person })
    expect(gone.status).toBe(200)
    expect(await usersWith(phone)).toEqual([])
    expect((await phones.signIn(await provedCode(phone), newDevice())).data).toEqual({
      state: 'name_needed',
    })
    const alone = await phones.enter()
    const kept = await testApi.call('DELETE', '/users/phone', {
      as: alone,
      ...onDevice(alone.device),
    })
    expect([kept.status, codeOf(kept)]).toEqual([409, 'user/phone-only'])
  })

  test('takes with it what was agreed about messages to it, except STOP', async () => {
    const person = await signUp()
    const phone = newNumber()
    await addPhone(person, phone)
    let at = testApi.clock()
    const write = (from: string, text: string) => {
      at += 1_000
      const message = {
        kind: 'inbound',
        id: `in-${at}`,
        channel: 'whatsapp',
        from,
        text,
        at,
      } as const
      return followInbound(testApi.deps, api.messages, message)
    }
    const agreed = async () => (await readPhoneMessageConsent(person.uid))?.data
    const none = { whatsapp: null, last_inbound_at: null }

    await write(phone, WHATSAPP_CONSENT_TEXT)
    await addPhone(person, phone)
    expect(await agreed()).toMatchObject({ whatsapp: { wording: WHATSAPP_CONSENT_TEXT } })
    const next = newNumber()
    await addPhone(person, next)
    expect(await agreed()).toMatchObject({ ...none, stopped_at: null })
    await write(next, WHATSAPP_CONSENT_TEXT)
    await write(next, 'STOP')
    await testApi.call('DELETE', '/users/phone', { as: person })
    expect(await agreed()).toMatchObject({ ...none, stopped_at: { seconds: expect.any(Number) } })
  })

  test('is no operator’s way in', async () => {
    const person = await signUp()
    const phone = newNumber()
    await addPhone(person, phone)
    await grantOperator(testApi.deps, person.email, {
      operator: 'ops@oja.example',
      reason: 'joins the team',
      role: 'owner',
    })
    testApi.passTime(HOUR_MS)
    for (const more of [{}, { ...WHO, is_new_owner: true }]) {
      const response = await phones.signIn({ ...(await provedCode(phone)), ...more }, newDevice())
      expect(response.data).toEqual({ state: 'unseen', asks_for: 'email' })
    }
    expect(await usersWith(phone)).toEqual([person.uid])
  })

  test('is gone with the account, from every collection (case 126)', async () => {
    const person = await phones.enter()
    const response = await testApi.call('POST', '/users/delete', {
      as: person,
      body: { confirm: 'DELETE' },
      ...onDevice(person.device),
    })
    expect(response.status).toBe(200)
    expect(await usersWith(person.phone)).toEqual([])
    const signIns = await collectionOf(COLLECTIONS.signIns).doc(person.uid).get()
    expect(signIns.exists).toBe(false)
    expect((await phones.signIn(await provedCode(person.phone), newDevice())).data).toEqual({
      state: 'name_needed',
    })
  })

  test('is in the export of its owner', async () => {
    const person = await phones.enter()
    const response = await testApi.call<Record<string, unknown>>('GET', '/users/export', {
      as: person,
      ...onDevice(person.device),
    })
    expect(response.data.user).toEqual([expect.objectContaining({ phone: person.phone })])
    expect(response.data.sign_ins).toHaveLength(1)
  })

  test('has no email to confirm', async () => {
    const person = await phones.enter()
    const response = await testApi.call('POST', '/auth/resend-verification', { as: person })
    expect([response.status, codeOf(response)]).toEqual([409, 'user/no-email'])
  })
})
