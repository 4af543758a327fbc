import { describe, expect, test } from 'vitest'
import { lines, readDrafts } from './testing/import-files'

describe('what a spreadsheet does to cells', () => {
  const sized = (value: string) =>
    readDrafts(lines('name,option1_name,option1_value,price', `Shoe,Size,${value},5000`))

  test.each([
    '5-Jun',
    '10-Dec',
    'Aug-10',
    '06/08/2026',
    '2026-06-08',
    '08-10-2026',
    '05-juin',
    'août-10',
    '05. Jun',
  ])('a size that became a date is no size: %s', (value) => {
    const { drafts, errors } = sized(value)
    expect(drafts).toEqual([])
    expect(errors).toEqual([
      { row: 2, column: 'option1_value', message: expect.stringMatching('is a date') },
    ])
  })

  test.each(['5-6', '10/12', '38.5', 'US 10 / EU 42', 'May', '8-10 yrs'])(
    'a size stays a size: %s',
    (value) => {
      expect(sized(value).drafts[0]?.options?.[0]?.values).toEqual([value])
    },
  )

  test.each([
    ['sku', '8.72E+12', 'has lost digits'],
    ['sku', '2-Sep', 'is a date'],
    ['handle', '8.72E+12', 'has lost digits'],
    ['handle', '5-Jun', 'is a date'],
    ['size', '5-Jun', 'is a date'],
    ['model_number', '8.72E+12', 'has lost digits'],
    ['name', '#NAME?', 'an error of a spreadsheet'],
    ['brand', '#N/A', 'an error of a spreadsheet'],
  ])('what is lost is named: %s %s', (column, cell, message) => {
    const cells = { name: 'Cap', [column]: cell }
    const { errors } = readDrafts(
      lines(Object.keys(cells).join(','), Object.values(cells).join(',')),
    )
    expect(errors).toEqual([{ row: 2, column, message: expect.stringMatching(message) }])
  })

  test.each([
    ["'2-Sep", '2-Sep'],
    ['MAR-24', 'MAR-24'],
  ])('a code stays a code: %s', (cell, sku) => {
    expect(readDrafts(lines('name,sku', `Cap,${cell}`)).drafts).toMatchObject([{ sku }])
  })

  test('products whose handle is spoilt are not one', () => {
    const { drafts, errors } = readDrafts(
      lines(
        'Name,SellerSku,ParentSKU,Variation,Price_NGN',
        'Sandal,KS-40,2.34567E+11,40,15000',
        'Loafer,AL-42,2.34567E+11,42,25000',
      ),
    )
    expect(drafts).toEqual([])
    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [2, 'handle'],
      [3, 'handle'],
    ])
  })

  test('nor are those of WooCommerce whose SKU is, with their variations', () => {
    const { drafts, errors } = readDrafts(
      lines(
        'ID,Type,SKU,Name,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
        '10,variable,6.02E+12,Tee shirt,,,,Size,S',
        '11,variation,T-S,Tee - S,1,15000,6.02E+12,Size,S',
        '20,variable,6.02E+12,Buba top,,,,Size,L',
        '21,variation,B-L,Buba - L,1,25000,6.02E+12,Size,L',
      ),
    )
    expect(drafts).toEqual([])
    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [2, 'sku'],
      [3, 'parent'],
      [5, 'parent'],
      [4, 'sku'],
    ])
  })

  test('text in a formula is text', () => {
    const { drafts } = readDrafts(lines('name,price,sku', 'Cap,"=""5000""","=""0042"""'))
    expect(drafts).toEqual([{ name: 'Cap', price: 500_000, sku: '0042' }])
  })
})

