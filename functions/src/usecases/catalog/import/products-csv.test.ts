import fc from 'fast-check'
import papaparse from 'papaparse'
import { expect, test } from 'vitest'
import { productDraftSchema } from '../../../contract/api/people/vendors'
import { CATEGORY_VALUES } from '../../../contract/reference/categories'
import { draftOf, groupImportRows } from '../../../domain/catalog/import/group-import-rows'
import { importColumns } from '../../../domain/catalog/import/import-columns'
import { plainStock } from '../../../domain/catalog/product/variants'
import { sampleProduct } from '../../../domain/orders/transaction/testing/sample'
import { htmlReader } from '../product/html-text'
import { type ExportFormat, productsCsv } from './products-csv'

const textOfHtml = await htmlReader()

/** Reads a file as the browser and the server do. */
const readBack = (file: string) => {
  const [header = [], ...rows] = papaparse.parse<string[]>(file.slice(1).trimEnd()).data
  const columns = importColumns(header)
  const sent = rows.map((cells, at) => ({ row: at + 2, cells }))
  const html = columns.format === 'oja' ? undefined : textOfHtml
  return groupImportRows(columns, sent, html).map(draftOf)
}

const SIGNS = [
  ...['<', '>', '&', '"', "'", ',', ';', '=', '+', '-', '@', '\t', '\n', ' ', '  ', '\u00a0'],
  ...[
    '&amp;',
    '<br>',
    '</div>',
    '&nbsp;',
    '0',
    '042',
    'ọ̀',
    'é',
    '₦',
    '😀',
    '\u200d',
    'Cotton',
    'pre',
  ],
]
const texts = (min: number, max: number) =>
  fc.array(fc.constantFrom(...SIGNS), { minLength: min, maxLength: max }).map((all) => all.join(''))

/** What a form would have stored. */
const stored = fc
  .record({
    name: texts(1, 20).map((text) => `${text}abc`),
    description: fc.oneof(
      fc.constant(''),
      texts(10, 60).map((text) => `${text}twenty letters or more`),
    ),
    category: fc.constantFrom(...CATEGORY_VALUES),
    price: fc.integer({ min: 10_000, max: 5_000_000_000 }),
    available_items: fc.integer({ min: 0, max: 100_000 }),
    sku: texts(1, 8),
    weight_grams: fc.integer({ min: 1, max: 100_000 }),
    attributes: fc.record({ brand: texts(1, 8), other: texts(1, 8) }),
    delivery_states: fc.constantFrom(['all'], ['Lagos', 'Ogun'], ['Akwa Ibom']),
  })
  .map((draft) => productDraftSchema.safeParse(draft))
  .filter(({ success }) => success)
  .map(({ data }) => data)

test.each<[ExportFormat]>([['oja'], ['shopify']])(
  'what is exported for %s is read back the same, whatever it is made of',
  (format) => {
    fc.assert(
      fc.property(stored, (draft) => {
        if (!draft) return
        const product = sampleProduct({
          ...(draft as Parameters<typeof sampleProduct>[0]),
          slug: 'a-product',
        })
        const [read] = readBack(productsCsv([product], [plainStock(product)], format))
        const { category, attributes, delivery_states, ...both } = draft
        const { description, ...rest } = both
        expect(read).toEqual({
          errors: [],
          draft: {
            ...rest,
            ...(description ? { description } : {}),
            ...(format === 'oja' ? { category, attributes, delivery_states } : {}),
          },
        })
      }),
      { numRuns: 150 },
    )
  },
)

test.each(['10-12-14', '5-Jan', "'5-Jan", '1.2E+5'])(
  'a size of %s is read back the same',
  (size) => {
    const product = sampleProduct({
      slug: 'a-product',
      attributes: { size, other: size },
      options: [{ name: 'Size', values: [size] }],
      variants: [{ id: 'v'.repeat(20), values: [size], price: 10_000, status: 'active' }],
    })
    const [back] = readBack(productsCsv([product], [], 'oja'))
    expect(back).toMatchObject({
      errors: [],
      draft: { attributes: { size, other: size }, options: [{ values: [size] }] },
    })
  },
)

test('options are read back the same, whatever their values are made of', () => {
  const value = fc
    .tuple(texts(1, 4), fc.constantFrom('S', "'42", '042', '-1', 'L & M', '<b>'))
    .map((parts) => parts.join(''))
  const options = fc
    .uniqueArray(value, { minLength: 1, maxLength: 6, selector: (one) => one.toLowerCase() })
    .map((values) => productDraftSchema.shape.options.safeParse([{ name: 'Size', values }]).data)
  fc.assert(
    fc.property(options, (read) => {
      const [option] = read ?? []
      if (
        !option ||
        new Set(option.values.map((one) => one.toLowerCase())).size < option.values.length
      )
        return
      const product = sampleProduct({
        slug: 'a-product',
        options: [option],
        variants: option.values.map((one, at) => ({
          id: String(at).padStart(20, 'v'),
          values: [one],
          price: 10_000 + at,
          status: 'active',
        })),
      })
      const [back] = readBack(productsCsv([product], [], 'oja'))
      expect(back?.errors).toEqual([])
      expect(back?.draft?.options).toEqual([option])
    }),
    { numRuns: 100 },
  )
})
