import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../../contract/api/errors'
import type { Product } from '../../../contract/entities/catalog/product'
import type { ProductStock } from '../../../contract/entities/catalog/product-stock'
import type { Option, VariantDraft } from '../../../contract/entities/catalog/variant'
import { sampleProduct } from '../../orders/transaction/testing/sample'
import { changeVariants, pricesOf, withAvailable } from './change-variants'
import { isOutdated, stockFigures } from './stock-figures'
import { choiceOf, plainStock, requireVariant } from './variants'

const OPTIONS: Option[] = [
  { name: 'Size', values: ['M', 'L'] },
  { name: 'Colour', values: ['Indigo', 'Red'] },
]
const draft = (size: string, colour: string, change: Partial<VariantDraft> = {}): VariantDraft => ({
  values: [size, colour],
  price: 500_000,
  available_items: 3,
  status: 'active',
  ...change,
})
const DRAFTS = [draft('M', 'Indigo'), draft('L', 'Indigo'), draft('L', 'Red', { price: 650_000 })]

const ids = () => {
  let made = 0
  return () => {
    made += 1
    return `v${made}`.padStart(20, '0')
  }
}
const plain = sampleProduct()
const begun = changeVariants(plain, plainStock(plain), OPTIONS, DRAFTS, ids())
const shirt: Product = { ...plain, ...begun.product, ...pricesOf(begun.product.variants ?? []) }
const [m_indigo, l_indigo, l_red] = shirt.variants ?? []
if (!m_indigo || !l_indigo || !l_red) throw new Error('three were made')

const saved = [m_indigo, l_indigo, l_red].map(({ id, values, price, status }) => ({
  id,
  values,
  price,
  status,
}))

const withCounts = (id: string, change: object): ProductStock => ({
  ...begun.stock,
  variants: { ...begun.stock.variants, [id]: { available: 1, reserved: 0, sold: 0, ...change } },
})
const refused = (code: ErrorCode) => expect.objectContaining({ code })