describe('a weight', () => {
  const weighed = (column: string, cell: string) =>
    readDrafts(lines(`name,${column}`, `Cap,"${cell}"`))

  test.each([
    ['weight (kg)', '.5', 500],
    ['weight (kg)', '12.500', 12_500],
    ['weight (kg)', '0.35 kg', 350],
    ['weight_grams', '1,250', 1_250],
    ['weight_grams', '453.592', 454],
  ])('is read in whole grams: %s %s', (column, cell, weight_grams) => {
    expect(weighed(column, cell).drafts[0]?.weight_grams).toBe(weight_grams)
  })

  test.each([
    ['weight (kg)', '0,050'],
    ['weight (kg)', '0,100'],
    ['weight (kg)', '1,500'],
    ['weight_grams', '0,500 kg'],
    ['weight_grams', '.5'],
    ['weight_grams', '12.500'],
    ['weight_grams', '100.000'],
  ])('that could be another is none: %s %s', (column, cell) => {
    const { drafts, errors } = weighed(column, cell)
    expect([drafts, errors.map(({ row }) => row)]).toEqual([[], [2]])
  })
})

describe('rows of one product', () => {
  test('with another name are of another, and are named', () => {
    const { drafts, errors } = readDrafts(
      lines(
        'handle,name,option1_name,option1_value,price',
        'cap,Fila cap,Size,S,5000',
        'cap,,,M,5000',
        'cap,fila  CAP,,XL,5000',
        'cap,Zanna cap,,L,9000',
      ),
    )
    expect(drafts).toEqual([])
    expect(errors).toEqual([
      { row: 5, column: 'name', message: expect.stringMatching('“Fila cap” in row 2') },
    ])
  })

  test('have their facts once, and it is said which are not read', () => {
    const [one, two] = ['The blue cap of Kano town.', 'A wholly different description.']
    const { drafts, notes } = readDrafts(
      lines(
        'handle,name,description,brand,colour,option1_name,option1_value,price,available_items',
        `cap,Fila cap,${one},Kano,,Size,S,5000,1`,
        `cap,,${two},Kofar,Blue,,M,5000,1`,
        `cap,,${one},,,,L,5000,1`,
      ),
    )
    expect(drafts).toMatchObject([
      { description: one, attributes: { brand: 'Kano', colour: 'Blue' } },
    ])
    const message = 'Not read: the product has what row 2 says.'
    expect(notes).toEqual([
      { row: 3, column: 'description', message },
      { row: 3, column: 'brand', message },
    ])
  })
})

describe('rows that are no products', () => {
  test.each([
    ['TOTAL', 'the sum below a table'],
    ['Grand total:', 'the sum below a table'],
    ['available_items', 'the name of a column'],
  ])('are named: %s', (name, message) => {
    const { drafts, errors } = readDrafts(lines('name,price', 'Cap,5000', `${name},11000`))
    expect(drafts).toHaveLength(1)
    expect(errors).toEqual([{ row: 3, column: 'name', message: expect.stringMatching(message) }])
  })

  test('with too many cells have one error', () => {
    const { errors, notes } = readDrafts(lines('name,price', 'Cap,12,500'))
    expect(errors).toEqual([{ row: 2, column: '', message: expect.stringMatching('more cells') }])
    expect(notes).toEqual([])
  })
})

test('marks that nobody sees part no product', () => {
  const { drafts } = readDrafts(
    lines(
      'handle,name,option1_name,option1_value,price',
      'cap,Cap,Size,S,5000',
      'cap\u200b,,,M,5000',
    ),
  )
  expect(drafts.map(({ variants }) => variants?.length)).toEqual([2])
})

test.each([
  ['Lagos, Nigeria', ['Lagos']],
  ['Lagos + Abuja', ['Abuja', 'Lagos']],
  ['Nigeria', ['all']],
  ['All 36 states and FCT', ['all']],
  ['Anywhere in Nigeria', ['all']],
])('states are read as people list them: %s', (cell, delivery_states) => {
  const { drafts } = readDrafts(lines('name,delivery_states', `Cap,"${cell}"`))
  expect(drafts[0]?.delivery_states).toEqual(delivery_states)
})

test.each(['All states, except Borno', 'Lagos only', 'All except Borno', 'AMAC'])(
  'what isn’t known of states is named, also beside all: %s',
  (cell) => {
    const { errors } = readDrafts(lines('name,delivery_states', `Cap,"${cell}"`))
    expect(errors).toEqual([
      { row: 2, column: 'delivery_states', message: expect.stringMatching('We don’t know') },
    ])
  },
)
