import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { firestore } from '../../../functions/src/db/firestore'
import { updateVendor } from '../../../functions/src/db/people/vendors'
import { type Api, startApi } from '../../support/api-server'
import { countedTest } from '../../support/counts'
import type { Person } from '../../support/people'
import { putOnSale, signUpVendor } from '../../support/stores'
import { photograph, upload } from '../../support/upload'

let api: Api
let vendor: Person
let other: Person
let product: Product
beforeAll(async () => {
  api = await startApi()
  vendor = await signUpVendor()
  other = await signUpVendor()
  product = await putOnSale(vendor)
})
afterAll(() => api.close())

const stored = async (id: string) => (await firestore().doc(`products/${id}`).get()).data()

describe('another vendor’s product', () => {
  const attempts: [string, string, object?][] = [
    ['PUT', '', { price: 10_000 }],
    ['DELETE', ''],
    ['POST', '/publish'],
    ['POST', '/pause'],
    ['POST', '/resume'],
  ]
  for (const [method, step, body] of attempts) {
    countedTest(
      'R5',
      `is refused: ${method} ${step || 'itself'}, and nothing changes`,
      async () => {
        const before = await stored(product.id)
        const path = `/vendors/products/${product.id}${step}`
        const response = await api.call(method, path, { as: other, body })
        expect([response.status, response.error.code]).toEqual([403, 'product/not-yours'])
        expect(await stored(product.id)).toEqual(before)
      },
    )
  }

  countedTest('R5', 'is not in one’s own list', async () => {
    const response = await api.call<{ total: number }>('GET', '/vendors/products', { as: other })
    expect(response.data.total).toBe(0)
  })
})

describe('a product', () => {
  test.each([
    ['a price of zero', { price: 0 }],
    ['a negative price', { price: -1 }],
    ['a price with decimals of kobo', { price: 10_000.5 }],
    ['a price below NGN 100', { price: 9_999 }],
    ['a price as text', { price: '10000' }],
    ['a stock below zero', { available_items: -1 }],
    ['a category that is not one', { category: 'office_supplies' }],
    ['an attribute that is not one', { attributes: { colour_of_magic: 'octarine' } }],
    ['a state that Nigeria has not', { delivery_states: ['Atlantis'] }],
    ['nine pictures', { image_paths: Array.from({ length: 9 }, (_, at) => `p${at}`) }],
    ['a status of its own', { status: 'active' }],
    ['a vendor of its own', { vendor_id: 'somebody' }],
    ['a rating of its own', { rating: 5 }],
    ['a sold count of its own', { sold_items: 100 }],
  ])('is refused %s, with the field’s message, and stays', async (_what, change) => {
    const before = await stored(product.id)
    const path = `/vendors/products/${product.id}`
    const response = await api.call('PUT', path, { as: vendor, body: change })
    expect([response.status, response.error.code]).toEqual([400, 'request/invalid'])
    const [field = ''] = Object.keys(change)
    expect(Object.keys(response.error.details?.fields ?? {}).join()).toContain(field)
    expect(await stored(product.id)).toEqual(before)
  })

  test('does not go on sale before it is complete, and is told what is missing', async () => {
    const body = { name: 'Adire wrapper' }
    const { data } = await api.call<Product>('POST', '/vendors/products', { as: vendor, body })
    const response = await api.call('POST', `/vendors/products/${data.id}/publish`, { as: vendor })
    expect([response.status, response.error.code]).toEqual([422, 'product/incomplete'])
    expect(Object.keys(response.error.details?.fields ?? {})).toEqual([
      'description',
      'category',
      'price',
      'delivery_states',
      'images',
    ])
  })

  test('on sale can not be made incomplete', async () => {
    const path = `/vendors/products/${product.id}`
    for (const body of [{ image_paths: [] }, { description: '' }]) {
      const response = await api.call('PUT', path, { as: vendor, body })
      expect(response.error.code).toBe('product/incomplete')
    }
  })

  test('that was removed is not found, for its vendor too', async () => {
    const { id } = await putOnSale(vendor, { status: 'removed' })
    for (const [method, step] of [
      ['PUT', ''],
      ['POST', '/resume'],
      ['DELETE', ''],
    ] as const) {
      const body = method === 'PUT' ? { price: 20_000 } : undefined
      const response = await api.call(method, `/vendors/products/${id}${step}`, {
        as: vendor,
        body,
      })
      expect(response.error.code).toBe('product/not-found')
    }
  })

  test('of a suspended store is not public and can not be put on sale', async () => {
    const suspended = await signUpVendor()
    await updateVendor(suspended.uid, { status: 'suspended' })
    const { id } = await putOnSale(suspended, { vendor_active: false, status: 'paused' })
    const resumed = await api.call('POST', `/vendors/products/${id}/resume`, { as: suspended })
    expect(resumed.error.code).toBe('vendor/suspended')
    const active = await putOnSale(suspended, { vendor_active: false })
    expect((await api.call('GET', `/public/products/${active.id}`)).status).toBe(404)
  })
})

describe('a picture', () => {
  const link = (path: string) =>
    api.call('PUT', `/vendors/products/${product.id}`, {
      as: vendor,
      body: { image_paths: [path] },
    })

  test('is refused from another vendor’s folder, and from outside the products', async () => {
    const theirs = `${other.uid}/products/${product.id}/a.jpg`
    await upload(theirs, await photograph(20, 20))
    const paths = [
      theirs,
      `${vendor.uid}/profile_photo/avatar`,
      `${vendor.uid}/products/${product.id}/../../${other.uid}/a.jpg`,
      `${vendor.uid}/products/short/a.jpg`,
      `${vendor.uid}/products/${product.id}/a-320.webp`,
      `/${vendor.uid}/products/${product.id}/a.jpg`,
      'https://evil.example/a.jpg',
    ]
    for (const path of paths) {
      const response = await link(path)
      expect([path, response.error?.code]).toEqual([path, 'product/image-not-ours'])
    }
    expect(await api.deps.objects.find(theirs)).toBeDefined()
  })

  test('is refused where nothing was uploaded', async () => {
    const response = await link(`${vendor.uid}/products/${product.id}/nothing.jpg`)
    expect([response.status, response.error.code]).toEqual([422, 'product/image-not-ours'])
  })
})
