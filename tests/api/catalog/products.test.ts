import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renditionPath } from '../../../functions/src/contract/catalog/images'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { firestore } from '../../../functions/src/db/firestore'
import { onProductWritten } from '../../../functions/src/triggers/on-product-written'
import { onUploadFinalized } from '../../../functions/src/triggers/on-upload-finalized'
import { recountCategories } from '../../../functions/src/usecases/catalog/category/recount-category'
import { type Api, startApi } from '../../support/api-server'
import type { Person } from '../../support/people'
import { putOnSale, signUpVendor } from '../../support/stores'
import { photograph, upload } from '../../support/upload'

let api: Api
let vendor: Person
beforeAll(async () => {
  api = await startApi()
  vendor = await signUpVendor()
})
afterAll(() => api.close())

const write = (method: string, path: string, body?: object) =>
  api.call<Product>(method, `/vendors/products${path}`, { as: vendor, body })

const DRAFT = {
  name: 'Ọjà adire wrapper',
  description: 'Two yards of hand-dyed cotton in indigo.',
  category: 'clothing_accessories',
  price: 1_250_000,
  available_items: 4,
  attributes: { brand: 'Itoku', colour: 'Indigo' },
  delivery_states: ['Ogun', 'Lagos'],
}

/** Creates a draft with one image through the API, as the wizard does. */
const completeDraft = async (): Promise<Product> => {
  const { data: draft } = await write('POST', '', DRAFT)
  const path = `${vendor.uid}/products/${draft.id}/front.jpg`
  await upload(path, await photograph())
  return (await write('PUT', `/${draft.id}`, { image_paths: [path] })).data
}

describe('a product', () => {
  test('begins as a draft that only its vendor sees', async () => {
    const { data: draft } = await write('POST', '', { name: DRAFT.name })
    expect(draft).toMatchObject({ status: 'draft', price: 0, images: [], vendor_id: vendor.uid })
    expect(draft.slug).toBe(`oja-adire-wrapper-${draft.id}`)
    expect((await api.call('GET', `/public/products/${draft.id}`)).status).toBe(404)
  })

  test('is not named with a word that no screen can hold', async () => {
    const name = `Adire ${'a'.repeat(31)}`
    expect((await write('POST', '', { name })).error).toMatchObject({
      code: 'request/invalid',
      details: { fields: { name: 'Use words of at most 30 characters.' } },
    })
    const { data: draft } = await write('POST', '', { name: DRAFT.name })
    expect((await write('PUT', `/${draft.id}`, { name })).status).toBe(400)
    const kept = await api.call<{ items: Product[] }>('GET', '/vendors/products', { as: vendor })
    expect(kept.data.items.find(({ id }) => id === draft.id)?.name).toBe(DRAFT.name)
  })

  test('is filled step by step: only what is sent changes', async () => {
    const { data: draft } = await write('POST', '', { name: DRAFT.name })
    await write('PUT', `/${draft.id}`, { price: 990_000 })
    const { data: later } = await write('PUT', `/${draft.id}`, { category: 'books' })
    expect(later).toMatchObject({ name: DRAFT.name, price: 990_000, category: 'books' })
    expect(later.delivery_states).toEqual([])
  })

  test('goes on sale when it is complete, off sale, on again, and away', async () => {
    const { id } = await completeDraft()
    const statuses = []
    for (const step of ['publish', 'pause', 'resume']) {
      statuses.push((await write('POST', `/${id}/${step}`)).data.status)
    }
    expect(statuses).toEqual(['active', 'paused', 'active'])
    expect((await api.call('GET', `/public/products/${id}`)).status).toBe(200)
    expect((await write('DELETE', `/${id}`)).data).toEqual({ done: true })
    expect((await api.call('GET', `/public/products/${id}`)).status).toBe(404)
    const listed = await api.call<{ items: Product[] }>('GET', '/vendors/products', { as: vendor })
    expect(listed.data.items.map((item) => item.id)).not.toContain(id)
  })

  test('returns the same when a step is done twice', async () => {
    const { id } = await completeDraft()
    const first = await write('POST', `/${id}/publish`)
    const again = await write('POST', `/${id}/publish`)
    expect(again.data).toEqual(first.data)
  })

  test('takes new stock without losing what was reserved and sold', async () => {
    const { id } = await putOnSale(vendor, { reserved_items: 2, sold_items: 3 })
    const { data } = await write('PUT', `/${id}`, { available_items: 40 })
    expect([data.available_items, data.reserved_items, data.sold_items]).toEqual([40, 2, 3])
  })

  test('delivers everywhere when one of its states is all', async () => {
    const { data } = await write('POST', '', { ...DRAFT, delivery_states: ['Lagos', 'all'] })
    expect(data.delivery_states).toEqual(['all'])
  })

  test('is listed to its vendor by status, in pages', async () => {
    const own = await signUpVendor()
    await putOnSale(own)
    await putOnSale(own, { status: 'paused' })
    await putOnSale(own, { status: 'removed' })
    const total = async (query: string) =>
      (await api.call<{ total: number }>('GET', `/vendors/products${query}`, { as: own })).data
        .total
    expect([await total(''), await total('?status=paused'), await total('?status=draft')]).toEqual([
      2, 1, 0,
    ])
  })
})

