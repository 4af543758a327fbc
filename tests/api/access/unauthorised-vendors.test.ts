import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firestore } from '../../../functions/src/db/firestore'
import { updateVendor } from '../../../functions/src/db/people/vendors'
import { nameAccount } from '../../../tools/paystack-simulator/banks'
import { type Api, startApi } from '../../support/api-server'
import { countedTest } from '../../support/counts'
import { signUp } from '../../support/people'
import { signUpVendor } from '../../support/stores'
import { addressOf, photograph, upload } from '../../support/upload'

let api: Api
beforeAll(async () => {
  api = await startApi()
  nameAccount(api.simulator.world, '058', '0123456789', 'ADEYEMI CHIDI GRACE')
})
afterAll(() => api.close())

const STORE = {
  name: 'Refused Store',
  description: 'Hand-dyed cloth from Abeokuta, made by three sisters.',
  address: '4 Itoku Road',
  city: 'Abeokuta South',
  state: 'Ogun',
  phone: '08031234567',
}
const ACCOUNT = { bank_code: '058', account_number: '0123456789' }

const open = async (change: object) => {
  const person = await signUp()
  const body = { ...STORE, ...ACCOUNT, legal_name: 'Adeyemi Chidi Grace', ...change }
  const response = await api.call('POST', '/vendors/onboarding', { as: person, body })
  const store = await firestore().doc(`vendors/${person.uid}`).get()
  return { response, exists: store.exists, person }
}

describe('opening a store', () => {
  test.each([
    ['another name at the bank', { legal_name: 'Somebody Else' }, 'vendor/account-name-mismatch'],
    ['a part of the name', { legal_name: 'Adeyemi Grace' }, 'vendor/account-name-mismatch'],
    [
      'an account that no bank knows',
      { account_number: '0000000009' },
      'vendor/account-not-resolved',
    ],
    ['a bank that is not listed', { bank_code: '999' }, 'request/invalid'],
    ['a state that Nigeria has not', { state: 'Atlantis' }, 'request/invalid'],
    ['a foreign telephone', { phone: '+44 20 7946 0000' }, 'request/invalid'],
    ['nine digits', { account_number: '012345678' }, 'request/invalid'],
    ['a role of its own', { roles: ['vendor'] }, 'request/invalid'],
    ['a rating of its own', { rating: 5 }, 'request/invalid'],
    ['a name of signs', { name: '!!! ???' }, 'request/invalid'],
  ])('is refused with %s, and nothing is opened', async (_what, change, code) => {
    const { response, exists, person } = await open(change)
    expect([response.error?.code, exists]).toEqual([code, false])
    const record = await firestore().doc(`users/${person.uid}`).get()
    expect(record.get('roles')).toEqual(['user'])
  })

  test('is refused a second time', async () => {
    const vendor = await signUpVendor()
    const body = { ...STORE, ...ACCOUNT, legal_name: 'Adeyemi Chidi Grace' }
    const response = await api.call('POST', '/vendors/onboarding', { as: vendor, body })
    expect([response.status, response.error.code]).toEqual([409, 'vendor/already-exists'])
  })

  test('is refused a name that another store has, however it is written', async () => {
    const name = `Ọjà Cloth ${process.pid}${Date.now()}`
    await open({ name })
    const { response, exists } = await open({ name: name.replace('Ọjà', 'OJA') })
    expect([response.error?.code, exists]).toEqual(['vendor/name-taken', false])
  })

  test('is refused to someone without a record', async () => {
    const nobody = await signUp({ record: false })
    const body = { ...STORE, ...ACCOUNT, legal_name: 'Adeyemi Chidi Grace' }
    const response = await api.call('POST', '/vendors/onboarding', { as: nobody, body })
    expect(response.error.code).toBe('user/not-found')
  })
})

describe('a logo', () => {
  const FOREIGN: Record<string, (uid: string) => string> = {
    'another host': () => 'https://evil.example/logo.png',
    'the caller’s avatar': (uid) => addressOf(`${uid}/profile_photo/avatar`),
    'another store’s': () => addressOf('somebody/profile_photo/logo'),
    'a script': () => 'javascript:alert(1)',
    'what was never uploaded': (uid) => addressOf(`${uid}/profile_photo/logo`),
  }
  for (const [what, address] of Object.entries(FOREIGN)) {
    countedTest('R23', `is refused: ${what}`, async () => {
      const vendor = await signUpVendor()
      await upload(`${vendor.uid}/profile_photo/avatar`, await photograph(10, 10))
      const body = { logo: address(vendor.uid) }
      const response = await api.call('PUT', '/vendors/upload-logo', { as: vendor, body })
      expect([response.status, response.error.code]).toEqual([422, 'vendor/logo-not-ours'])
    })
  }
})

describe('a cover', () => {
  const FOREIGN: Record<string, (uid: string) => string> = {
    'an address': () => 'https://evil.example/cover.png',
    'the caller’s logo': (uid) => `${uid}/profile_photo/logo`,
    'another store’s': () => 'somebody/store/cover.jpg',
    'a version that the server makes': (uid) => `${uid}/store/cover-640.webp`,
    'a path that climbs': (uid) => `${uid}/store/../store/a.jpg`,
    'what was never uploaded': (uid) => `${uid}/store/cover.jpg`,
  }
  for (const [what, path] of Object.entries(FOREIGN)) {
    countedTest('R23', `is refused: ${what}`, async () => {
      const vendor = await signUpVendor()
      const body = { cover_path: path(vendor.uid) }
      const response = await api.call('PUT', '/vendors/vendor', { as: vendor, body })
      expect([response.status, response.error.code]).toEqual([422, 'product/image-not-ours'])
    })
  }

  countedTest('R23', 'is refused if it is no picture, and the file is removed', async () => {
    const vendor = await signUpVendor()
    const path = `${vendor.uid}/store/cover.jpg`
    await upload(path, Buffer.from('<svg onload="alert(1)">'))
    const body = { cover_path: path }
    const response = await api.call('PUT', '/vendors/vendor', { as: vendor, body })
    expect(response.error.code).toBe('product/image-not-a-picture')
    expect(await api.deps.objects.find(path)).toBeUndefined()
  })
})

describe('a payout account', () => {
  test('is refused when its name is not the store’s, and the old one stays', async () => {
    const vendor = await signUpVendor()
    const body = { bank_code: '057', account_number: '3333333333' }
    const response = await api.call('PUT', '/vendors/payout-account', { as: vendor, body })
    expect(response.error.code).toBe('vendor/account-name-mismatch')
    const saved = await firestore().doc(`vendors/${vendor.uid}/private/store`).get()
    expect(saved.get('payout_account.account_number_masked')).toBe('******6789')
  })
})

describe('a suspended store', () => {
  test('is not found by the public', async () => {
    const vendor = await signUpVendor()
    await updateVendor(vendor.uid, { status: 'suspended' })
    const response = await api.call('GET', `/public/vendors/${vendor.uid}`)
    expect([response.status, response.error.code]).toEqual([404, 'vendor/not-found'])
  })
})
