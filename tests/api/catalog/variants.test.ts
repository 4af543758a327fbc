import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { onStockWritten } from '../../../functions/src/triggers/on-stock-written'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { stateOfVendor } from '../../support/ledger/vendor-state'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person
let buyer: Person
beforeAll(async () => {
  testApi = await openTestApi()
  ;[vendor, buyer] = await Promise.all([testApi.vendor(), testApi.buyer()])
})
afterAll(async () => {
  expect(brokenRules(stateOfVendor(await loadAuditState(), vendor.uid))).toEqual([])
  await testApi.close()
})

const OPTIONS = [
  { name: 'Size', values: ['M', 'L'] },
  { name: 'Colour', values: ['Indigo', 'Red'] },
]
const draft = (values: string[], change: object = {}) => ({
  values,
  price: 500_000,
  available_items: 2,
  ...change,
})
const VARIANTS = [
  draft(['M', 'Indigo']),
  draft(['L', 'Indigo'], { sku: 'SH-L-IN', weight_grams: 400 }),
  draft(['L', 'Red'], { price: 650_000, available_items: 1 }),
]

const change = (product: Product, body: object) =>
  testApi.call<Product>('PUT', `/vendors/products/${product.id}`, { as: vendor, body })

const image = (path: string) => ({ url: `/${path}`, url_640: '', url_320: '', path })

/** A shirt on sale in three variants. */
const shirt = async (): Promise<Product> => {
  const plain = await testApi.product(vendor, {
    name: 'Adire shirt',
    category: 'clothing_accessories',
    images: [image('front.jpg'), image('red.jpg')],
  })
  const { data } = await change(plain, { options: OPTIONS, variants: VARIANTS })
  return data
}

const idOf = (product: Product, ...values: string[]): string => {
  const found = product.variants?.find((one) => one.values.join() === values.join())
  if (!found) throw new Error(`no ${values.join()}`)
  return found.id
}

/** The drafts of a product's variants as they are, for a request that changes some. */
const draftsOf = ({ variants = [] }: Product) => variants.map((variant) => ({ ...variant }))

const buy = (product: Product, variant_id: string | undefined, more: object = {}) =>
  testApi.tryToBuy(buyer, product, {
    ...(variant_id === undefined ? {} : { variant_id }),
    expected_total_minor: 10_000_000,
    ...more,
  })

