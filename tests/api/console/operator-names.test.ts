import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Found } from '../../../functions/src/contract/entities/console/console'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { collectionOf, removed } from '../../../functions/src/db/firestore'
import { fillSearchWords } from '../../../functions/src/usecases/operators/fill-search-words'
import { type Person, signUpOperator } from '../../support/people'
import { openTestApi, type TestApi } from '../../support/test-api'

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
