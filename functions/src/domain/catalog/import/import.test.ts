import { describe, expect, test } from 'vitest'
import { NEEDED_CSV_COLUMNS, type ProductCsvColumn } from '../../../contract/catalog/product-csv'
import { draftOf } from './group-import-rows'
import { importColumns } from './import-columns'
import { readImportRow } from './read-import-row'

const COLUMNS = [...NEEDED_CSV_COLUMNS, 'brand'] as const
const FILE = { columns: [...COLUMNS], format: 'oja' as const }

const good: Partial<Record<ProductCsvColumn, string>> = {
  name: 'Adire wrapper',
  description: 'Two yards of hand-dyed cotton in indigo.',
  category: 'clothing_accessories',
  price: '12500.50',
  available_items: '4',
  delivery_states: 'Lagos;Ogun',
  brand: 'Itoku',
}
const read = (change: Partial<Record<ProductCsvColumn, string>> = {}) => {
  const row = { ...good, ...change }
  const cells = COLUMNS.map((column) => row[column] ?? '')
  return draftOf({ handle: '', rows: [readImportRow(FILE, { row: 7, cells })] })
}

describe('the columns of a file', () => {
  test('are known in any order and case', () => {
    const given = [...NEEDED_CSV_COLUMNS].reverse().map((name) => ` ${name.toUpperCase()} `)
    expect(importColumns(given).columns).toEqual([...NEEDED_CSV_COLUMNS].reverse())
  })

  test('are refused as a whole where the name is missing', () => {
    const names = NEEDED_CSV_COLUMNS.filter((name) => name !== 'name')
    expect(() => importColumns(names)).toThrow(
      expect.objectContaining({
        code: 'product/import-columns',
        details: { missing: ['name'], message: 'Missing: “name”.' },
      }),
    )
  })

  test.each([
    [['Cap', '5000', '5000 '], 500_000, []],
    [['Cap', '5000', ''], 500_000, []],
    [['Cap', '', '6000'], 600_000, []],
    [['Cap', '5000', '6000'], undefined, [/Two columns have this: “5000” and “6000”/]],
  ])('that are there twice count row by row: %j', (cells, price, messages) => {
    const columns = importColumns(['name', 'price', 'Price'])
    const { draft, errors } = draftOf({
      handle: '',
      rows: [readImportRow(columns, { row: 2, cells })],
    })
    expect(draft?.price).toBe(price)
    expect(errors).toEqual(
      messages.map((message) => ({
        row: 2,
        column: 'price',
        message: expect.stringMatching(message),
      })),
    )
  })
})

