import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PRODUCT_CSV_COLUMNS } from '../../../functions/src/contract/catalog/product-csv'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { ProductStock } from '../../../functions/src/contract/entities/catalog/product-stock'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf, fieldsOf } from '../../../functions/src/db/firestore'
import { type Api, startApi } from '../../support/api-server'
import { importsOf, type Sheet, sheetOf } from '../../support/import-file'
import type { Person } from '../../support/people'
import { readCsv } from '../../support/read-csv'
import { putOnSale, signUpVendor } from '../../support/stores'

let api: Api
let vendor: Person
let product: Product
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  vendor = await signUpVendor()
  product = await putOnSale(vendor, { name: 'Adire cap', price: 1_200_000, available_items: 9 })
})

const imports = () => importsOf(api)
const sheet = (...rows: string[][]): Sheet =>
  sheetOf([['handle', 'name', 'price', 'available_items'], ...rows])
const now = async (): Promise<Product> => {
  const { data } = await api.call<{ items: Product[] }>('GET', '/vendors/products', { as: vendor })
  const found = data.items.find(({ id }) => id === product.id)
  if (!found) throw new Error('The product is gone')
  return found
}
const stocks = () => collectionOf<ProductStock>(COLLECTIONS.productStock)
/** Sells units as a paid order does. */
const sell = async (units: number, id = product.id): Promise<void> => {
  const { variants } = (await stocks().doc(product.id).get()).data() as ProductStock
  const { available, reserved, sold } = variants[id] ?? { available: 0, reserved: 0, sold: 0 }
  const counts = { available: available - units, reserved, sold: sold + units, is_ordered: true }
  await stocks()
    .doc(product.id)
    .update(fieldsOf<ProductStock>({ [`variants.${id}`]: counts }))
}
const available = async (id = product.id): Promise<number | undefined> =>
  (await stocks().doc(product.id).get()).data()?.variants[id]?.available

describe('a file with a product that is there', () => {
  test('says in the dry run what would change of it, from what to what', async () => {
    const { data } = await imports().check(
      vendor,
      sheet([product.slug, '', '15000', '2'], ['', 'New cap', '4000', '1']),
    )
    expect(data.changes).toEqual([
      {
        product_id: product.id,
        name: 'Adire cap',
        status: 'active',
        rows: [2],
        state: expect.any(String),
        fields: [
          { choice: '', field: 'price', from: 1_200_000, to: 1_500_000 },
          { choice: '', field: 'available_items', from: 9, to: 2 },
        ],
      },
    ])
    expect(await now()).toMatchObject({ price: 1_200_000, available_items: 9 })
  })

  test('changes nothing and makes no draft unasked', async () => {
    const file = sheet([product.slug, '', '15000', ''], ['', 'New cap', '4000', '1'])
    const { status, error } = await imports().start(vendor, file)
    expect([status, error.code]).toEqual([409, 'product/import-changes'])
    expect(error.details?.changes).toMatchObject([{ product_id: product.id }])
    expect(await now()).toMatchObject({ price: 1_200_000 })
    const { data } = await api.call<{ total: number }>('GET', '/vendors/products', { as: vendor })
    expect(data.total).toBe(1)
  })

  test('changes it once that was agreed to, and says so beside the drafts', async () => {
    const file = sheet([product.slug, '', '15000', ''], ['', 'New cap', '4000', '1'])
    const { data } = await imports().agree(vendor, file)
    expect(data.changes).toMatchObject([
      { product_id: product.id, fields: [{ field: 'price', from: 1_200_000, to: 1_500_000 }] },
    ])
    expect(await now()).toMatchObject({ price: 1_500_000, available_items: 9, status: 'active' })
  })

  test.each([
    ['its price', { price: 1_300_000 }],
    ['its status', { status: 'paused' as const }],
  ])('asks again where %s changed since', async (_what, change) => {
    const file = sheet([product.slug, '', '15000', ''])
    const { changes } = (await imports().check(vendor, file)).data
    const consents = changes.map(({ product_id, state }) => ({ product_id, state }))
    await collectionOf<Product>(COLLECTIONS.products).doc(product.id).update(fieldsOf(change))
    const { status, error } = await imports().start(vendor, file, consents)
    expect([status, error.code]).toEqual([409, 'product/import-changes'])
    expect(error.details?.changes).not.toEqual(changes)
    expect((await now()).price).not.toBe(1_500_000)
  })

  test('asks again where a piece was sold since, whose count the file sets', async () => {
    const file = sheet([product.slug, '', '', '12'])
    const { changes } = (await imports().check(vendor, file)).data
    await sell(2)
    const consents = changes.map(({ product_id, state }) => ({ product_id, state }))
    expect((await imports().start(vendor, file, consents)).status).toBe(409)
    expect(await available()).toBe(7)
  })

  test('refuses a consent to what the file does not change', async () => {
    const other = await putOnSale(vendor)
    const file = sheet([product.slug, '', '15000', ''])
    const { changes } = (await imports().check(vendor, file)).data
    const consents = changes.map(({ product_id, state }) => ({ product_id, state }))
    const more = [...consents, { product_id: other.id, state: consents[0]?.state ?? '' }]
    expect((await imports().start(vendor, file, more)).status).toBe(409)
    expect((await imports().start(vendor, file, consents)).status).toBe(200)
  })

  test('asks for a draft that is there as well', async () => {
    const draft = await putOnSale(vendor, { status: 'draft' })
    const { status, error } = await imports().start(vendor, sheet([draft.slug, '', '15000', '']))
    expect([status, error.code]).toEqual([409, 'product/import-changes'])
  })
})

