import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Found } from '../../../functions/src/contract/entities/console/console'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { collectionOf, removed } from '../../../functions/src/db/firestore'
import { fillSearchWords } from '../../../functions/src/usecases/operators/fill-search-words'
import { type Person, signUpOperator } from '../../support/people'
import { newNumber } from '../../support/phones'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let support: Person

beforeAll(async () => {
  testApi = await openTestApi()
  support = await signUpOperator(testApi.deps, 'support')
})
afterAll(() => testApi.close())

const renameStore = async (as: Person, name: string) =>
  expect((await testApi.call('PUT', '/vendors/vendor', { as, body: { name } })).status).toBe(200)

const find = async (text: string): Promise<Found> => {
  const body = { text, why: 'request' }
  return (await testApi.call<Found>('POST', '/console/find', { as: support, body })).data
}

test('finds a name by each of its words, in any case and without its marks', async () => {
  const person = await testApi.buyer('Adéṣọlá Okonkwo-Bright')
  const vendor = await testApi.vendor()
  await renameStore(vendor, 'Zọbọ & Ṣàkì Kitchen')
  for (const text of ['okonkwo', 'OKON', 'bright ades', 'adesola', 'Adéṣọlá']) {
    const { people } = await find(text)
    expect([text, people.map(({ uid }) => uid)]).toEqual([text, [person.uid]])
  }
  for (const text of ['saki', 'kitchen zobo', 'ZỌBỌ']) {
    const { stores } = await find(text)
    expect([text, stores.map(({ uid }) => uid)]).toEqual([text, [vendor.uid]])
  }
  for (const text of ['onkwo', 'adesola kitchen', 'saki bright', '--']) {
    const { people, stores } = await find(text)
    expect([text, people, stores]).toEqual([text, [], []])
  }
  await renameStore(vendor, 'Palm Kitchen of Uyo')
  expect((await find('saki')).stores).toEqual([])
})

test('finds who was there before the words were kept, once they were written', async () => {
  const person = await testApi.buyer('Wòfáyó Eneji')
  const vendor = await testApi.vendor()
  const words = { search_words: removed() }
  await collectionOf(COLLECTIONS.users).doc(person.uid).update(words)
  await collectionOf(`${COLLECTIONS.vendors}/${vendor.uid}/private`).doc('store').update(words)
  expect((await find('wofayo')).people).toEqual([])
  expect(await fillSearchWords(testApi.deps)).toBeGreaterThanOrEqual(2)
  expect((await find('wofayo')).people.map(({ uid }) => uid)).toEqual([person.uid])
  expect(await fillSearchWords(testApi.deps)).toBe(0)
})

test('finds who logs in with a number, typed in any way, before who only gave it (case 112)', async () => {
  const number = newNumber()
  const end = number.slice(-10)
  const by = { phone: number, phone_verified_at: timestampFromMillis(testApi.clock()) }
  const owner = await testApi.buyer('Ngozi Eze')
  await collectionOf(COLLECTIONS.users).doc(owner.uid).update(by)
  const claims = await testApi.buyer('Sani Musa')
  await collectionOf(COLLECTIONS.users).doc(claims.uid).update({ phone: number })
  const vendor = await testApi.vendor()
  const store = collectionOf(`${COLLECTIONS.vendors}/${vendor.uid}/private`).doc('store')
  await store.update({ phone: number })
  const arabic = `0${end}`.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  const spaced = `+234 ${end.slice(0, 3)} ${end.slice(3, 6)} ${end.slice(6)}`
  for (const text of [
    `0${end}`,
    `234${end}`,
    spaced,
    `0${end.slice(0, 3)}-${end.slice(3)}`,
    arabic,
  ]) {
    const { people } = await find(text)
    expect([text, people.map(({ uid }) => uid)]).toEqual([text, [owner.uid, vendor.uid]])
    const [logged] = await readOpsDecisions(1)
    expect(logged).toMatchObject({ action: 'look:find' })
  }
  const stranger = await testApi.call('POST', '/console/find', {
    as: owner,
    body: { text: number, why: 'request' },
  })
  expect(stranger.status).toBe(404)
})

test('finds people, stores and purchases by what they have', async () => {
  const [buyer, vendor] = [await testApi.buyer(), await testApi.vendor()]
  const paid = await testApi.paid(buyer, await testApi.product(vendor))
  for (const text of [paid.id, paid.invoice_id, paid.payment.reference]) {
    const { transactions } = await find(text)
    expect([text, transactions.map(({ id }) => id)]).toEqual([text, [paid.id]])
  }
  expect((await find(buyer.email)).people).toMatchObject([{ uid: buyer.uid }])
  await renameStore(vendor, 'Itoku Dye House')
  expect((await find('Itoku Dye')).stores.map(({ uid }) => uid)).toEqual([vendor.uid])
})

test('refuses a card number or a BVN and writes it nowhere (case 71)', async () => {
  for (const text of ['4084 0840 8408 4081', '22212345678']) {
    const body = { text, why: 'request' }
    const response = await testApi.call('POST', '/console/find', { as: support, body })
    expect([response.status, codeOf(response)]).toEqual([422, 'operator/secret-number'])
    expect(response.text).not.toContain(text)
    expect(await readOpsDecisions(5, text)).toEqual([])
  }
})
