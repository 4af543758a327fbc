import { describe, expect, test } from 'vitest'
import { htmlReader } from '../../../usecases/catalog/product/html-text'
import { sampleProduct } from '../../orders/transaction/testing/sample'
import { changeFromRows } from './change-from-rows'
import { draftOf, groupImportRows } from './group-import-rows'
import { importColumns } from './import-columns'

const OLD = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Option1 Name', 'Option1 Value'],
  ...['Variant SKU', 'Variant Grams', 'Variant Inventory Qty', 'Variant Price', 'Image Src'],
]
const NEW = [
  ...['URL handle', 'Title', 'Description', 'Vendor', 'Option1 name', 'Option1 value'],
  ...['SKU', 'Weight value (grams)', 'Inventory quantity', 'Price', 'Product image URL'],
]
const HTML = '<p>Hand-dyed cotton &amp; cassava paste,<br>made in Abeokuta.</p>'
const SHIRT = [
  ['shirt', 'Adire shirt', HTML, 'Itoku', 'Size', 'M', 'S-M', '400.0', '3', '12500.00', 'a.jpg'],
  ['shirt', '', '', '', '', 'L', 'S-L', '420.0', '', '13000.00', 'b.jpg'],
  ['shirt', '', '', '', '', '', '', '', '', '', 'c.jpg'],
]

const textOfHtml = await htmlReader()

const groupsOf = (header: readonly string[], rows: readonly string[][]) => {
  const sent = rows.map((cells, at) => ({ row: at + 2, cells }))
  return groupImportRows(importColumns(header), sent, textOfHtml)
}
const readOne = (header: readonly string[], rows: readonly string[][]) => {
  const [group] = groupsOf(header, rows)
  if (!group) throw new Error('nothing was read')
  return draftOf(group)
}

describe('a file of Shopify', () => {
  test.each([
    ['old', OLD],
    ['new', NEW],
    ['new, in capitals', NEW.map((name) => name.toUpperCase())],
  ])('is a product with its variants: the %s names of columns', (_, header) => {
    const { draft, errors } = readOne(header, SHIRT)
    expect(errors).toEqual([])
    expect(draft).toEqual({
      name: 'Adire shirt',
      description: 'Hand-dyed cotton & cassava paste,\nmade in Abeokuta.',
      options: [{ name: 'Size', values: ['M', 'L'] }],
      variants: [
        {
          values: ['M'],
          price: 1_250_000,
          sku: 'S-M',
          weight_grams: 400,
          available_items: 3,
          status: 'active',
        },
        {
          values: ['L'],
          price: 1_300_000,
          sku: 'S-L',
          weight_grams: 420,
          available_items: 0,
          status: 'active',
        },
      ],
    })
  })

  test('says which columns are not used', () => {
    expect(importColumns(NEW).ignored).toEqual(['Vendor', 'Product image URL'])
  })

  test('has no option where there is nothing to choose', () => {
    const cap = ['cap', 'Fila cap', '', '', 'Title', 'Default Title', 'F', '', '7', '5000', '']
    expect(readOne(NEW, [cap]).draft).toEqual({
      name: 'Fila cap',
      price: 500_000,
      available_items: 7,
      sku: 'F',
    })
  })

  test('is refused above sixty variants, with the name of the product', () => {
    const rows = Array.from({ length: 61 }, (_, at) => [
      ...['shirt', at === 0 ? 'Adire shirt' : '', '', '', at === 0 ? 'Size' : '', `S${at}`],
      ...['', '', '1', '5000', ''],
    ])
    expect(readOne(NEW, rows).errors).toEqual([
      { row: 2, column: '', message: expect.stringMatching(/^Adire shirt has 61 variants/) },
    ])
  })

  test('has one option in a column, whatever its values are', () => {
    const rows = [
      ['shirt', 'Adire shirt', '', '', 'Size', 'S', '', '', '1', '5000', ''],
      ['shirt', '', '', '', 'size ', 'M', '', '', '1', '5000', ''],
      ['shirt', '', '', '', 'Colour', 'Red', '', '', '1', '5000', ''],
    ]
    expect(readOne(NEW, rows).errors).toEqual([
      { row: 4, column: 'option1_name', message: expect.stringContaining('“Colour” is “Size”') },
    ])
  })

  test('is told its errors by row and column', () => {
    const [first = [], second = []] = SHIRT
    const wrong = second.map((cell, at) => (at === 9 ? 'a lot' : cell))
    const twice = second.map((cell, at) => (at === 5 ? 'M' : cell))
    const formula = second.map((cell, at) => (at === 5 ? '=1+1' : cell))
    const columnsOf = (line: string[]) =>
      readOne(NEW, [first, line]).errors.map(({ row, column }) => [row, column])
    expect(columnsOf(wrong)).toEqual([[3, 'price']])
    expect(columnsOf(twice)).toEqual([[3, '']])
    expect(columnsOf(formula)[0]).toEqual([3, 'option1_value'])
  })
})

describe('rows of a product that is there', () => {
  const [m, l] = ['m'.repeat(20), 'l'.repeat(20)]
  const shirt = sampleProduct({
    options: [{ name: 'Size', values: ['M', 'L'] }],
    variants: [
      { id: m, values: ['M'], price: 500_000, status: 'active' },
      { id: l, values: ['L'], price: 600_000, sku: 'S-L', status: 'active' },
    ],
  })
  const changed = (rows: readonly string[][]) => {
    const header = ['handle', 'option1_value', 'sku', 'price', 'available_items']
    const [group] = groupsOf(header, rows)
    if (!group) throw new Error('nothing was read')
    return changeFromRows(shirt, group)
  }

  test('change price and stock of their variants; an empty cell changes nothing', () => {
    const { request } = changed([
      ['x', 'l', '', '7000', ''],
      ['x', 'M', '', '', '0'],
    ])
    expect(request.variants).toEqual([
      { ...shirt.variants?.[0], available_items: 0 },
      { ...shirt.variants?.[1], price: 700_000 },
    ])
  })

  test('find a variant by its SKU, and name one that there is not', () => {
    expect(changed([['x', '', 'S-L', '7000', '']]).request.variants?.[1]?.price).toBe(700_000)
    expect(changed([['x', 'XL', '', '7000', '']]).errors).toEqual([
      { row: 2, column: '', message: expect.stringMatching(/has no XL/) },
    ])
  })
})
