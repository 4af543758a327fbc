import { getAuth } from 'firebase-admin/auth'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductPage } from '../../../functions/src/contract/api/catalog/products'
import { renditionPath } from '../../../functions/src/contract/catalog/images'
import type {
  PayoutAccount,
  Vendor,
  VendorPrivate,
} from '../../../functions/src/contract/entities/people/vendor'
import { firebaseApp } from '../../../functions/src/db/firebase-app'
import { firestore } from '../../../functions/src/db/firestore'
import { copyToProducts } from '../../../functions/src/usecases/people/vendor/copy-to-products'
import { nameAccount } from '../../../tools/paystack-simulator/banks'
import { type Api, startApi } from '../../support/api-server'
import { countedTest } from '../../support/counts'
import { type Person, signIn, signUp } from '../../support/people'
import { ownersOf, putOnSale, storeRequest as request, signUpVendor } from '../../support/stores'
import { addressOf, photograph, upload } from '../../support/upload'

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

describe('opening a store', () => {
  test('gives the store, the account’s masked number and the role, in record and token', async () => {
    const person = await signUp()
    const response = await open(person)
    expect(response.status).toBe(200)
    expect(response.data.vendor).toMatchObject({ vendor_id: person.uid, status: 'active' })
    expect(response.data.private.payout_account).toMatchObject({
      account_number_masked: '******6789',
      bank_name: 'Guaranty Trust Bank',
    })
    const record = await firestore().doc(`users/${person.uid}`).get()
    expect(record.get('roles')).toEqual(['user', 'vendor'])
    const renewed = { token: await signIn(person.email) }
    const store = await api.call<Store>('GET', '/vendors/vendor', { as: renewed })
    expect(store.data).toEqual(response.data)
    const wallet = await api.call<{ wallet: object }>('GET', '/vendors/wallet', { as: renewed })
    expect(wallet.data.wallet).toMatchObject({ pending_minor: 0, available_minor: 0 })
  })

  test('takes the legal name in any order and case, with or without marks', async () => {
    for (const legal_name of [
      'chidi grace adeyemi',
      'ADEYEMI, Grace Chidi',
      'Adéyẹmí Chídì Grace',
    ]) {
      const response = await open(await signUp(), { legal_name })
      expect([legal_name, response.status]).toEqual([legal_name, 200])
    }
  })

  test('heals what a crash before the role left behind', async () => {
    const person = await signUp()
    const first = await open(person)
    await getAuth(firebaseApp()).setCustomUserClaims(person.uid, { roles: ['user'] })
    const again = await open(person)
    expect(again.data).toEqual(first.data)
    const account = await getAuth(firebaseApp()).getUser(person.uid)
    expect(account.customClaims).toEqual({ roles: ['user', 'vendor'] })
  })

  test('is refused until the address is verified, and takes the link at once', async () => {
    const person = await signUp({ email_verified: false })
    const refused = await open(person)
    expect([refused.status, refused.error.code]).toEqual([403, 'auth/email-not-verified'])
    expect((await firestore().doc(`vendors/${person.uid}`).get()).exists).toBe(false)
    await getAuth(firebaseApp()).updateUser(person.uid, { emailVerified: true })
    expect((await open(person)).status).toBe(200)
  })

  test('at once and twice is one store', async () => {
    const person = await signUp()
    const change = request()
    const responses = await Promise.all([open(person, change), open(person, change)])
    for (const { status, error } of responses) {
      expect([200, 409]).toContain(status)
      if (status === 409) expect(error.code).toBe('vendor/already-exists')
    }
    expect(await ownersOf(change.name)).toEqual([person.uid])
  })
})