describe('a picture', () => {
  test('is shown in three widths, and the original with its position is gone', async () => {
    const { images } = await completeDraft()
    const [image] = images
    const widths = await Promise.all(
      [image?.url_320, image?.url_640, image?.url].map(async (address) => {
        const response = await fetch(address ?? '')
        return [response.status, response.headers.get('content-type')]
      }),
    )
    expect(widths).toEqual([
      [200, 'image/webp'],
      [200, 'image/webp'],
      [200, 'image/webp'],
    ])
    expect(await api.deps.objects.find(image?.path ?? '')).toBeUndefined()
    const bytes = await api.deps.objects.read(renditionPath(image?.path ?? '', 1280))
    expect(bytes?.includes('Exif')).toBe(false)
  })

  test('keeps its place when others are added before it', async () => {
    const { id, images } = await completeDraft()
    const second = `${vendor.uid}/products/${id}/back.png`
    await upload(second, await photograph(400, 400))
    const image_paths = [second, images[0]?.path]
    const { data } = await write('PUT', `/${id}`, { image_paths })
    expect(data.images.map(({ path }) => path)).toEqual(image_paths)
    expect(data.images[1]).toEqual(images[0])
  })

  test('is made ready by its upload already, and doing it again changes nothing', async () => {
    const { data: draft } = await write('POST', '', { name: DRAFT.name })
    const path = `${vendor.uid}/products/${draft.id}/early.jpg`
    await upload(path, await photograph())
    await onUploadFinalized(api.deps, path)
    await expect(onUploadFinalized(api.deps, path)).resolves.toBeUndefined()
    const { data } = await write('PUT', `/${draft.id}`, { image_paths: [path] })
    expect(data.images).toHaveLength(1)
  })

  test('of a person loses its position and stays where it is', async () => {
    const path = `${vendor.uid}/profile_photo/avatar`
    await upload(path, await photograph())
    await onUploadFinalized(api.deps, path)
    const bytes = await api.deps.objects.read(path)
    expect([bytes?.subarray(0, 2).toString('hex'), bytes?.includes('Exif')]).toEqual([
      'ffd8',
      false,
    ])
  })
})

describe('counts', () => {
  test('of a category and a store follow what is on sale, however often the event comes', async () => {
    const own = await signUpVendor()
    const product = await putOnSale(own, { category: 'musical_instruments' })
    const count = async () =>
      (await firestore().doc('categories/musical_instruments').get()).get('product_count')
    await onProductWritten(api.deps, undefined, product)
    const before = await count()
    await onProductWritten(api.deps, undefined, product)
    expect(await count()).toBe(before)
    expect((await firestore().doc(`vendors/${own.uid}`).get()).get('product_count')).toBe(1)
    await api.call('DELETE', `/vendors/products/${product.id}`, { as: own })
    await onProductWritten(api.deps, product, { ...product, status: 'removed' })
    expect(await count()).toBe(before - 1)
  })

  test('of a large category are kept for a while, and set right by the schedule', async () => {
    const own = await signUpVendor()
    const product = await putOnSale(own, { category: 'musical_instruments' })
    const category = firestore().doc('categories/musical_instruments')
    await onProductWritten(api.deps, undefined, product)
    const exact = (await category.get()).get('product_count')
    await category.update({ product_count: 5_000 })
    await onProductWritten(api.deps, undefined, product)
    expect((await category.get()).get('product_count')).toBe(5_000)
    await recountCategories(api.deps)
    expect((await category.get()).get('product_count')).toBe(exact)
    const top = await api.call<object[]>('GET', '/public/categories/top-categories?limit=21')
    expect(Object.keys(top.data[0] ?? {}).sort()).toEqual(['label', 'product_count', 'value'])
  })
})
