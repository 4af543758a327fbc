import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Imported } from '../../../functions/src/contract/catalog/product-csv'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { type Api, startApi } from '../../support/api-server'
import type { Person } from '../../support/people'
import { putOnSale, signUpVendor } from '../../support/stores'

let api: Api
let vendor: Person
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const send = (body: object, key: string) =>
  api.call<Imported>('POST', '/vendors/products/import', {
    as: vendor,
    body: { dry_run: false, ...body },
    headers: { 'idempotency-key': key },
  })

const own = async () =>
  (await api.call<{ items: Product[]; total: number }>('GET', '/vendors/products', { as: vendor }))
    .data

const keys = () => api.deps.ids()

describe('a file that nobody means', () => {
  beforeAll(async () => {
    vendor = await signUpVendor()
  })
  const SIZES = ['Handle', 'Title', 'Body (HTML)', 'Option1 Name', 'Option1 Value', 'Variant Price']
  const shirt = (change: Record<number, string>) =>
    ['caps', 'Adire cap', '', 'Size', 'S', '5000'].map((cell, at) => change[at] ?? cell)

  test.each(['&#0;', '&#1;', '&#27;', '&#xD800;', '&#55296;', '&#1114112;'])(
    'is refused at its row for a description that decodes to %s, and never fails',
    async (entity) => {
      const cells = shirt({ 2: `<p>Hand-dyed cotton from Abeokuta ${entity}</p>` })
      const rows = [{ row: 2, cells }]
      const checked = await send({ dry_run: true, columns: SIZES, rows }, keys())
      expect(checked.data.rows[0]?.errors).toMatchObject([{ row: 2, column: 'description' }])
      expect((await send({ columns: SIZES, rows }, keys())).status).toBe(422)
      expect((await own()).total).toBe(0)
    },
  )

  test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'])(
    'leaves a column named %s out',
    async (name) => {
      const rows = [{ row: 2, cells: ['Adire cap', 'x'] }]
      const { data, status } = await send({ dry_run: true, columns: ['name', name], rows }, keys())
      expect([status, data.ignored]).toEqual([200, [name]])
    },
  )

  test.each([21, 26, 60])(
    'is refused where an option has %i values, at their rows',
    async (count) => {
      const rows = Array.from({ length: count }, (_, at) => ({
        row: at + 2,
        cells: shirt({ 1: at === 0 ? 'Adire cap' : '', 4: `No ${at}` }),
      }))
      const { data } = await send({ dry_run: true, columns: SIZES, rows }, keys())
      const wrong = data.rows.filter(({ errors }) => errors.length > 0)
      expect(wrong.map(({ row: at }) => at)).toEqual(rows.slice(20).map(({ row: at }) => at))
      expect(wrong[0]?.errors[0]?.message).toMatch(/at most 20 values/)
      expect((await send({ columns: SIZES, rows }, keys())).status).toBe(422)
      expect((await own()).total).toBe(0)
      const twenty = rows.slice(0, 20)
      expect(
        (await send({ dry_run: true, columns: SIZES, rows: twenty }, keys())).data.rows,
      ).toEqual(twenty.map(({ row: at }) => ({ row: at, errors: [] })))
    },
  )

  test('is refused in the dry run where the form would refuse it', async () => {
    const rows = ['Red', 'red'].map((value, at) => ({
      row: at + 2,
      cells: shirt({ 1: at === 0 ? 'Adire cap' : '', 3: 'Colour', 4: value }),
    }))
    const { data } = await send({ dry_run: true, columns: SIZES, rows }, keys())
    expect(data.rows.flatMap(({ errors }) => errors).length).toBeGreaterThan(0)
  })

  test('is refused where it has sizes of a product without options, and changes nothing', async () => {
    const product = await putOnSale(vendor, { price: 1_200_000, available_items: 9 })
    const columns = ['handle', 'option1_name', 'option1_value', 'price', 'available_items']
    const rows = ['S', 'M', 'L'].map((size, at) => ({
      row: at + 2,
      cells: [product.slug, at === 0 ? 'Size' : '', size, `${12_000 + at * 1_500}`, '2'],
    }))
    const { data } = await send({ dry_run: true, columns, rows }, keys())
    expect(data.rows.map(({ errors }) => errors[0]?.message)).toEqual(
      ['S', 'M', 'L'].map((size) => `${product.name} has no ${size}. Add it on its page first.`),
    )
    expect((await send({ columns, rows }, keys())).status).toBe(422)
    const { items } = await own()
    expect(items.find(({ id }) => id === product.id)).toMatchObject({
      price: 1_200_000,
      available_items: 9,
    })
    const twice = ['5000', '6000'].map((price, at) => ({
      row: at + 2,
      cells: [product.slug, '', '', price, ''],
    }))
    expect((await send({ columns, rows: twice }, keys())).status).toBe(422)
  })
})
