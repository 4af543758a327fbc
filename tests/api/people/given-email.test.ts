import { setTimeout as sleep } from 'node:timers/promises'
import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { firebaseApp } from '../../../functions/src/db/firebase-app'
import { readSignIns } from '../../../functions/src/db/people/sign-ins'
import { type Person, signIn, signUp, signUpOperator } from '../../support/people'
import { mailsTo, newDevice, openPhoneApi, type PhoneApi } from '../../support/phones'
import { codeOf, type TestApi } from '../../support/test-api'

let api: PhoneApi
let testApi: TestApi
let operator: Person
beforeAll(async () => {
  api = await openPhoneApi()
  ;({ testApi } = api)
  operator = await signUpOperator(testApi.deps, 'money')
})
afterAll(() => testApi.close())

const REASON = 'Named the goods, the price and the day of two orders.'
let given = 0
const newAddress = (): string => {
  given += 1
  return `given-${given}-${Date.now()}@example.com`
}

const give = (uid: string, email: string, as: Person = operator) =>
  testApi.call('POST', `/console/people/${uid}/email`, { as, body: { email, reason: REASON } })

const accountOf = (uid: string) => getAuth(firebaseApp()).getUser(uid)

describe('an email address that operators give to an account without one', () => {
  test('is its way in: the number leaves it, sessions end and devices prove nothing', async () => {
    const { uid, phone, token } = await api.phones.enter({ name: 'Bola Ade' })
    const email = newAddress()
    // Sessions end to the second.
    await sleep(1_100)
    expect((await give(uid, email.toUpperCase())).status).toBe(200)

    expect(await api.userOf(uid)).toMatchObject({ name: 'Bola Ade', email })
    expect((await api.userOf(uid))?.phone).toBeUndefined()
    const account = await accountOf(uid)
    expect([account.email, account.emailVerified, account.phoneNumber]).toEqual([
      email,
      false,
      undefined,
    ])
    expect((await readSignIns(uid))?.data).toMatchObject({ devices: {}, phone_alone_since: null })
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Log in to your Oja account by email')
    expect(mail?.text).toContain('/auth/forgot-password')
    const ended = await testApi.call('GET', '/users/notifications', { as: { token } })
    expect([ended.status, codeOf(ended)]).toEqual([401, 'auth/id-token-revoked'])

    const stranger = await api.phones.enter({ phone })
    expect(stranger.uid).not.toBe(uid)
    await getAuth(firebaseApp()).updateUser(uid, { password: 'chosen by email 1' })
    const word = await testApi.call('GET', '/users/word', {
      as: { token: await signIn(email, 'chosen by email 1') },
    })
    expect(word.status).toBe(200)
  })

  test('is in the audit log without the address', async () => {
    const { uid } = await api.phones.enter()
    const email = newAddress()
    await give(uid, email)
    const entries = await readOpsDecisions(5, uid)
    expect(
      entries.map(({ action, operator: by, reason, after }) => [action, by, reason, after]),
    ).toEqual([['give-email', operator.uid, REASON, { has_email: true, has_phone: false }]])
    expect(JSON.stringify(entries)).not.toContain(email)
  })

  test('said twice is given once', async () => {
    const { uid } = await api.phones.enter()
    const email = newAddress()
    const both = await Promise.all([give(uid, email), give(uid, email)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await give(uid, email)).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await readOpsDecisions(5, uid)).toHaveLength(1)
  })

  test('is refused where there is another, where it is taken, and to nobody there is', async () => {
    const other = await signUp()
    const { uid } = await api.phones.enter()
    const taken = await give(uid, other.email)
    expect([taken.status, codeOf(taken)]).toEqual([409, 'user/email-taken'])
    expect(await api.userOf(uid)).toMatchObject({ email: '' })
    const another = await give(other.uid, newAddress())
    expect([another.status, codeOf(another)]).toEqual([409, 'operator/refused'])
    expect((await accountOf(other.uid)).email).toBe(other.email)
    const nobody = await give('nobody', newAddress())
    expect([nobody.status, codeOf(nobody)]).toEqual([404, 'user/not-found'])
    const wrong = await give(uid, 'no address')
    expect([wrong.status, codeOf(wrong)]).toEqual([400, 'request/invalid'])
  })

  test('is not a thing of support, nor of one’s own account', async () => {
    const support = await signUpOperator(testApi.deps, 'support')
    const { uid } = await api.phones.enter({ device: newDevice() })
    expect((await give(uid, newAddress(), support)).status).toBe(403)
    expect((await give(operator.uid, newAddress())).status).toBe(403)
  })
})