describe('the variants of a product', () => {
  test('have ids of their own, the lowest price on sale, and the sum as stock', () => {
    expect(new Set([m_indigo.id, l_indigo.id, l_red.id, plain.id]).size).toBe(4)
    expect([shirt.price, shirt.has_higher_prices]).toEqual([500_000, true])
    expect(stockFigures(shirt, begun.stock)).toMatchObject({
      available_items: 9,
      available: { [m_indigo.id]: 3, [l_indigo.id]: 3, [l_red.id]: 3 },
    })
  })

  test('keep their id and their stock under another value', () => {
    const options = [OPTIONS[0], { name: 'Colour', values: ['Indigo', 'Wine'] }] as Option[]
    const renamed = saved.map((one) => ({
      ...one,
      values: one.values.map((value) => (value === 'Red' ? 'Wine' : value)),
    }))
    const { product, stock } = changeVariants(shirt, begun.stock, options, renamed, ids())
    expect(product.variants?.map(({ id, values }) => [id, values[1]])).toEqual([
      [m_indigo.id, 'Indigo'],
      [l_indigo.id, 'Indigo'],
      [l_red.id, 'Wine'],
    ])
    expect(stock.variants).toEqual(begun.stock.variants)
  })

  test('are deleted when they are left out, and archived if an order names them (case 15)', () => {
    const ordered = withCounts(m_indigo.id, { sold: 1, is_ordered: true })
    const left = saved.slice(1)
    const gone = changeVariants(shirt, begun.stock, OPTIONS, left, ids())
    expect(gone.product.variants?.map(({ id }) => id)).toEqual([l_indigo.id, l_red.id])
    expect(gone.stock.variants).not.toHaveProperty(m_indigo.id)
    const kept = changeVariants(shirt, ordered, OPTIONS, left, ids())
    expect(kept.product.variants?.at(-1)).toEqual({ ...m_indigo, status: 'archived' })
    expect(kept.stock.variants[m_indigo.id]).toMatchObject({ sold: 1 })
    expect(stockFigures({ ...shirt, ...kept.product }, kept.stock).available_items).toBe(6)
  })

  test('stay while somebody is paying for them, unless they are only taken off sale', () => {
    const held = withCounts(l_red.id, { reserved: 1, is_ordered: true })
    expect(() => changeVariants(shirt, held, OPTIONS, saved.slice(0, 2), ids())).toThrow(
      refused('product/variant-reserved'),
    )
    const archived = saved.map((one) => ({
      ...one,
      status: one.id === l_red.id ? ('archived' as const) : one.status,
    }))
    const { product, stock } = changeVariants(shirt, held, OPTIONS, archived, ids())
    expect(pricesOf(product.variants ?? [])).toEqual({ price: 500_000, has_higher_prices: false })
    expect(stock.variants[l_red.id]?.reserved).toBe(1)
  })

  test.each<[string, Option[], VariantDraft[], ErrorCode]>([
    ['a value that no option has', OPTIONS, [draft('S', 'Red')], 'product/variants-invalid'],
    [
      'the same combination twice',
      OPTIONS,
      [...DRAFTS, draft('L', 'Red')],
      'product/variants-invalid',
    ],
    [
      'the same value in another case',
      [{ name: 'Size', values: ['L', 'l'] }],
      [draft('L', 'x', { values: ['L'] })],
      'product/variants-invalid',
    ],
    [
      'nothing on sale',
      OPTIONS,
      [draft('L', 'Red', { status: 'archived' })],
      'product/variants-invalid',
    ],
    [
      'a picture of another product',
      OPTIONS,
      [draft('L', 'Red', { image_path: 'other/1.jpg' })],
      'product/variants-invalid',
    ],
    [
      'an id that is not the product’s',
      OPTIONS,
      [draft('L', 'Red', { id: 'z'.repeat(20) })],
      'product/variant-unknown',
    ],
  ])('refuse %s', (_, options, drafts, code) => {
    expect(() => changeVariants(shirt, begun.stock, options, drafts, ids())).toThrow(refused(code))
  })

  test('take a count for each, and for none that there is not', () => {
    const stock = withAvailable(shirt, begun.stock, { [l_red.id]: 0 })
    expect(stockFigures(shirt, stock)).toMatchObject({
      available_items: 6,
      available: { [l_red.id]: 0 },
    })
    expect(() => withAvailable(shirt, stock, { [plain.id]: 1 })).toThrow(
      refused('product/variant-unknown'),
    )
  })
})

describe('a purchase of a product with options', () => {
  test('names one of its variants', () => {
    expect(requireVariant(shirt, l_red.id)).toEqual(l_red)
    expect(choiceOf(shirt.options, l_red)).toEqual([
      { name: 'Size', value: 'L' },
      { name: 'Colour', value: 'Red' },
    ])
    expect(() => requireVariant(shirt, undefined)).toThrow(refused('product/variant-required'))
    expect(() => requireVariant(shirt, plain.id)).toThrow(refused('product/variant-unknown'))
  })

  test('needs no name where there is nothing to choose', () => {
    expect(requireVariant(plain, undefined)).toMatchObject({ id: plain.id, values: [] })
    expect(requireVariant(plain, plain.id)).toMatchObject({ price: plain.price })
  })
})

test('the public figures follow each unit of the last twenty, and a twentieth above', () => {
  const figures = (available: number) =>
    stockFigures(plain, {
      ...plainStock(plain),
      variants: { [plain.id]: { available, reserved: 0, sold: 0 } },
    })
  expect(isOutdated(figures(20), figures(19))).toBe(true)
  expect(isOutdated(figures(1), figures(0))).toBe(true)
  expect(isOutdated(figures(1_000), figures(999))).toBe(false)
  expect(isOutdated(figures(1_000), figures(940))).toBe(true)
})
