import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { readWord } from '../../../functions/src/db/people/words'
import { grantOperator } from '../../../functions/src/usecases/operators/grant-operator'
import { begin } from '../../support/conversations'
import { completedPurchase, type JoinProof, joinsOf } from '../../support/joins'
import { type Person, signUp } from '../../support/people'
import {
  newDevice,
  newNumber,
  openPhoneApi,
  type PhoneApi,
  type PhonePerson,
} from '../../support/phones'
import { codeOf, type TestApi } from '../../support/test-api'

let api: PhoneApi
let testApi: TestApi
let phones: PhoneApi['phones']
let look: ReturnType<typeof joinsOf>['look']
let join: ReturnType<typeof joinsOf>['join']
let joinOf: ReturnType<typeof joinsOf>['joinOf']
beforeAll(async () => {
  api = await openPhoneApi()
  ;({ testApi, phones } = api)
  ;({ look, join, joinOf } = joinsOf(api))
})
afterAll(() => testApi.close())

describe('a joining is refused and changes nothing', () => {
  const expectRefused = async (
    { stays, other }: { stays: Person; other: PhonePerson },
    code: string,
    more: JoinProof = {},
  ) => {
    const before = await api.userOf(other.uid)
    for (const response of [await look(stays, other, more), await join(stays, other, more)]) {
      expect(codeOf(response)).toBe(code)
    }
    expect(await joinOf(other)).toBeUndefined()
    expect(await api.userOf(other.uid)).toEqual(before)
  }
  const pair = async () => ({ stays: await signUp(), other: await phones.enter() })

  test('with a wrong code', async () => {
    const given = await pair()
    await api.provedCode(given.other.phone)
    const wrong = phones.codeTo(given.other.phone) === '111111' ? '222222' : '111111'
    await expectRefused(given, 'auth/wrong-code', { code: wrong })
  })

  test('by the SIM alone, on a device that the account does not know', async () => {
    const given = await pair()
    const device = newDevice()
    await expectRefused(given, 'user/join-word', { device })
    const wrong = await look(given.stays, given.other, { device, word: 'nonsense' })
    expect(codeOf(wrong)).toBe('auth/wrong-word')
  })

  test('on a known device too, once nobody proved the number for 180 days', async () => {
    const given = await pair()
    testApi.passTime(181 * DAY_MS)
    await expectRefused(given, 'user/join-word')
    const word = (await readWord(given.other.uid))?.word ?? ''
    expect((await join(given.stays, given.other, { word, device: newDevice() })).status).toBe(200)
    expect(await joinOf(given.other)).toMatchObject({ proved_by: 'word' })
  })

  test('while the other one has open orders, which are named', async () => {
    const given = await pair()
    const open = await testApi.paid(given.other, await testApi.product(await testApi.vendor()))
    await expectRefused(given, 'user/join-open-orders')
    const { error } = await look(given.stays, given.other)
    expect(error?.details).toEqual({ orders: [open.invoice_id] })
  })

  test('with a number that nobody has, one’s own, or of an account with an email', async () => {
    const { stays, other } = await pair()
    const phone = newNumber()
    expect(codeOf(await look(stays, { ...other, phone }))).toBe('user/join-none')
    await api.addPhone(stays, phone)
    expect(codeOf(await look(stays, { ...other, phone }))).toBe('user/join-same')
    const person = await signUp()
    const theirs = newNumber()
    await api.addPhone(person, theirs)
    expect(codeOf(await look(stays, { ...other, phone: theirs }))).toBe('user/join-has-email')
  })

  test('of an operator', async () => {
    const given = await pair()
    const who = { operator: 'ops@oja.example', reason: 'joins the team', role: 'owner' } as const
    await grantOperator(testApi.deps, given.stays.email, who)
    await expectRefused(given, 'user/join-refused')
  })

  test('into a suspended store, or one that the other account bought from', async () => {
    const other = await phones.enter()
    const stays = await testApi.vendor()
    await completedPurchase(testApi, other, stays)
    await expectRefused({ stays, other }, 'user/join-refused')
    const [suspended, another] = [await testApi.vendor('0123456780'), await phones.enter()]
    await collectionOf(COLLECTIONS.vendors).doc(suspended.uid).update({ status: 'suspended' })
    await expectRefused({ stays: suspended, other: another }, 'user/join-refused')
  })

  test('of somebody whom a store has blocked', async () => {
    const [stays, other, vendor] = [await signUp(), await phones.enter(), await testApi.vendor()]
    const conversation = await begin(other, vendor)
    await collectionOf(COLLECTIONS.conversations)
      .doc(conversation.id)
      .update({ blocked_by: [vendor.uid] })
    await expectRefused({ stays, other }, 'user/join-refused')
  })

  test('by who signed in with a phone alone', async () => {
    const [stays, other] = [await phones.enter(), await phones.enter()]
    const response = await look(stays, other)
    expect(codeOf(response)).toMatch(/auth\/(more-than-phone|email-not-verified)/)
    expect(await joinOf(other)).toBeUndefined()
  })
})
