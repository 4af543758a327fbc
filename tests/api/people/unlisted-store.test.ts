import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HeldDeal, ShownDeal } from '../../../functions/src/contract/api/orders/deals'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Vendor, VendorPrivate } from '../../../functions/src/contract/entities/people/vendor'
import { firestore } from '../../../functions/src/db/firestore'
import { readVendor, updateVendor } from '../../../functions/src/db/people/vendors'
import { onVendorWritten } from '../../../functions/src/triggers/on-vendor-written'
import { readSitemap } from '../../../functions/src/usecases/catalog/sitemap/read-sitemap'
import { renewSitemap } from '../../../functions/src/usecases/catalog/sitemap/renew-sitemap'
import { fillListedStores } from '../../../functions/src/usecases/operators/fill-listed-stores'
import { nameAccount } from '../../../tools/paystack-simulator/banks'
import { type Api, startApi } from '../../support/api-server'
import { startPages } from '../../support/pages-server'
import { type Person, signIn, signUp } from '../../support/people'
import { ROUTE_ROWS, VALID_BODIES } from '../../support/route-cells'
import { putOnSale, signUpVendor, storeRequest } from '../../support/stores'

type Store = { vendor: Vendor; private: VendorPrivate }

let api: Api
let pages: Awaited<ReturnType<typeof startPages>>
beforeAll(async () => {
  api = await startApi()
  pages = await startPages()
  nameAccount(api.simulator.world, '058', '0123456789', 'ADÉYEMI CHIDI GRACE')
})
afterAll(async () => {
  await pages.close()
  await api.close()
})

/** Where goods come back to, which no public answer has. */
const STREET = '88 Ijaiye Lane'

/** Who sells by deals alone, as the form for it sends it: all but what only a public store says. */
const openFor = async (change: object = {}) => {
  const person = await signUp()
  const { description: _text, ...said } = storeRequest({ address: STREET })
  const body = { ...said, is_listed: false }
  const opened = await api.call<Store>('POST', '/vendors/onboarding', {
    as: person,
    body: { ...body, ...change },
  })
  return { opened, person, name: said.name }
}
const openUnlisted = async (): Promise<{ seller: Person; name: string }> => {
  const { opened, person, name } = await openFor()
  if (opened.status !== 200) throw new Error(opened.text)
  return { seller: { ...person, token: await signIn(person.email) }, name }
}
const makeDeal = async (as: Person): Promise<HeldDeal> => {
  const body = VALID_BODIES['deals.create']
  const { status, data, text } = await api.call<HeldDeal>('POST', '/vendors/deals', { as, body })
  if (status !== 200) throw new Error(text)
  return data
}
const changeStore = (as: Person, body: object) =>
  api.call<Store>('PUT', '/vendors/vendor', { as, body })

const SHOWN = {
  description: 'Carved stools of iroko, made in Ikeja by two brothers.',
  address: '12 Allen Avenue',
}

describe('selling by deals alone', () => {
  test('needs a name, an address and a bank account, and then a deal can be made', async () => {
    const { seller } = await openUnlisted()
    const { data } = await api.call<Store>('GET', '/vendors/vendor', { as: seller })
    expect(data.vendor).toMatchObject({
      is_listed: false,
      status: 'active',
      description: '',
      address: '',
    })
    expect(data.private).toMatchObject({
      phone: '+2348031234567',
      address: STREET,
      payout_account: { bank_code: '058' },
    })
    expect((await makeDeal(seller)).state).toBe('open')
  })

  test('needs a verified address, a place that is one and an account in the own name', async () => {
    const unverified = await signUp({ email_verified: false })
    const body = { ...storeRequest(), is_listed: false }
    const first = await api.call('POST', '/vendors/onboarding', { as: unverified, body })
    expect([first.status, first.error.code]).toEqual([403, 'auth/email-not-verified'])
    const { opened: nowhere } = await openFor({ city: 'Atlantis' })
    expect([nowhere.status, nowhere.error.code]).toEqual([400, 'request/invalid'])
    const { opened: anothers } = await openFor({ legal_name: 'Somebody Else' })
    expect(anothers.error.code).toBe('vendor/account-name-mismatch')
  })

  test('a store that everybody sees still needs what it is shown by', async () => {
    const { opened, person } = await openFor({ is_listed: true })
    expect([opened.status, opened.error.code]).toEqual([400, 'request/invalid'])
    expect(Object.keys(opened.error.details?.fields as object)).toEqual(['description'])
    expect(await readVendor(person.uid)).toBeUndefined()
  })

  test('isn’t possible without an address that goods can come back to', async () => {
    const { opened, person } = await openFor({ address: undefined, phone: undefined })
    expect([opened.status, opened.error.code]).toEqual([400, 'request/invalid'])
    expect(Object.keys(opened.error.details?.fields as object).toSorted()).toEqual([
      'address',
      'phone',
    ])
    expect(await readVendor(person.uid)).toBeUndefined()
  })

  test('keeps the address private when it changes', async () => {
    const { seller } = await openUnlisted()
    const moved = await changeStore(seller, { address: '3 Ojuelegba Road' })
    expect(moved.data.private.address).toBe('3 Ojuelegba Road')
    expect(moved.data.vendor.address).toBe('')
    expect((await readVendor(seller.uid))?.data.address).toBe('')
  })

  test('puts no product on sale, and says the way on', async () => {
    const { seller } = await openUnlisted()
    const product = await putOnSale(seller, { status: 'draft', vendor_active: false })
    const refused = await api.call('POST', `/vendors/products/${product.id}/publish`, {
      as: seller,
    })
    expect([refused.status, refused.error.code]).toEqual([409, 'vendor/not-listed'])
    expect(refused.error.message).toContain('Open your public store')
  })
})