describe('asking whose an account is', () => {
  const ask = (as: Person, legal_name: string, account_number = '0123456789') =>
    api.call<{ matches: boolean; masked_name: string }>('POST', '/vendors/resolve-account', {
      as,
      body: { bank_code: '058', account_number, legal_name },
    })

  test('says before anything is decided whether it is in the legal name', async () => {
    const response = await ask(await signUp(), 'Grace Adeyemi-Chidi')
    expect(response.data).toEqual({ matches: true, masked_name: 'A••• C••• G•••' })
  })

  test('never tells a stranger the name, when opening a store neither', async () => {
    const person = await signUp()
    const response = await ask(person, 'Halima Usman')
    expect(response.data).toEqual({ matches: false, masked_name: 'A••• C••• G•••' })
    const refused = await open(person, { legal_name: 'Halima Usman' })
    expect(refused.error).toMatchObject({
      code: 'vendor/account-name-mismatch',
      details: { masked_name: 'A••• C••• G•••' },
    })
    expect(response.text + refused.text).not.toMatch(/chidi|grace/i)
  })

  test('needs a verified email address', async () => {
    const response = await ask(await signUp({ email_verified: false }), 'Halima Usman')
    expect([response.status, response.error.code]).toEqual([403, 'auth/email-not-verified'])
  })

  countedTest('R16', 'is looked up five times a day, whatever the results are', async () => {
    const person = await signUp()
    const numbers = Array.from({ length: 20 }, (_, index) => `90000000${10 + index}`)
    const responses = await Promise.all(
      numbers.map((number) => ask(person, 'Halima Usman', number)),
    )
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  countedTest('R16', 'is no easier by opening a store again and again', async () => {
    const person = await signUp()
    const responses = []
    for (const digit of [1, 2, 3, 4, 5, 6]) {
      responses.push(await open(person, { account_number: `800000000${digit}` }))
    }
    expect(responses.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429])
  })
})

describe('a store', () => {
  test('changes what it shows, and its legal name stays', async () => {
    const vendor = await signUpVendor()
    const {
      bank_code: _code,
      account_number: _number,
      legal_name: _name,
      ...body
    } = request({
      city: 'Ijebu Ode',
    })
    const response = await api.call<Store>('PUT', '/vendors/vendor', { as: vendor, body })
    expect(response.data.vendor.city).toBe('Ijebu Ode')
    expect(response.data.private.legal_name).toBe('Adeyemi Chidi Grace')
  })

  test.each([
    ['state', { state: 'Narnia' }],
    ['state', { state: 'toString' }],
    ['city', { state: 'Ogun', city: 'Ikeja' }],
  ])('refuses a %s that is not in the list: %j', async (field, place) => {
    const vendor = await signUpVendor()
    const { bank_code: _code, account_number: _number, legal_name: _name, ...body } = request(place)
    const response = await api.call('PUT', '/vendors/vendor', { as: vendor, body })
    expect([response.status, response.error.code]).toEqual([400, 'request/invalid'])
    expect(response.error.details?.fields).toHaveProperty(field)
  })

  test('shows its new name on every one of its cards', async () => {
    const vendor = await signUpVendor()
    const [first, second] = [await putOnSale(vendor), await putOnSale(vendor)]
    const { bank_code: _code, account_number: _number, legal_name: _name, ...body } = request()
    await api.call('PUT', '/vendors/vendor', { as: vendor, body })
    await copyToProducts(api.deps, vendor.uid)
    for (const { id } of [first, second]) {
      const product = await api.call<{ vendor_details: object }>('GET', `/public/products/${id}`)
      expect(product.data.vendor_details).toMatchObject({ name: body.name })
    }
  })

  test('wears the logo that was uploaded', async () => {
    const vendor = await signUpVendor()
    const path = `${vendor.uid}/profile_photo/logo`
    await upload(path, await photograph())
    const body = { logo: `${addressOf(path)}?alt=media` }
    const response = await api.call<Vendor>('PUT', '/vendors/upload-logo', { as: vendor, body })
    expect(response.data.logo.replace(/&v=\d+$/, '')).toBe(body.logo)
  })

  test('has the cover that was uploaded, three times as wide as high and without its place', async () => {
    const vendor = await signUpVendor()
    const path = `${vendor.uid}/store/cover.jpg`
    await upload(path, await photograph(3000, 2000))
    const put = (cover_path: string) =>
      api.call<{ vendor: Vendor }>('PUT', '/vendors/vendor', { as: vendor, body: { cover_path } })
    expect((await put(path)).data.vendor.cover).toMatchObject({ path })
    const shown = await api.call<{ vendor: Vendor }>('GET', `/public/vendors/${vendor.uid}`)
    expect(shown.data.vendor.cover?.url_640).toContain('cover-640.webp')
    const stored = await api.deps.objects.read(renditionPath(path, 1280))
    const { width, height, exif, format } = await sharp(stored).metadata()
    expect([width, height, exif, format]).toEqual([1280, 427, undefined, 'webp'])
    expect(await api.deps.objects.find(path)).toBeUndefined()
    expect((await put('')).data.vendor.cover).toBeNull()
  })

  test('changes its account, which waits a day, and is notified by email', async () => {
    const vendor = await signUpVendor()
    const body = { bank_code: '057', account_number: '2000000000' }
    const before = Date.now()
    const response = await api.call<PayoutAccount>('PUT', '/vendors/payout-account', {
      as: vendor,
      body,
    })
    expect(response.data.usable_from.seconds * 1000).toBeGreaterThan(before + 23 * 3_600_000)
    const mail = firestore().collection('mail').where('to', 'array-contains', vendor.email)
    expect((await mail.get()).size).toBe(1)
  })

  test('is public with the first page of its products, and not what it keeps for itself', async () => {
    const vendor = await signUpVendor()
    const product = await putOnSale(vendor)
    await putOnSale(vendor, { status: 'draft' })
    const response = await api.call<{ vendor: Vendor; products: ProductPage }>(
      'GET',
      `/public/vendors/${vendor.uid}`,
    )
    expect(response.data.products).toMatchObject({ total: 1, page: 1, limit: 24 })
    expect(response.data.products.items.map(({ id }) => id)).toEqual([product.id])
    expect(response.text).not.toMatch(/legal_name|recipient|phone/)
  })

  test('shows every product that it has on sale, in pages that can be narrowed', async () => {
    const [vendor, other] = [await signUpVendor(), await signUpVendor()]
    const own: string[] = []
    for (let made = 0; made < 26; made += 1) {
      const category = made < 2 ? 'books' : 'furniture'
      own.push((await putOnSale(vendor, { category, price: 100_000 + made })).id)
    }
    await putOnSale(other, { category: 'books' })
    const path = `/public/products?vendor_id=${vendor.uid}&sortBy=price_low_to_high`
    const pages = [1, 2].map((page) => api.call<ProductPage>('GET', `${path}&page=${page}`))
    const [first, second] = await Promise.all(pages)
    expect([first?.data.total, first?.data.items.length, second?.data.items.length]).toEqual([
      26, 24, 2,
    ])
    const found = [first, second].flatMap((page) => page?.data.items.map(({ id }) => id))
    expect(found).toEqual(own)
    expect(first?.data.facets.categories).toEqual({ books: 2, furniture: 24 })
    const narrowed = await api.call<ProductPage>('GET', `${path}&category=books`)
    expect(narrowed.data.items.map(({ id }) => id)).toEqual(own.slice(0, 2))
  })

  test.each(['a/b', '__x__', 'a%20b'])('is no filter by %s', async (vendor_id) => {
    const response = await api.call('GET', `/public/products?vendor_id=${vendor_id}`)
    expect([response.status, response.error.code]).toEqual([400, 'request/invalid'])
  })

  test('is among the stores, in pages', async () => {
    await signUpVendor()
    await signUpVendor()
    const response = await api.call<{ items: Vendor[]; total: number }>(
      'GET',
      '/public/vendors?limit=1&page=2',
    )
    expect([response.data.items.length, response.data.total >= 2]).toEqual([1, true])
    const beyond = await api.call<{ items: Vendor[]; total: number }>(
      'GET',
      '/public/vendors?limit=60&page=10000',
    )
    expect([beyond.data.items, beyond.data.total]).toEqual([[], response.data.total])
  })
})

describe('banks and places', () => {
  test('are the provider’s banks, by name, with real codes', async () => {
    const response = await api.call<{ bank_name: string; bank_code: string }[]>(
      'GET',
      '/public/banks',
    )
    expect(response.data).toContainEqual(expect.objectContaining({ bank_code: '058' }))
    const names = response.data.map(({ bank_name }) => bank_name)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en-NG')))
  })

  test('are 37 states with 774 areas', async () => {
    const response = await api.call<Record<string, string[]>>('GET', '/public/locations')
    expect(Object.keys(response.data)).toHaveLength(37)
    expect(Object.values(response.data).flat()).toHaveLength(774)
  })
})
