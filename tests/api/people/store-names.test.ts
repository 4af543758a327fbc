import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Vendor, VendorPrivate } from '../../../functions/src/contract/entities/people/vendor'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { firestore } from '../../../functions/src/db/firestore'
import { nameAccount } from '../../../tools/paystack-simulator/banks'
import { type Api, startApi } from '../../support/api-server'
import { type Person, signIn, signUp } from '../../support/people'
import { ownersOf, storeRequest as request, signUpVendor } from '../../support/stores'

type Store = { vendor: Vendor; private: VendorPrivate }

let api: Api
beforeAll(async () => {
  api = await startApi()
  nameAccount(api.simulator.world, '058', '0123456789', 'ADÉYEMI CHIDI GRACE')
  nameAccount(api.simulator.world, '057', '2000000000', 'GRACE CHIDI ADEYEMI')
})
afterAll(() => api.close())

const open = (person: Person, change: object = {}) =>
  api.call<Store>('POST', '/vendors/onboarding', { as: person, body: request(change) })

describe('the name of a store', () => {
  const SIX = [1, 2, 3, 4, 5, 6]
  const rename = (vendor: Person, name: string) => {
    const { bank_code: _code, account_number: _number, legal_name: _legal, ...body } = request()
    return api.call<Store>('PUT', '/vendors/vendor', { as: vendor, body: { ...body, name } })
  }
  const opened = async (name = request().name): Promise<Person & { store: string }> => {
    const person = await signUp()
    expect((await open(person, { name })).status).toBe(200)
    return { ...person, store: name, token: await signIn(person.email) }
  }
  const statusesOf = (responses: { status: number }[]) =>
    responses.map(({ status }) => status).sort()
  const ONE_OF_SIX = [200, 409, 409, 409, 409, 409]

  test('is one of six who open a store with it at once', async () => {
    const people = await Promise.all(SIX.map(() => signUp()))
    const { name } = request()
    const responses = await Promise.all(people.map((person) => open(person, { name })))
    expect(statusesOf(responses)).toEqual(ONE_OF_SIX)
    expect(await ownersOf(name)).toHaveLength(1)
    for (const { status, error } of responses) {
      if (status === 409) expect(error.code).toBe('vendor/name-taken')
    }
  })

  test('is one of six who take it at once as their new one', async () => {
    const vendors = []
    for (const _ of SIX) vendors.push(await opened())
    const { name } = request()
    const responses = await Promise.all(vendors.map((vendor) => rename(vendor, name)))
    expect(statusesOf(responses)).toEqual(ONE_OF_SIX)
    expect(await ownersOf(name)).toHaveLength(1)
  })

  test('is taken in every spelling of its letters', async () => {
    const name = `${request().name} Ɗan Ƙofa`
    await opened(name)
    for (const twin of [name.replace('Ɗ', 'D').replace('Ƙ', 'K'), name.replace('Ɗ', 'ɗ')]) {
      const response = await open(await signUp(), { name: twin })
      expect([twin, response.status, response.error?.code]).toEqual([
        twin,
        409,
        'vendor/name-taken',
      ])
    }
  })

  test('may belong to an account at a bank whose code has letters, pasted with spaces', async () => {
    nameAccount(api.simulator.world, '035A', '3000000001', 'DANLAMI KOFAR MATA')
    const account = { bank_code: '035A', account_number: '\u202a3000 000-001\u202c' }
    const person = await signUp()
    const response = await open(person, { ...account, legal_name: 'Ɗanlami Ƙofar Mata' })
    expect(response.data.private.payout_account).toMatchObject({
      bank_code: '035A',
      account_number_masked: '******0001',
    })
  })

  test('is free again once its store is called otherwise', async () => {
    const first = await opened()
    const second = await opened()
    expect((await rename(second, first.store)).error.code).toBe('vendor/name-taken')
    expect((await rename(first, request().name)).status).toBe(200)
    expect((await rename(second, first.store)).status).toBe(200)
  })

  test('stays its store’s while that is suspended', async () => {
    const vendor = await opened()
    await firestore().doc(`vendors/${vendor.uid}`).update({ status: 'suspended' })
    expect((await open(await signUp(), { name: vendor.store })).error.code).toBe(
      'vendor/name-taken',
    )
  })

  test('of a store from before names were kept is its own, and kept when it is saved', async () => {
    const vendor = await opened()
    const slug = (await firestore().doc(`vendors/${vendor.uid}`).get()).get('slug')
    const at = firestore().doc(`${COLLECTIONS.storeNames}/${slug}`)
    await at.delete()
    expect((await open(await signUp(), { name: vendor.store })).error.code).toBe(
      'vendor/name-taken',
    )
    expect((await rename(vendor, vendor.store)).status).toBe(200)
    expect((await at.get()).data()).toEqual({ slug, vendor_id: vendor.uid })
  })

  test('is taken by one that looks the same', async () => {
    const vendor = await opened(`Pepe Cocoa ${Date.now()}`)
    const alike = vendor.store.replace('Pepe', 'Рере').replace('C', 'С')
    expect((await open(await signUp(), { name: alike })).error.code).toBe('vendor/name-taken')
  })

  test.each([
    'Oja',
    'Oja Payments Team',
    'ОJА Support',
    'Official',
    'Paystack Nigeria',
    'Refund Desk',
  ])('is not the platform’s: %s', async (name) => {
    const person = await signUp()
    const response = await open(person, { name })
    const renamed = await rename(await signUpVendor(), name)
    for (const { status, error } of [response, renamed]) {
      expect([status, error.code]).toEqual([422, 'vendor/name-reserved'])
    }
    expect((await firestore().doc(`vendors/${person.uid}`).get()).exists).toBe(false)
  })

  test('may have the word in it', async () => {
    expect((await open(await signUp(), { name: `Oja-Oba Fabrics ${Date.now()}` })).status).toBe(200)
  })

  test.each(['Itoku\nAdire', 'Itoku\u202eAdire', 'Ito\u200bku'])(
    'is a plain line: %j',
    async (name) => {
      const response = await open(await signUp(), { name })
      expect(response.error.details).toMatchObject({ fields: { name: expect.any(String) } })
    },
  )
})