describe('a product with options', () => {
  test('has the lowest price and the sum of the stock, both the server’s', async () => {
    const product = await shirt()
    expect(product).toMatchObject({ price: 500_000, has_higher_prices: true, available_items: 5 })
    for (const body of [{ price: 1_000_000 }, { available_items: 50 }]) {
      const refused = await change(product, body)
      expect([refused.status, codeOf(refused)]).toEqual([422, 'product/variants-invalid'])
    }
    expect(await testApi.readProduct(product)).toMatchObject({ price: 500_000, available_items: 5 })
  })

  test('says nothing that does not fit, and changes nothing then', async () => {
    const product = await shirt()
    const cases = [
      { options: OPTIONS },
      { options: OPTIONS, variants: [draft(['S', 'Red'])] },
      { options: OPTIONS, variants: Array(61).fill(draft(['M', 'Red'])) },
      { options: [{ name: 'x'.repeat(25), values: ['M'] }], variants: [draft(['M'])] },
      { stock: { [product.id]: 1 } },
    ]
    for (const body of cases) expect((await change(product, body)).status).toBeOneOf([400, 422])
    expect((await testApi.readProduct(product)).variants).toEqual(product.variants)
  })

  test('is bought in one of its variants, with its price, weight and SKU', async () => {
    const product = await shirt()
    const variant_id = idOf(product, 'L', 'Indigo')
    await testApi.forgetLimit(buyer)
    const missing = await buy(product, undefined)
    expect([missing.status, codeOf(missing)]).toEqual([422, 'product/variant-required'])
    expect(codeOf(await buy(product, 'z'.repeat(20)))).toBe('product/variant-unknown')
    const { data } = await buy(product, variant_id, { quantity: 2 })
    expect(data.transaction.items).toEqual([
      expect.objectContaining({
        variant_id,
        title: 'Adire shirt',
        options: [
          { name: 'Size', value: 'L' },
          { name: 'Colour', value: 'Indigo' },
        ],
        sku: 'SH-L-IN',
        unit_price: 500_000,
        quantity: 2,
        weight_grams: 400,
        escrow_fee_minor: data.transaction.escrow_fee,
      }),
    ])
    const after = await testApi.readProduct(product)
    expect(after).toMatchObject({ available_items: 3, reserved_items: 2 })
    expect(after.available).toMatchObject({ [variant_id]: 0 })
    await testApi.forgetLimit(buyer)
    const sold_out = await buy(product, variant_id)
    expect([codeOf(sold_out), sold_out.error.details]).toEqual([
      'product/out-of-stock',
      expect.objectContaining({ available_items: 0, held_items: 2 }),
    ])
  })

  test('says publicly what is left once the stock moved, and is not rewritten otherwise', async () => {
    const product = await shirt()
    const variant_id = idOf(product, 'L', 'Red')
    await testApi.forgetLimit(buyer)
    await buy(product, variant_id)
    const publicly = async () =>
      (await testApi.call<Product>('GET', `/public/products/${product.id}`)).data
    expect((await publicly()).available).toMatchObject({ [variant_id]: 1 })
    await onStockWritten(testApi.deps, product.id)
    const followed = await publicly()
    expect(followed.available).toMatchObject({ [variant_id]: 0 })
    await onStockWritten(testApi.deps, product.id)
    expect((await publicly()).updated_at).toEqual(followed.updated_at)
  })

  test('keeps the old name of a value on an order (case 16)', async () => {
    const product = await shirt()
    await testApi.forgetLimit(buyer)
    const bought = (await buy(product, idOf(product, 'L', 'Red'))).data.transaction
    const renamed = await change(product, {
      options: [OPTIONS[0], { name: 'Colour', values: ['Indigo', 'Wine'] }],
      variants: draftsOf(product).map(({ values: [size = '', colour = ''], ...rest }) => ({
        ...rest,
        values: [size, colour === 'Red' ? 'Wine' : colour],
      })),
    })
    expect(idOf(renamed.data, 'L', 'Wine')).toBe(idOf(product, 'L', 'Red'))
    expect((await testApi.read(bought)).items[0]?.options.at(-1)?.value).toBe('Red')
    await testApi.done(buyer, bought, 'cancel')
    expect((await testApi.readProduct(product)).available).toMatchObject({
      [idOf(product, 'L', 'Red')]: 1,
    })
  })

  test('sells an archived variant no more, but honours who is paying for it (case 15)', async () => {
    const product = await shirt()
    const red = idOf(product, 'L', 'Red')
    await testApi.forgetLimit(buyer)
    const bought = (await buy(product, red)).data.transaction
    const without = { options: OPTIONS, variants: draftsOf(product).filter(({ id }) => id !== red) }
    const refused = await change(product, without)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'product/variant-reserved'])
    const archived = await change(product, {
      options: OPTIONS,
      variants: draftsOf(product).map((one) =>
        one.id === red ? { ...one, status: 'archived' } : one,
      ),
    })
    expect(archived.data).toMatchObject({ price: 500_000, has_higher_prices: false })
    testApi.pay(bought, { is_silent: true })
    const paid = (await testApi.verify(buyer, bought)).data.transactions[0]
    expect(paid?.fulfilment).toBe('awaiting_confirmation')
    await testApi.forgetLimit(buyer)
    expect(codeOf(await buy(product, red))).toBe('product/variant-not-sold')
    const gone = await change(product, without)
    expect(gone.data.variants?.find(({ id }) => id === red)?.status).toBe('archived')
    await testApi.done(vendor, bought, 'decline')
    expect(await testApi.readProduct(product)).toMatchObject({ available_items: 4, sold_items: 0 })
  })

  test('takes stock for single variants, of its vendor alone', async () => {
    const product = await shirt()
    const variant_id = idOf(product, 'M', 'Indigo')
    const { data } = await change(product, { stock: { [variant_id]: 30 } })
    expect([data.available_items, data.available?.[variant_id]]).toEqual([33, 30])
    const other = await testApi.vendor('0000000001')
    const stolen = await testApi.call('PUT', `/vendors/products/${product.id}`, {
      as: other,
      body: { stock: { [variant_id]: 0 } },
    })
    expect(stolen.status).toBe(403)
  })

  test('becomes one without options again', async () => {
    const product = await shirt()
    const { data } = await change(product, { options: [], price: 700_000, available_items: 4 })
    expect(data).toMatchObject({ price: 700_000, available_items: 4 })
    for (const field of ['options', 'variants', 'available']) expect(data).not.toHaveProperty(field)
    await testApi.forgetLimit(buyer)
    expect((await buy(data, undefined)).status).toBe(200)
  })

  test('is duplicated with its variants under ids of their own', async () => {
    const product = await shirt()
    const { data } = await testApi.call<Product>(
      'POST',
      `/vendors/products/${product.id}/duplicate`,
      { as: vendor, headers: { 'idempotency-key': `copy-${product.id}` } },
    )
    expect(data.variants?.map(({ values }) => values)).toEqual(VARIANTS.map(({ values }) => values))
    expect(data.available_items).toBe(5)
    const known = new Set(product.variants?.map(({ id }) => id))
    expect(data.variants?.some(({ id }) => known.has(id))).toBe(false)
  })
})

test('of fifty buyers of ten in one size, ten are sold, and the other size stays whole', async () => {
  const plain = await testApi.product(vendor, { images: [image('front.jpg')] })
  const { data: product } = await change(plain, {
    options: [{ name: 'Size', values: ['M', 'L'] }],
    variants: [draft(['M'], { available_items: 10 }), draft(['L'], { available_items: 10 })],
  })
  const variant_id = idOf(product, 'L')
  const buyers = await Promise.all(Array.from({ length: 50 }, () => testApi.buyer()))
  for (const person of buyers) await testApi.forgetLimit(person)
  const responses = await Promise.all(
    buyers.map((person) =>
      testApi.tryToBuy(person, product, { variant_id, expected_total_minor: 10_000_000 }),
    ),
  )
  const codes = responses.map(codeOf)
  expect(codes.filter((code) => code === 'success')).toHaveLength(10)
  expect(codes.filter((code) => code === 'product/out-of-stock')).toHaveLength(40)
  const left = await testApi.readProduct(product)
  expect([left.available_items, left.reserved_items]).toEqual([10, 10])
  expect(left.available).toEqual({ [idOf(product, 'M')]: 10, [variant_id]: 0 })
}, 60_000)
