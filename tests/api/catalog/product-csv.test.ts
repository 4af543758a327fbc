import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Imported,
  PRODUCT_CSV_COLUMNS,
} from '../../../functions/src/contract/catalog/product-csv'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { type Api, startApi } from '../../support/api-server'
import { countedTest } from '../../support/counts'
import { importsOf, sheetOf } from '../../support/import-file'
import type { Person } from '../../support/people'
import { readCsv } from '../../support/read-csv'
import { SHOPIFY_COLUMNS, shopifyRows } from '../../support/shopify-file'
import { putOnSale, signUpVendor } from '../../support/stores'

let api: Api
let vendor: Person
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const COLUMNS = ['name', 'description', 'category', 'price', 'available_items', 'delivery_states']
const WRAPPER = [
  'Adire wrapper',
  'Two yards of hand-dyed cotton in indigo.',
  'clothing_accessories',
  '12500.50',
  '4',
  'Lagos;Ogun',
]
const row = (number: number, change: Record<number, string> = {}) => ({
  row: number,
  cells: WRAPPER.map((cell, at) => change[at] ?? cell),
})

const send = (body: object, key: string, as: Person = vendor) =>
  api.call<Imported>('POST', '/vendors/products/import', {
    as,
    body: { dry_run: false, columns: COLUMNS, ...body },
    headers: { 'idempotency-key': key },
  })

const own = async (as: Person = vendor) =>
  (
    await api.call<{ items: Product[]; total: number }>('GET', '/vendors/products?limit=60', {
      as,
    })
  ).data

const keys = () => api.deps.ids()

describe('rows of a file', () => {
  beforeAll(async () => {
    vendor = await signUpVendor()
  })

  test('are checked without anything being made', async () => {
    const rows = [row(2), row(3, { 3: '0', 4: 'some' }), row(4, { 0: '=1+1 wrapper' })]
    const { data } = await send({ dry_run: true, rows }, keys())
    expect(data.rows.map(({ errors }) => errors.map(({ column }) => column))).toEqual([
      [],
      ['price', 'available_items'],
      ['name'],
    ])
    expect(data.rows.every(({ product_id }) => product_id === undefined)).toBe(true)
    expect((await own()).total).toBe(0)
  })

  test('become drafts and nothing else', async () => {
    const { data } = await send({ rows: [row(2), row(3, { 0: 'Second wrapper' })] }, keys())
    const { items } = await own()
    expect(items.map(({ id }) => id).toSorted()).toEqual(
      data.rows.map(({ product_id }) => product_id ?? '').toSorted(),
    )
    for (const item of items) {
      expect(item).toMatchObject({ status: 'draft', price: 1_250_050, vendor_id: vendor.uid })
    }
  })

  test('are made once however often they are sent, also at the same time', async () => {
    const other = await signUpVendor()
    const key = keys()
    const rows = Array.from({ length: 5 }, (_, at) => row(at + 2))
    const first = await Promise.all(Array.from({ length: 8 }, () => send({ rows }, key, other)))
    const again = await send({ rows }, key, other)
    expect(again.headers['idempotency-replayed']).toBe('true')
    for (const response of first) expect(response.data).toEqual(again.data)
    expect((await own(other)).total).toBe(5)
    const changed = await send({ rows: rows.slice(1) }, key, other)
    expect([changed.status, changed.error.code]).toEqual([409, 'idempotency/key-reused'])
  })

  test('are made all or none: one that is wrong stops its request, named by row and column', async () => {
    const before = (await own()).total
    const response = await send({ rows: [row(2), row(3, { 3: '10.999' })] }, keys())
    expect([response.status, response.error.code]).toEqual([422, 'product/import-rows'])
    expect(response.error.details).toEqual({
      errors: [{ row: 3, column: 'price', message: expect.stringMatching('two decimals') }],
    })
    expect((await own()).total).toBe(before)
  })

  test('without a name are refused as a whole', async () => {
    const columns = COLUMNS.filter((name) => name !== 'name')
    for (const dry_run of [true, false]) {
      const response = await send({ dry_run, columns, rows: [row(2)] }, keys())
      expect([response.status, response.error.code]).toEqual([422, 'product/import-columns'])
      expect(response.error.details).toMatchObject({ missing: ['name'] })
    }
  })

  test.each([
    ['none', 0],
    ['201', 201],
  ])('are refused where there are %s', async (_what, length) => {
    const rows = Array.from({ length }, (_, at) => ({ row: at + 2, cells: ['Cap'] }))
    const response = await send({ rows }, keys())
    expect([response.status, response.error.code]).toEqual([400, 'request/invalid'])
  })

  test('are two hundred at most, in one request', async () => {
    const other = await signUpVendor()
    const rows = Array.from({ length: 200 }, (_, at) => row(at + 2))
    expect((await send({ rows }, keys(), other)).data.rows).toHaveLength(200)
    expect((await own(other)).total).toBe(200)
  })

  test('need a key, so that a retry can be distinguished from a second file', async () => {
    const body = { dry_run: false, columns: COLUMNS, rows: [row(2)] }
    const headers = { 'idempotency-key': '' }
    const response = await api.call('POST', '/vendors/products/import', {
      ...{ as: vendor, body, headers },
    })
    expect([response.status, response.error.code]).toEqual([400, 'idempotency/key-missing'])
  })
})

