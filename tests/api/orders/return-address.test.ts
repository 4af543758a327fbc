import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ReturnAddress } from '../../../functions/src/contract/entities/orders/return'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type { PrivatePart } from '../../../functions/src/contract/entities/orders/transaction-parts'
import { HOUR_MS } from '../../../functions/src/contract/time'
import { firestore, removed } from '../../../functions/src/db/firestore'
import { nameAccount } from '../../../tools/paystack-simulator/banks'
import { makeDeal, paidDeal, tryDeal } from '../../support/deals'
import { type Person, signIn } from '../../support/people'
import { askReturn, handOver } from '../../support/returns'
import { storeRequest } from '../../support/stores'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

const STREET = '88 Ijaiye Lane'

let testApi: TestApi
let seller: Person
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
  nameAccount(testApi.simulator.world, '058', '0123456789', 'ADÉYEMI CHIDI GRACE')
})
beforeEach(async () => {
  buyer = await testApi.buyer()
  const person = await testApi.buyer('Grace Adeyemi')
  const { description: _text, ...said } = storeRequest({ address: STREET })
  const body = { ...said, is_listed: false }
  const opened = await testApi.call('POST', '/vendors/onboarding', { as: person, body })
  if (opened.status !== 200) throw new Error(opened.text)
  seller = { ...person, token: await signIn(person.email) }
})
afterAll(() => testApi.close())

/** Goods of a deal that their buyer asks to send back. */
const asked = async (): Promise<Transaction> => {
  const held = await paidDeal(testApi, buyer, await makeDeal(testApi, seller))
  return askReturn(testApi, buyer, await handOver(testApi, seller, held))
}
const look = (as: Person, { id }: Transaction) =>
  testApi.call<{ own: PrivatePart | null }>('GET', `/transactions/${id}`, { as })
const addressFor = async (order: Transaction): Promise<ReturnAddress | undefined> => {
  const { status, data, text } = await look(buyer, order)
  if (status !== 200) throw new Error(text)
  // Beside it is what the buyer needs at every step.
  expect(data.own?.escrow_code).toMatch(/^\d{6}$/)
  return data.own?.return_to
}
/** As stores are that opened before they were asked for an address. */
const forgetAddress = () =>
  firestore().doc(`vendors/${seller.uid}/private/store`).update({ phone: '', address: removed() })
const waitForSilence = async (): Promise<void> => {
  testApi.passTime(72 * HOUR_MS)
  await testApi.drain()
}

describe('goods of who sells by deals alone go back to the private address', () => {
  test('where it is agreed, and until then nobody reads it', async () => {
    const order = await asked()
    expect((await look(buyer, order)).text).not.toContain(STREET)
    await testApi.done(seller, order, 'return/agree')
    expect(await addressFor(order)).toMatchObject({ address: STREET, phone: '+2348031234567' })
    expect(JSON.stringify(await testApi.read(order))).not.toContain(STREET)
  })

  test('where the vendor is silent', async () => {
    const order = await asked()
    await waitForSilence()
    expect(await testApi.read(order)).toMatchObject({ return: { agreed_by: 'silence' } })
    expect(await addressFor(order)).toMatchObject({ address: STREET })
  })
})

describe('a store without an address', () => {
  test('names one to agree', async () => {
    const order = await asked()
    await forgetAddress()
    const refused = await testApi.act(seller, order, 'return/agree')
    expect([refused.status, codeOf(refused)]).toEqual([400, 'request/invalid'])
    expect(Object.keys(refused.error.details?.fields as object)).toEqual(['address'])
    expect(await testApi.read(order)).toMatchObject({ fulfilment: 'return_asked' })
    const address = {
      recipient_name: 'Grace Adeyemi',
      phone: '08031234567',
      address: '4 Itoku Road',
      city: 'Abeokuta South',
      state: 'Ogun',
    }
    await testApi.done(seller, order, 'return/agree', { address })
    expect(await addressFor(order)).toMatchObject({ address: '4 Itoku Road' })
  })

  test('leaves the buyer without one by its silence, and their part readable', async () => {
    const order = await asked()
    await forgetAddress()
    await waitForSilence()
    expect(await testApi.read(order)).toMatchObject({ fulfilment: 'returning' })
    expect(await addressFor(order)).toBeUndefined()
  })

  test('sells nothing more until it has one', async () => {
    const deal = await makeDeal(testApi, seller)
    await forgetAddress()
    const unpaid = await tryDeal(testApi, buyer, deal)
    expect([unpaid.status, codeOf(unpaid)]).toEqual([409, 'deal/not-payable'])
    const phone = '08031234567'
    const body = { phone, address: STREET }
    await testApi.call('PUT', '/vendors/vendor', { as: seller, body })
    expect(codeOf(await tryDeal(testApi, buyer, deal))).toBe('success')
  })
})

test.each([
  [{ address: '\u202eabcde 12' }, 'address.address'],
  [{ city: '\u202eNowhere' }, 'address.city'],
  [{ city: 'Atlantis' }, 'address.city'],
  [{ state: 'Atlantis' }, 'address.state'],
  [{ note: 'Ring twice.' }, 'address.note'],
])('an address isn’t taken with %j', async (change, field) => {
  const order = await asked()
  const address = {
    recipient_name: 'Grace Adeyemi',
    phone: '08031234567',
    address: '4 Itoku Road',
    city: 'Abeokuta South',
    state: 'Ogun',
    ...change,
  }
  const refused = await testApi.act(seller, order, 'return/agree', { address })
  expect([refused.status, codeOf(refused)]).toEqual([400, 'request/invalid'])
  expect(Object.keys(refused.error.details?.fields as object)).toEqual([field])
})
