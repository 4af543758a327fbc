import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { type Api, startApi } from '../../support/api-server'
import type { Person } from '../../support/people'
import { putOnSale, signUpVendor } from '../../support/stores'
import { photograph, upload } from '../../support/upload'

let api: Api
let vendor: Person
let other: Person
beforeAll(async () => {
  api = await startApi()
  vendor = await signUpVendor()
  other = await signUpVendor()
})
afterAll(() => api.close())

const duplicate = (id: string, { as = vendor, key = api.deps.ids() } = {}) =>
  api.call<Product>('POST', `/vendors/products/${id}/duplicate`, {
    as,
    headers: { 'idempotency-key': key },
  })

const total = async (as: Person) =>
  (await api.call<{ total: number }>('GET', '/vendors/products', { as })).data.total

const onSaleWithImage = async (): Promise<Product> => {
  const { id } = await putOnSale(vendor, { sold_items: 3, rating: 4.5, rating_count: 2 })
  const path = `${vendor.uid}/products/${id}/front.jpg`
  await upload(path, await photograph())
  const response = await api.call<Product>('PUT', `/vendors/products/${id}`, {
    as: vendor,
    body: { image_paths: [path] },
  })
  return response.data
}

test('a draft that is begun again after its answer was lost is one', async () => {
  const as = await signUpVendor()
  const headers = { 'idempotency-key': 'begun-once' }
  const begin = () =>
    api.call<Product>('POST', '/vendors/products', { as, body: { name: 'Adire wrapper' }, headers })
  const [first, again] = await Promise.all([begin(), begin()])
  expect(again.data.id).toBe(first.data.id)
  expect(await total(as)).toBe(1)
})

describe('a duplicate', () => {
  test('is a draft with the same fields and none of the sales and ratings', async () => {
    const first = await onSaleWithImage()
    const { data: copy } = await duplicate(first.id)
    const same = ({
      name,
      description,
      category,
      price,
      available_items,
      attributes,
    }: Product) => ({
      ...{ name, description, category, price, available_items, attributes },
    })
    expect(same(copy)).toEqual(same(first))
    expect(copy).toMatchObject({ status: 'draft', sold_items: 0, rating: 0, rating_count: 0 })
    expect(copy.id).not.toBe(first.id)
    expect(copy.slug.endsWith(copy.id)).toBe(true)
  })

  test('has pictures of its own, which stay when the first one’s are taken away', async () => {
    const first = await onSaleWithImage()
    const { data: copy } = await duplicate(first.id)
    const [image] = copy.images
    expect(image?.path).toBe(`${vendor.uid}/products/${copy.id}/front.jpg`)
    await api.deps.objects.removeAll(`${vendor.uid}/products/${first.id}/`)
    for (const address of [image?.url, image?.url_640, image?.url_320]) {
      const response = await fetch(address ?? '')
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
    const body = { image_paths: copy.images.map(({ path }) => path) }
    const saved = await api.call<Product>('PUT', `/vendors/products/${copy.id}`, {
      as: vendor,
      body,
    })
    expect(saved.data.images).toEqual(copy.images)
  })

  test('leaves out a picture whose files are gone', async () => {
    const { id } = await putOnSale(vendor)
    expect((await duplicate(id)).data.images).toEqual([])
  })

  test('is made once however often it is asked for with one key', async () => {
    const own = await signUpVendor()
    const { id } = await putOnSale(own)
    const key = api.deps.ids()
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => duplicate(id, { as: own, key })),
    )
    expect(new Set(responses.map(({ data }) => data.id)).size).toBe(1)
    expect(await total(own)).toBe(2)
  })

  test('of another vendor’s product is refused and makes nothing', async () => {
    const { id } = await putOnSale(vendor)
    const response = await duplicate(id, { as: other })
    expect([response.status, response.error.code]).toEqual([403, 'product/not-yours'])
    expect(await total(other)).toBe(0)
  })

  test('of a product that was removed, or never was, is not found', async () => {
    const { id } = await putOnSale(vendor, { status: 'removed' })
    for (const gone of [id, 'aaaaaaaaaaaaaaaaaaaa']) {
      expect((await duplicate(gone)).error.code).toBe('product/not-found')
    }
  })
})
