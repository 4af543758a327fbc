import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { Vendor, VendorPrivate } from '../../../functions/src/contract/entities/people/vendor'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { DAY_MS } from '../../../functions/src/contract/time'
import { firestore } from '../../../functions/src/db/firestore'
import type { Person } from '../../support/people'
import { codeOf, DELIVERY, openTestApi, type TestApi } from '../../support/test-api'

const image = { url: '/front.jpg', url_640: '', url_320: '', path: 'front.jpg' }
const SHIRT = { category: 'clothing_accessories', images: [image] }

type Store = { vendor: Vendor; private: VendorPrivate }
type Body = Record<string, unknown>

let testApi: TestApi
let vendor: Person
let buyer: Person
beforeAll(async () => {
  testApi = await openTestApi()
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
})
afterAll(() => testApi.close())

const put = <T = unknown>(path: string, body: Body, as = vendor) =>
  testApi.call<T>('PUT', path, { as, body })
const fieldsOf = ({ error }: { error: { details?: Body } }) => error.details?.fields as Body

describe('what changed while a form was open stays when another of its fields is saved', () => {
  test('of a store', async () => {
    const phone = '+2348031112222'
    const description = 'Cloth that three sisters dye in Abeokuta.'
    await put('/vendors/vendor', { phone, state: 'Ogun', city: 'Abeokuta South' })
    const { status, data } = await put<Store>('/vendors/vendor', { description })
    expect(status).toBe(200)
    expect(data.vendor).toMatchObject({ description, state: 'Ogun', city: 'Abeokuta South' })
    expect(data.private.phone).toBe(phone)
    const stored = await firestore().doc(`vendors/${vendor.uid}/private/store`).get()
    expect(stored.get('phone')).toBe(phone)
  })

  test('of a store, but never an area that its state does not have', async () => {
    const { status, ...refused } = await put('/vendors/vendor', { city: 'Eti-Osa' })
    expect([status, fieldsOf(refused)]).toEqual([
      400,
      { city: 'Choose a local government area of the state.' },
    ])
  })

  test('of an address', async () => {
    const { data } = await put<{ id: string }>('/users/addresses', DELIVERY, buyer)
    const change = { id: data.id, phone: '08039998888' }
    await put('/users/addresses', change, buyer)
    await put('/users/addresses', { id: data.id, address: '14 Adeola Odeku Street' }, buyer)
    const saved = await firestore().doc(`users/${buyer.uid}/addresses/${data.id}`).get()
    expect(saved.data()).toMatchObject({
      ...DELIVERY,
      phone: '+2348039998888',
      address: '14 Adeola Odeku Street',
    })
  })

  test('of an address, but a new one needs every field', async () => {
    const { phone: _, ...rest } = DELIVERY
    const { status, ...refused } = await put('/users/addresses', rest, buyer)
    expect([status, Object.keys(fieldsOf(refused))]).toEqual([400, ['phone']])
  })

  test('of a profile', async () => {
    await put('/users/user', { name: 'Ngozi Okafor' }, buyer)
    const { data } = await put<{ email: string }>('/users/user', { name: 'Ngozi A. Okafor' }, buyer)
    expect(data).toMatchObject({ name: 'Ngozi A. Okafor', email: buyer.email })
    expect((await put('/users/user', {}, buyer)).status).toBe(400)
  })

  test('of a holiday', async () => {
    const day = (days: number) => lagosDayOf(Date.now() + days * DAY_MS)
    await put('/vendors/holiday', { holiday: { from: day(5), back_on: day(9), message: 'Eid' } })
    await put('/vendors/holiday', { holiday: { back_on: day(12) } })
    const { data } = await put<Vendor>('/vendors/holiday', { holiday: { message: 'Eid Mubarak' } })
    expect(data.rest?.holiday).toEqual({ from: day(5), back_on: day(12), message: 'Eid Mubarak' })
    const emptied = await put<Vendor>('/vendors/holiday', { holiday: { message: '' } })
    expect(emptied.data.rest?.holiday).toEqual({ from: day(5), back_on: day(12) })
    await put('/vendors/holiday', { holiday: null })
    const { status, ...refused } = await put('/vendors/holiday', { holiday: { message: 'Eid' } })
    expect([status, Object.keys(fieldsOf(refused))]).toEqual([
      400,
      ['holiday.from', 'holiday.back_on'],
    ])
  })

  test('of a product’s features', async () => {
    const product = await testApi.product(vendor, {
      ...SHIRT,
      attributes: { brand: 'Itoku', colour: 'Red' },
    })
    const change = (body: Body) => put<Product>(`/vendors/products/${product.id}`, body)
    const seen_attributes = { brand: 'Itoku', colour: 'Red' }
    await change({ attributes: { brand: 'Ake', colour: 'Red' }, seen_attributes })
    const { data } = await change({
      attributes: { brand: 'Itoku', material: 'Silk' },
      seen_attributes,
    })
    expect(data.attributes).toEqual({ brand: 'Ake', material: 'Silk' })
    const all = await change({ attributes: { brand: 'Itoku' } })
    expect(all.data.attributes).toEqual({ brand: 'Itoku' })
  })

  test('of a product’s variants', async () => {
    const product = await testApi.product(vendor, SHIRT)
    const change = (body: Body) => put<Product>(`/vendors/products/${product.id}`, body)
    const options = [{ name: 'Size', values: ['M', 'L'] }]
    const { data } = await change({
      options,
      variants: ['M', 'L'].map((value) => ({
        values: [value],
        price: 500_000,
        available_items: 3,
        sku: `S-${value}`,
      })),
    })
    const [m = '', l = ''] = data.variants?.map(({ id }) => id) ?? []
    await change({ variants: [{ id: m, price: 600_000 }] })
    const renamed = await change({
      variants: [
        { id: m, sku: 'S-1' },
        { id: l, sku: '' },
      ],
    })
    const [first, second] = renamed.data.variants ?? []
    expect(first).toMatchObject({ id: m, values: ['M'], price: 600_000, sku: 'S-1' })
    expect(second).toEqual({ id: l, values: ['L'], price: 500_000, status: 'active' })
    expect(renamed.data.available).toEqual({ [m]: 3, [l]: 3 })

    const archived = await change({ variants: [{ id: l, status: 'archived' }] })
    expect(archived.data).toMatchObject({ price: 600_000, available_items: 3 })
    const kept = await change({ variants: [{ id: m, price: 650_000 }] })
    expect(kept.data.variants?.map(({ id, status }) => [id, status])).toEqual([
      [m, 'active'],
      [l, 'archived'],
    ])
    expect(codeOf(await change({ variants: [{ id: 'v'.repeat(20), price: 600_000 }] }))).toBe(
      'product/variant-unknown',
    )
    expect((await change({ variants: [{ price: 600_000 }] })).status).toBe(400)
  })
})
