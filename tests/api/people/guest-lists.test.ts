import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_ADDRESSES } from '../../../functions/src/contract/entities/people/address'
import {
  MAX_DEVICES,
  MAX_FAVOURITES,
  MAX_VIEWED_PRODUCTS,
} from '../../../functions/src/contract/entities/people/user'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf, firestore } from '../../../functions/src/db/firestore'
import { trimList } from '../../../functions/src/usecases/people/user/trim-list'
import { type Api, startApi } from '../../support/api-server'
import { countedTest } from '../../support/counts'
import { slowCommits } from '../../support/firestore-meter'
import { type Person, signUp } from '../../support/people'

let api: Api
let now = Date.now()
beforeAll(async () => {
  api = await startApi({ deps: { clock: () => now }, app: { takeFromLimit: async () => {} } })
})
afterAll(() => api.close())

const HOME = {
  recipient_name: 'Ngozi Okafor',
  phone: '+2348031234567',
  address: '12 Allen Avenue',
  city: 'Ikeja',
  state: 'Lagos',
}

const below = ({ uid }: Person, name: string) =>
  collectionOf<Record<string, unknown>>(`${COLLECTIONS.users}/${uid}/${name}`)

const sizeOf = async (person: Person, name: string): Promise<number> =>
  (await below(person, name).count().get()).data().count

describe('an address', () => {
  const save = (as: Person, change: object = {}) =>
    api.call<{ id: string }>('PUT', '/users/addresses', { as, body: { ...HOME, ...change } })
  const read = async (person: Person, id: string) =>
    (await below(person, SUBCOLLECTIONS.addresses).doc(id).get()).data()

  test('is saved as it was given, and changed under its id', async () => {
    const person = await signUp()
    const { data } = await save(person)
    expect(await read(person, data.id)).toMatchObject(HOME)
    const changed = await save(person, { id: data.id, city: 'Surulere' })
    expect(changed.data).toEqual(data)
    expect(await read(person, data.id)).toMatchObject({ ...HOME, city: 'Surulere' })
    expect(await sizeOf(person, SUBCOLLECTIONS.addresses)).toBe(1)
  })

  test('that was saved before stays changeable', async () => {
    const person = await signUp()
    const id = 'fX3kQ9vWm2LbT7cYz0Ra'
    await below(person, SUBCOLLECTIONS.addresses).doc(id).set(HOME)
    expect((await save(person, { id, state: 'Ogun' })).status).toBe(200)
    expect(await read(person, id)).toMatchObject({ state: 'Ogun' })
  })

  countedTest('R16', `is one of ${MAX_ADDRESSES}, saved at once too`, async () => {
    const person = await signUp()
    const tries = Array.from({ length: MAX_ADDRESSES + 5 }, (_, index) => `Ikeja ${index}`)
    const commits = slowCommits(0)
    const responses = await Promise.all(tries.map((city) => save(person, { city })))
    commits.stop()
    // One that conflicts waits for its turn: it doesn't race against all others again.
    expect(commits.count()).toBeLessThan(3 * tries.length)
    const refused = responses.filter(({ status }) => status !== 200)
    expect(refused.map(({ error }) => error.code)).toEqual(
      Array.from({ length: 5 }, () => 'user/too-many-addresses'),
    )
    expect(await sizeOf(person, SUBCOLLECTIONS.addresses)).toBe(MAX_ADDRESSES)
    await below(person, SUBCOLLECTIONS.addresses).doc('7').delete()
    expect((await save(person)).data).toEqual({ id: '7' })
  })

  for (const [why, change] of Object.entries({
    'a phone number of letters': { phone: 'xxxxxxxxxxx' },
    'a phone number from elsewhere': { phone: '+14155550123' },
    'a state that there is not': { state: 'Narnia' },
    'no street': { address: '' },
    'a field more': { is_default: true },
    'an id that is none': { id: '../x' },
  })) {
    countedTest('R14', `is refused with ${why}, and nothing is kept`, async () => {
      const person = await signUp()
      const response = await save(person, change)
      expect([response.status, response.error.code]).toEqual([400, 'request/invalid'])
      expect(await sizeOf(person, SUBCOLLECTIONS.addresses)).toBe(0)
    })
  }

  test('of somebody else is not there', async () => {
    const [ada, bola] = await Promise.all([signUp(), signUp()])
    const { data } = await save(ada)
    const response = await save(bola, { id: data.id, city: 'Jos' })
    expect([response.status, response.error.code]).toEqual([404, 'user/address-not-found'])
    expect(await read(ada, data.id)).toMatchObject(HOME)
  })
})

describe('a device', () => {
  const save = (as: Person, token: string) =>
    api.call<{ id: string }>('PUT', '/users/devices', { as, body: { token } })

  test('is kept once under the hash of its token', async () => {
    const person = await signUp()
    const id = createHash('sha256').update('a-token').digest('hex')
    expect((await save(person, 'a-token')).data).toEqual({ id })
    expect((await save(person, 'a-token')).data).toEqual({ id })
    expect(await sizeOf(person, SUBCOLLECTIONS.devices)).toBe(1)
  })

  countedTest('R16', `is one of ${MAX_DEVICES}: the oldest is forgotten`, async () => {
    const person = await signUp()
    const tokens = Array.from({ length: MAX_DEVICES + 3 }, (_, index) => `token-${index}`)
    for (const token of tokens) {
      now += 1_000
      await save(person, token)
    }
    const { docs } = await below(person, SUBCOLLECTIONS.devices).orderBy('created_at').get()
    expect(docs.map((document) => document.data().token)).toEqual(tokens.slice(3))
  })

  countedTest('R14', 'is refused without a token, or with an endless one', async () => {
    const person = await signUp()
    for (const token of ['', 'x'.repeat(4097)]) {
      expect((await save(person, token)).error.code).toBe('request/invalid')
    }
    expect(await sizeOf(person, SUBCOLLECTIONS.devices)).toBe(0)
  })
})

describe.each([
  ['favourites', 'added_at', MAX_FAVOURITES],
  ['viewed_products', 'viewed_at', MAX_VIEWED_PRODUCTS],
] as const)('the list %s', (list, field, max) => {
  const fill = async (person: Person, length: number) => {
    const batch = firestore().batch()
    for (let index = 0; index < length; index += 1) {
      const id = `p${String(index).padStart(19, '0')}`
      batch.set(below(person, list).doc(id), { [field]: timestampFromMillis(now + index) })
    }
    await batch.commit()
  }

  countedTest('R16', `keeps the newest ${max}, and no more`, async () => {
    const person = await signUp()
    await fill(person, max)
    await trimList(person.uid, list)
    expect(await sizeOf(person, list)).toBe(max)
    await fill(person, Math.min(500, max + 5))
    await below(person, list)
      .doc('z'.repeat(20))
      .set({ [field]: timestampFromMillis(now + 10_000) })
    await Promise.all([1, 2].map(() => trimList(person.uid, list)))
    expect(await sizeOf(person, list)).toBe(max)
    const { docs } = await below(person, list).orderBy(field, 'desc').limit(1).get()
    expect(docs[0]?.id).toBe('z'.repeat(20))
  })
})
