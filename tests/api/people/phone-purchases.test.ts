import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHONE_ALONE_APPROVES_MINOR } from '../../../functions/src/contract/entities/people/phone-sign-in'
import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { HOUR_MS, millisOf } from '../../../functions/src/contract/time'
import { readWord } from '../../../functions/src/db/people/words'
import { type Person, signIn, signUp } from '../../support/people'
import { newDevice, newNumber, onDevice, openPhoneApi, type PhoneApi } from '../../support/phones'
import { codeOf, shipOrder, type TestApi } from '../../support/test-api'

let testApi: TestApi
let phones: PhoneApi['phones']
let api: PhoneApi
beforeAll(async () => {
  api = await openPhoneApi()
  ;({ testApi, phones } = api)
})
afterAll(() => testApi.close())

const addPhone = async (person: Person): Promise<string> => {
  const phone = newNumber()
  const response = await api.addPhone(person, phone)
  if (response.status !== 200) throw new Error(response.text)
  return phone
}

describe('a purchase of who has a phone number alone', () => {
  const arrived = async (buyer: Person, price: number) => {
    const vendor = await testApi.vendor()
    const product = await testApi.product(vendor, { price })
    const transaction = await testApi.paid(buyer, product)
    await shipOrder(testApi, vendor, transaction)
    await testApi.done(vendor, transaction, 'deliver', {
      escrow_code: await testApi.code(transaction),
    })
    return transaction
  }
  const approve = (as: Person, { id }: { id: string }, device: string) =>
    testApi.call('POST', `/transactions/${id}/approve`, { as, body: {}, ...onDevice(device) })

  const SMALL = 1_000_000
  const LARGE = PHONE_ALONE_APPROVES_MINOR

  test('is paid, sent, received and approved', async () => {
    const buyer = await phones.enter()
    const transaction = await arrived(buyer, SMALL)
    const [charge] = [...testApi.simulator.world.state.charges.values()].filter(
      ({ reference }) => reference === transaction.payment.reference,
    )
    expect(charge?.email).toMatch(/^buyer-[0-9a-f]{24}@oja\.example$/)
    expect(charge?.email).not.toContain(buyer.phone.slice(4))
    expect((await approve(buyer, transaction, buyer.device)).status).toBe(200)
    expect((await testApi.read(transaction)).status.status).toBe('completed')
  })

  test('has the time to pay of who proved who they are', async () => {
    const buyer = await phones.enter()
    const transaction = await testApi.buy(buyer, await testApi.product(await testApi.vendor()))
    const { deadline, created_at } = transaction
    const left = millisOf(deadline?.at ?? created_at) - millisOf(created_at)
    expect(left).toBeGreaterThan(POLICY.unverified_payment_ms)
  })

  test('of a large sum is approved on the device where the account began', async () => {
    const buyer = await phones.enter()
    const transaction = await arrived(buyer, LARGE)
    expect((await approve(buyer, transaction, buyer.device)).status).toBe(200)
  })

  test('of a large sum is not approved on a new device, a small one is (case 116)', async () => {
    const buyer = await phones.enter()
    const [large, small] = [await arrived(buyer, LARGE), await arrived(buyer, SMALL)]
    testApi.passTime(HOUR_MS)
    const thief = await phones.enter({ phone: buyer.phone })
    for (const device of [thief.device, 'x', newDevice()]) {
      const refused = await approve(thief, large, device)
      expect([refused.status, codeOf(refused)]).toEqual([403, 'auth/more-than-phone'])
      expect(refused.error.details).toEqual({ ways: ['word'] })
    }
    expect((await testApi.read(large)).status.status).toBe('in_escrow')
    expect((await approve(thief, small, thief.device)).status).toBe(200)
  })

  test.each([
    ['an offer of the store', 'vendor', 'dispute/accept'],
    ['an own offer that the store takes', undefined, 'dispute/propose'],
  ] as const)('of a large sum is not let go by %s either (case 116)', async (_, offers, action) => {
    const buyer = await phones.enter()
    const vendor = await testApi.vendor()
    const product = await testApi.product(vendor, { price: LARGE })
    const transaction = await testApi.paid(buyer, product)
    await shipOrder(testApi, vendor, transaction)
    await testApi.done(buyer, transaction, 'dispute', {
      reason: 'not_received',
      description: 'Nothing came to my door.',
    })
    if (offers) await testApi.done(vendor, transaction, 'dispute/propose', { refund_minor: 1 })
    testApi.passTime(HOUR_MS)
    const thief = await phones.enter({ phone: buyer.phone })
    const response = await testApi.call('POST', `/transactions/${transaction.id}/${action}`, {
      as: thief,
      body: { refund_minor: 1 },
      ...onDevice(thief.device),
    })
    expect(codeOf(response)).toBe('auth/more-than-phone')
  })

  test('of a large sum is approved on a new device by the word, which is tried ten times a day', async () => {
    const buyer = await phones.enter()
    const transaction = await arrived(buyer, LARGE)
    testApi.passTime(HOUR_MS)
    const again = await phones.enter({ phone: buyer.phone })
    const prove = (word: string) =>
      testApi.call('POST', '/auth/proof', { as: again, body: { word }, ...onDevice(again.device) })
    expect(codeOf(await prove('nonsense'))).toBe('auth/wrong-word')
    const word = (await readWord(buyer.uid))?.word ?? ''
    expect((await prove(` ${word.toUpperCase()} `)).status).toBe(200)
    expect((await approve(again, transaction, again.device)).status).toBe(200)
    const tries = await Promise.all(Array.from({ length: 12 }, () => prove('nonsense')))
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(8)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(4)
  })

  test('of a large sum is approved on a new device by who signs in by email', async () => {
    const buyer = await signUp()
    await addPhone(buyer)
    const transaction = await arrived(buyer, LARGE)
    const token = await signIn(buyer.email)
    expect((await approve({ ...buyer, token }, transaction, newDevice())).status).toBe(200)
  })
})