const exported = async (format = ''): Promise<Sheet> => {
  const { text } = await api.call('GET', `/vendors/products.csv${format}`, { as: vendor })
  return sheetOf(readCsv(text))
}
const withCell = ({ columns, rows }: Sheet, name: string, cell: string): Sheet => ({
  columns,
  rows: rows.map(({ row, cells }) => ({
    row,
    cells: cells.map((old, at) => (columns[at] === name ? cell : old)),
  })),
})

describe('an exported file', () => {
  test.each(['', '?format=shopify'])(
    'changes nothing as it is, whatever was sold since %s',
    async (format) => {
      const file = await exported(format)
      expect((await imports().check(vendor, file)).data.changes).toEqual([])
      await sell(2)
      expect((await imports().check(vendor, file)).data.changes).toEqual([])
      const { data, status } = await imports().start(vendor, file)
      expect([status, data.changes, data.rows[0]?.product_id]).toEqual([200, [], product.id])
      expect(await available()).toBe(7)
    },
  )

  test.each([
    ['', 'available_items'],
    ['?format=shopify', 'Inventory quantity'],
  ])(
    'brings nothing back that was sold since, however often it is read %s',
    async (format, column) => {
      const file = withCell(await exported(format), column, '15')
      await sell(2)
      expect((await imports().agree(vendor, file)).data.changes[0]?.fields).toEqual([
        { choice: '', field: 'available_items', from: 7, to: 13 },
      ])
      await sell(4)
      expect((await imports().check(vendor, file)).data.changes).toEqual([])
      expect(await available()).toBe(9)
    },
  )

  test('keeps what was restocked since, if its count was not touched', async () => {
    const file = withCell(await exported(), 'price', '13000')
    await api.call('PUT', `/vendors/products/${product.id}`, {
      as: vendor,
      body: { available_items: 30 },
    })
    await imports().agree(vendor, file)
    expect(await now()).toMatchObject({ price: 1_300_000, available_items: 30 })
  })

  test('never takes a count below zero', async () => {
    const file = withCell(await exported(), 'available_items', '1')
    await sell(5)
    await imports().agree(vendor, file)
    expect(await available()).toBe(0)
  })

  test('does it by variant', async () => {
    const [m, l] = ['m'.repeat(20), 'l'.repeat(20)]
    const at = timestampFromMillis(Date.now())
    product = await putOnSale(vendor, {
      options: [{ name: 'Size', values: ['M', 'L'] }],
      variants: [
        { id: m, values: ['M'], price: 500_000, status: 'active' },
        { id: l, values: ['L'], price: 600_000, status: 'active' },
      ],
    })
    const counts = { available: 5, reserved: 0, sold: 0 }
    await stocks()
      .doc(product.id)
      .set({
        product_id: product.id,
        vendor_id: vendor.uid,
        variants: { [m]: counts, [l]: counts },
        updated_at: at,
      })
    const { columns, rows } = await exported()
    const own = rows.filter(({ cells }) => cells[columns.indexOf('handle')] === product.slug)
    const file = {
      columns,
      rows: own.map(({ row, cells }) => ({
        row,
        cells: cells.map((cell, place) =>
          columns[place] === 'available_items' && cells.includes('L') ? '8' : cell,
        ),
      })),
    }
    await sell(2, m)
    await sell(2, l)
    expect((await imports().agree(vendor, file)).data.changes[0]?.fields).toEqual([
      { choice: 'L', field: 'available_items', from: 3, to: 6 },
    ])
    expect([await available(m), await available(l)]).toEqual([3, 6])
  })

  test('leaves variants alone that are no longer sold, whatever their values', async () => {
    const [m, old] = ['m'.repeat(20), 'o'.repeat(20)]
    product = await putOnSale(vendor, {
      options: [{ name: 'Size', values: ['M'] }],
      variants: [
        { id: m, values: ['M'], price: 500_000, status: 'active' },
        { id: old, values: ['XXL'], price: 600_000, status: 'archived' },
      ],
    })
    const file = sheetOf([
      ['handle', 'option1_value', 'price', 'available_items'],
      [product.slug, 'm ', '7000', '4'],
    ])
    expect((await imports().agree(vendor, file)).data.changes[0]?.fields).toEqual([
      { choice: 'M', field: 'price', from: 500_000, to: 700_000 },
      { choice: 'M', field: 'available_items', from: 0, to: 4 },
    ])
    expect(await now()).toMatchObject({
      price: 700_000,
      available_items: 4,
      variants: [{ price: 700_000 }, { values: ['XXL'], price: 600_000, status: 'archived' }],
    })
  })

  test('has the columns of what was seen last', () => {
    expect(PRODUCT_CSV_COLUMNS.slice(-2)).toEqual(['seen_items', 'seen_sold'])
  })
})