describe('a file of Shopify with 200 products in variants', () => {
  test('is imported, sold from, and exported again', async () => {
    const one = await signUpVendor()
    const sent: { row: number; cells: string[] }[] = shopifyRows
      .flat()
      .map((cells, at) => ({ row: at + 2, cells }))
    for (let begin = 0; begin < sent.length; begin += 200) {
      const rows = sent.slice(begin, begin + 200)
      const checked = await send({ dry_run: true, columns: SHOPIFY_COLUMNS, rows }, keys(), one)
      expect(checked.data.ignored).toEqual(['Tags', 'Image Src'])
      expect(checked.data.rows.flatMap(({ errors }) => errors)).toEqual([])
      expect((await send({ columns: SHOPIFY_COLUMNS, rows }, keys(), one)).status).toBe(200)
    }
    const { items, total } = await own(one)
    expect(total).toBe(200)
    for (const item of items) {
      expect(item).toMatchObject({ price: 500_000, has_higher_prices: true, available_items: 10 })
      expect(item.variants).toHaveLength(4)
    }

    const response = await api.call('GET', '/vendors/products.csv?format=shopify', { as: one })
    const [columns = [], ...rows] = readCsv(response.text)
    expect(columns.slice(0, 5)).toEqual([
      'URL handle',
      'Title',
      'Description',
      'Option1 name',
      'Option1 value',
    ])
    expect(rows).toHaveLength(800)
    const two = await signUpVendor()
    const again = rows.slice(0, 200).map((cells, at) => ({ row: at + 2, cells }))
    expect((await send({ columns, rows: again }, keys(), two)).status).toBe(200)
    const copied = (await own(two)).items.find(({ name }) => name === items[0]?.name)
    expect(copied?.variants?.map(({ values, price, sku }) => [values, price, sku])).toEqual(
      items[0]?.variants?.map(({ values, price, sku }) => [values, price, sku]),
    )
  }, 120_000)

  test('changes prices and stock of the products that are there, and nothing else', async () => {
    const one = await signUpVendor()
    const rows = (shopifyRows[0] ?? []).map((cells, at) => ({ row: at + 2, cells }))
    await send({ columns: SHOPIFY_COLUMNS, rows }, keys(), one)
    const [before] = (await own(one)).items
    const columns = ['handle', 'option1_value', 'option2_value', 'price', 'available_items']
    const change = (cells: string[]) => importsOf(api).agree(one, sheetOf([columns, cells]))
    expect((await change([before?.slug ?? '', 'L', 'Red', '9000', ''])).status).toBe(200)
    await change([before?.slug ?? '', 'M', 'Red', '', '0'])
    const { items, total } = await own(one)
    expect(total).toBe(1)
    expect(items[0]?.variants?.map(({ price }) => price)).toEqual([
      500_000, 550_000, 600_000, 900_000,
    ])
    expect(Object.values(items[0]?.available ?? {})).toEqual([1, 0, 3, 4])
    const wrong = await change([before?.slug ?? '', 'XL', 'Red', '9000', ''])
    expect([wrong.status, wrong.error.code]).toEqual([422, 'product/import-rows'])
    const other = await signUpVendor()
    const cells = [before?.slug ?? '', 'L', 'Red', '1000', '']
    const foreign = await send({ columns, rows: [{ row: 2, cells }] }, keys(), other)
    expect(foreign.error.code).toBe('product/import-rows')
    expect((await own(one)).items[0]?.price).toBe(500_000)
  })
})

const download = async (as: Person) => {
  const response = await api.call('GET', '/vendors/products.csv', { as })
  const [columns = [], ...rows] = readCsv(response.text)
  return { response, columns, rows }
}

describe('the file of a vendor’s products', () => {
  test('is a download in UTF-8 that begins as Excel wants it', async () => {
    const { response, columns, rows } = await download(await signUpVendor())
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="oja-products.csv"',
      'cache-control': 'no-store',
    })
    expect(response.text.startsWith('\uFEFFname,')).toBe(true)
    expect([columns, rows]).toEqual([[...PRODUCT_CSV_COLUMNS], []])
  })

  test('holds the own products that are not removed, and nobody else’s', async () => {
    const [one, other] = [await signUpVendor(), await signUpVendor()]
    await putOnSale(one, { name: 'Mine' })
    await putOnSale(one, { name: 'Gone', status: 'removed' })
    await putOnSale(other, { name: 'Theirs' })
    expect((await download(one)).rows.map(([name]) => name)).toEqual(['Mine'])
  })

  for (const text of ['=HYPERLINK("https://evil.example")', '+1', '-1', '@A1', '\t=1', '=1\n2']) {
    countedTest('R21', `can not run what a name begins with: ${JSON.stringify(text)}`, async () => {
      const one = await signUpVendor()
      await putOnSale(one, { name: text, attributes: { brand: text } })
      const { rows } = await download(one)
      expect(rows[0]?.[0]).toBe(`'${text}`)
      expect(rows[0]?.[COLUMNS.length]).toBe(`'${text}`)
    })
  }

  test('can be imported again: the drafts are the same', async () => {
    const one = await signUpVendor()
    await putOnSale(one, {
      name: '=Ọjà “wrapper”, best',
      description: 'Two yards, "hand-dyed"\nin indigo; wash cold.',
      price: 1_250_005,
      delivery_states: ['Lagos', 'Ogun'],
      search_states: ['Lagos', 'Ogun'],
      attributes: { brand: 'Itoku', other: "It's fine" },
    })
    await putOnSale(one, { name: 'Everywhere', attributes: {} })
    const { columns, rows } = await download(one)
    const two = await signUpVendor()
    const sent = rows.map((cells, at) => ({ row: at + 2, cells }))
    expect((await send({ columns, rows: sent }, keys(), two)).status).toBe(200)
    const listed = ({ items }: { items: Product[] }) =>
      items
        .map(({ name, description, category, price, available_items, ...more }) => ({
          ...{ name, description, category, price, available_items },
          states: more.delivery_states,
          attributes: more.attributes,
        }))
        .toSorted((a, b) => a.name.localeCompare(b.name))
    expect(listed(await own(two))).toEqual(listed(await own(one)))
  })
})
