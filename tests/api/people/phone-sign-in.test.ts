import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../../functions/src/contract/time'
import { signInWithToken, signUp } from '../../support/people'
import {
  newDevice,
  newNumber,
  openPhoneApi,
  type PhoneApi,
  signInAtFirebase,
} from '../../support/phones'
import { codeOf, type TestApi } from '../../support/test-api'

let api: PhoneApi
let testApi: TestApi
let phones: PhoneApi['phones']
let provedCode: PhoneApi['provedCode']
let usersWith: PhoneApi['usersWith']
let userOf: PhoneApi['userOf']
beforeAll(async () => {
  api = await openPhoneApi()
  ;({ testApi, phones, provedCode, usersWith, userOf } = api)
})
afterAll(() => testApi.close())

const WHO = { name: 'Ada Obi', accepted_conditions: true }

describe('signing up with a number', () => {
  test('makes an account with it alone, which calls the API at once', async () => {
    const person = await phones.enter({ name: 'Ada Obi' })
    const user = await userOf(person.uid)
    expect(user).toMatchObject({
      name: 'Ada Obi',
      email: '',
      phone: person.phone,
      accepted_conditions: true,
      roles: ['user'],
    })
    const response = await testApi.call('GET', '/users/notifications', { as: person })
    expect(response.status).toBe(200)
  })

  test('asks for a name, and for the conditions to be accepted, after the number is proved', async () => {
    const phone = newNumber()
    const proof = await provedCode(phone)
    const device = newDevice()
    for (const more of [{}, { name: 'Ada' }, { accepted_conditions: true }]) {
      const response = await phones.signIn({ ...proof, ...more }, device)
      expect(response.data).toEqual({ state: 'name_needed' })
    }
    expect(await usersWith(phone)).toEqual([])
    const done = await phones.signIn({ ...proof, ...WHO }, device)
    expect(done.data).toMatchObject({ state: 'signed_in', is_new: true })
  })

  test('is refused with a name of ours', async () => {
    const phone = newNumber()
    const response = await phones.signIn(
      { ...(await provedCode(phone)), name: 'Oja Support', accepted_conditions: true },
      newDevice(),
    )
    expect(codeOf(response)).toBe('user/name-reserved')
    expect(await usersWith(phone)).toEqual([])
  })

  test('is one account in whichever way the number is typed (case 112)', async () => {
    const phone = newNumber()
    const rest = phone.slice(4)
    const arabic = [...`0${rest}`].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')
    const { uid } = await phones.enter({ phone })
    const typed = [
      `0${rest}`,
      `234${rest}`,
      `+234 ${rest.slice(0, 3)} ${rest.slice(3, 6)}-${rest.slice(6)}`,
      `\u202a+234 (0) ${rest}\u202c`,
      arabic,
    ]
    for (const way of typed) {
      testApi.passTime(12 * HOUR_MS)
      const asked = await phones.askForCode(way)
      expect([way, asked.status]).toEqual([way, 200])
      const response = await phones.signIn({ phone: way, code: phones.codeTo(phone) }, newDevice())
      const token = await signInWithToken(phones.tokenOf(response))
      expect((await testApi.deps.identity.verifyToken(token)).uid).toBe(uid)
    }
    expect(await usersWith(phone)).toEqual([uid])
  })

  test('twice at once is one account, and both get in (case 113)', async () => {
    const phone = newNumber()
    const proofs = [await provedCode(phone), await provedCode(phone)]
    const [first = '', second = ''] = api.messages.sent
      .filter(({ to }) => to === phone)
      .map(({ values }) => values.code)
    expect(proofs).toHaveLength(2)
    const responses = await Promise.all(
      [first, second, first, second].map((code, index) =>
        phones.signIn({ phone, code, ...WHO }, `${'d'.repeat(19)}${index % 2}`),
      ),
    )
    const uids = await Promise.all(
      responses.map(async (response) => {
        const token = await signInWithToken(phones.tokenOf(response))
        return (await testApi.deps.identity.verifyToken(token)).uid
      }),
    )
    expect(new Set(uids).size).toBe(1)
    expect(await usersWith(phone)).toEqual([uids[0]])
  })

  test('is finished after a crash between the account and its record', async () => {
    const phone = newNumber()
    const uid = await testApi.deps.identity.createOfPhone(phone, 'Ada Obi')
    expect((await phones.signIn(await provedCode(phone), newDevice())).data).toEqual({
      state: 'name_needed',
    })
    const person = await phones.enter({ phone, name: 'Ada Obi' })
    expect(person.uid).toBe(uid)
    expect((await userOf(uid))?.name).toBe('Ada Obi')
  })

  test('waits while sign-ups are paused; who has an account gets in', async () => {
    const known = await phones.enter()
    const off = { ...testApi.deps, switchedOff: async () => new Set(['sign_ups'] as const) }
    const { signInByPhone } = await import(
      '../../../functions/src/usecases/people/phone/sign-in-by-phone'
    )
    const from = { address: '10.9.9.9', device: undefined }
    const stranger = {
      ...(await provedCode(newNumber())),
      name: 'Ada',
      accepted_conditions: true as const,
    }
    await expect(signInByPhone(off, stranger, from)).rejects.toThrow('New accounts')
    const again = await provedCode(known.phone)
    expect(await signInByPhone(off, again, from)).toMatchObject({ state: 'signed_in' })
  })
})

describe('Firebase’s own phone sign-in', () => {
  test('ends in the same account as a code of ours', async () => {
    const { phone, uid } = await phones.enter()
    const phone_token = await signInAtFirebase(phone)
    const response = await phones.signIn({ phone_token }, newDevice())
    const token = await signInWithToken(phones.tokenOf(response))
    expect((await testApi.deps.identity.verifyToken(token)).uid).toBe(uid)
  })

  test('opens an account that a code of ours then enters', async () => {
    const phone = newNumber()
    const phone_token = await signInAtFirebase(phone)
    expect((await phones.signIn({ phone_token }, newDevice())).data).toEqual({
      state: 'name_needed',
    })
    const opened = await phones.signIn({ phone_token, ...WHO }, newDevice())
    const token = await signInWithToken(phones.tokenOf(opened))
    const { uid } = await testApi.deps.identity.verifyToken(token)
    expect((await phones.enter({ phone })).uid).toBe(uid)
  })

  test('calls nothing by itself: its token is only exchanged', async () => {
    const { phone } = await phones.enter()
    const token = await signInAtFirebase(phone)
    const response = await testApi.call('GET', '/users/notifications', { as: { token } })
    expect([response.status, codeOf(response)]).toEqual([401, 'auth/invalid-token'])
  })

  test('is not exchanged for a token of another kind', async () => {
    const { token } = await signUp()
    const response = await phones.signIn({ phone_token: token, ...WHO }, newDevice())
    expect(codeOf(response)).toBe('auth/invalid-token')
  })
})