describe('a row', () => {
  test('is a draft, with its price in kobo', () => {
    expect(read()).toEqual({
      errors: [],
      draft: {
        name: 'Adire wrapper',
        description: 'Two yards of hand-dyed cotton in indigo.',
        category: 'clothing_accessories',
        price: 1_250_050,
        available_items: 4,
        delivery_states: ['Lagos', 'Ogun'],
        attributes: { brand: 'Itoku' },
      },
    })
  })

  test('needs only its name: what is empty may be added later', () => {
    const row = readImportRow(FILE, { row: 2, cells: ['Adire wrapper', '', ' '] })
    const { draft, errors } = draftOf({ handle: '', rows: [row] })
    expect([draft, errors]).toEqual([{ name: 'Adire wrapper' }, []])
  })

  test.each([
    ['category', 'Clothing & Accessories', 'clothing_accessories'],
    ['category', 'clothing and accessories', 'clothing_accessories'],
    ['category', 'Groceries.', 'groceries'],
    ['price', '₦12,500', 1_250_000],
    ['delivery_states', 'ALL', ['all']],
    ['delivery_states', ' ogun ; LAGOS;', ['Lagos', 'Ogun']],
    ['name', "'=SUM wrapper", '=SUM wrapper'],
    ['name', 'Adire\u00a0 wrapper\nwide', 'Adire wrapper wide'],
    ['description', '- 100% cotton\n- woven in Kano', '- 100% cotton\n- woven in Kano'],
    ['description', '-Cotton from Kano, woven', '-Cotton from Kano, woven'],
    ['price', 'N12,500', 1_250_000],
    ['price', '#5000', 500_000],
    ['price', '12\u00a0500.50', 1_250_050],
    ['price', '12500 naira', 1_250_000],
    ['price', '12500.5000', 1_250_050],
    ['price', '₦12,500.000', 1_250_000],
    ['price', '1500.000 naira', 150_000],
    ['available_items', '5.0', 5],
    ['available_items', "'7", 7],
    ['available_items', '1,000', 1_000],
    ['delivery_states', 'Lagos,Ogun', ['Lagos', 'Ogun']],
    ['delivery_states', 'Lagos State / Ọ̀yọ́ and FCT', ['Abuja', 'Lagos', 'Oyo']],
    ['delivery_states', 'Akwa-Ibom; cross rivers', ['Akwa Ibom', 'Cross River']],
    ['delivery_states', 'Nationwide', ['all']],
  ] as const)('reads %s %j', (column, cell, value) => {
    expect(read({ [column]: cell }).draft).toMatchObject({ [column]: value })
  })

  test('of another shop’s category is read without it, which is said', () => {
    const row = readImportRow(FILE, { row: 7, cells: ['Cap', '', 'Men > Hats'] })
    expect(row.draft).not.toHaveProperty('category')
    expect(row.errors).toEqual([])
    expect(row.notes).toEqual([
      {
        row: 7,
        column: 'category',
        message: '“Men > Hats” is no category here. Choose one on the product’s page.',
      },
    ])
  })

  test.each([
    ['name', ''],
    ['name', 'ab'],
    ['name', `Adire ${'a'.repeat(31)}`],
    ['description', 'Nice.'],
    ['price', '0'],
    ['price', '-100'],
    ['price', '100.123'],
    ['price', '99.99'],
    ['price', '50000000.01'],
    ['price', '1e4'],
    ['price', 'a lot'],
    ['price', '12,50'],
    ['price', '12.500'],
    ['price', '250.000'],
    ['price', '₦ 125.500'],
    ['price', '250.000 naira'],
    ['price', '0,500'],
    ['price', '$120'],
    ['price', 'EUR 146'],
    ['price', '12k'],
    ['available_items', '1.5'],
    ['available_items', '1,5'],
    ['available_items', '12.000'],
    ['available_items', '0,500'],
    ['delivery_states', 'Atlantis'],
    ['delivery_states', ';'],
    ['brand', 'x'.repeat(201)],
  ] as const)('is refused for its %s %j, by row and column', (column, cell) => {
    const { draft, errors } = read({ [column]: cell })
    expect(draft).toBeUndefined()
    expect(errors).toEqual([{ row: 7, column, message: expect.stringMatching(/\.$/) }])
  })

  test.each(['=1+1', '+cmd|calc', '-2+3 is a name', '@SUM(A1:A9)', '\t=1+1', '\r=1', ' =1+1'])(
    'is refused where a text begins like a formula: %j',
    (cell) => {
      for (const column of ['name', 'description', 'brand'] as const) {
        const { draft, errors } = read({ [column]: cell.padEnd(30, ' and more') })
        expect(draft).toBeUndefined()
        expect(errors[0]).toMatchObject({ column, message: expect.stringMatching('formula') })
      }
    },
  )

  test('is refused where letters were lost on the way', () => {
    expect(read({ name: '\uFFFDj\uFFFD adire' }).errors[0]?.message).toMatch('UTF-8')
  })

  test('names every column that is wrong', () => {
    const { errors } = read({ name: '', price: '0', available_items: 'x' })
    expect(errors.map(({ column }) => column)).toEqual(['name', 'price', 'available_items'])
  })

  test('with more cells than columns is refused as a whole', () => {
    const cells = [...COLUMNS.map((column) => good[column] ?? ''), 'left over']
    expect(readImportRow(FILE, { row: 3, cells }).errors).toEqual([
      { row: 3, column: '', message: expect.stringMatching('more cells') },
    ])
  })
})