describe('a public store', () => {
  test('is opened later by who sold by deals alone, once it can be shown', async () => {
    const { seller, name } = await openUnlisted()
    const early = await changeStore(seller, { is_listed: true })
    expect([early.status, early.error.code]).toEqual([400, 'request/invalid'])
    // The private address isn’t shown to everybody unless it is said again.
    expect(Object.keys(early.error.details?.fields as object)).toEqual(['description', 'address'])
    expect((await readVendor(seller.uid))?.data.is_listed).toBe(false)

    const opened = await changeStore(seller, { ...SHOWN, is_listed: true })
    expect(opened.data.vendor).toMatchObject({ is_listed: true, address: SHOWN.address })
    expect(opened.data.private.address).toBe('')
    expect((await api.call('GET', `/public/vendors/${seller.uid}`)).text).toContain(name)
    // What the product knows of the store comes by a trigger, for which its owner doesn't wait.
    const product = await putOnSale(seller, { status: 'draft', vendor_active: false })
    const published = await api.call<Product>('POST', `/vendors/products/${product.id}/publish`, {
      as: seller,
    })
    expect(published.data).toMatchObject({ status: 'active', vendor_active: true })
  })

  test('isn’t closed again', async () => {
    const vendor = await signUpVendor()
    const refused = await changeStore(vendor, { is_listed: false })
    expect([refused.status, refused.error.code]).toEqual([400, 'request/invalid'])
    expect((await readVendor(vendor.uid))?.data.is_listed).toBe(true)
  })

  test('that is older than the list is in it once that was filled', async () => {
    const vendor = await signUpVendor()
    const document = firestore().doc(`vendors/${vendor.uid}`)
    const { is_listed: _, ...older } = (await document.get()).data() as Vendor
    await document.set(older)
    expect((await api.call('GET', `/public/vendors/${vendor.uid}`)).status).toBe(200)
    const { seller } = await openUnlisted()
    expect(await fillListedStores(api.deps)).toBeGreaterThanOrEqual(1)
    expect(await fillListedStores(api.deps)).toBe(0)
    expect((await readVendor(vendor.uid))?.data.is_listed).toBe(true)
    expect((await readVendor(seller.uid))?.data.is_listed).toBe(false)
  })
})

/** The pages that are rendered, of which none names who sells by deals alone. */
const PAGES = ['/', '/marketplace', '/vendors', '/marketplace/home_kitchen', '/announcements']

describe('who sells by deals alone', () => {
  // Every public endpoint and page, one after another.
  test('is in no public answer, list, search, page or sitemap, but on the page of a deal', {
    timeout: 60_000,
  }, async () => {
    const { seller, name } = await openUnlisted()
    const product = await putOnSale(seller, { name: `Stool of ${name}`, category: 'home_kitchen' })
    const { code } = await makeDeal(seller)
    const shown = await api.call<ShownDeal>('GET', `/public/deals/${code}`)
    expect(shown.data.seller?.name).toBe(name)
    expect(shown.text).not.toContain(STREET)
    await onVendorWritten(api.deps, {}, (await readVendor(seller.uid))?.data)

    const ids: Record<string, string> = { vendor_id: seller.uid, id: product.id, code: 'none' }
    const walked = ROUTE_ROWS.filter(({ row }) => row.auth === 'public' && row.method === 'GET')
    expect(walked.length).toBeGreaterThan(10)
    const asked = walked.flatMap(({ row }) => {
      const path = row.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => ids[key] ?? product.id)
      return ['', `?q=${encodeURIComponent(name)}`, `?vendor_id=${seller.uid}`].map(
        (query) => `${path}${query}`,
      )
    })
    await Promise.all(
      asked.map(async (path) => {
        expect((await api.call('GET', path)).text, path).not.toContain(name)
      }),
    )
    for (const path of [...PAGES, `/vendors/${seller.uid}`, `/products/${product.slug}`]) {
      expect((await pages.get(path)).text, path).not.toContain(name)
    }
    expect((await pages.get(`/vendors/${seller.uid}`)).status).toBe(404)
    await renewSitemap(api.deps)
    const sitemap = await readSitemap(api.deps, 'pages-1.xml')
    expect(sitemap).not.toContain(seller.uid)
    expect(sitemap).not.toContain(product.id)
  })

  test('was seen by the same walk while the store was public', async () => {
    const { seller, name } = await openUnlisted()
    await changeStore(seller, { ...SHOWN, is_listed: true })
    const product = await putOnSale(seller, { name: `Stool of ${name}`, vendor_active: false })
    await onVendorWritten(api.deps, { is_listed: false }, (await readVendor(seller.uid))?.data)
    for (const path of [`/public/vendors/${seller.uid}`, `/public/products/${product.id}`]) {
      expect((await api.call('GET', path)).text).toContain(name)
    }
    expect((await pages.get(`/vendors/${seller.uid}`)).text).toContain(name)
    await updateVendor(seller.uid, { is_listed: false })
    expect((await api.call('GET', `/public/vendors/${seller.uid}`)).status).toBe(404)
    expect((await api.call('GET', `/public/vendors/${seller.uid}/reviews`)).status).toBe(404)
  })
})
