import { describe, expect, test } from 'vitest'
import { lines, readDrafts } from './testing/import-files'

describe('what a spreadsheet does to cells', () => {
  const sized = (value: string) =>
    readDrafts(lines('name,option1_name,option1_value,price', `Shoe,Size,${value},5000`))

  test.each(['5-Jun', '10-Dec', 'Aug-10', '06/08/2026', '2026-06-08'])(
    'a size that became a date is no size: %s',
    (value) => {
      const { drafts, errors } = sized(value)
      expect(drafts).toEqual([])
      expect(errors).toEqual([
        { row: 2, column: 'option1_value', message: expect.stringMatching('is a date') },
      ])
    },
  )

  test.each(['5-6', '10/12', '38.5', 'US 10 / EU 42', 'May', '8-10 yrs'])(
    'a size stays a size: %s',
    (value) => {
      expect(sized(value).drafts[0]?.options?.[0]?.values).toEqual([value])
    },
  )

  test.each([
    ['sku', '8.72E+12', 'has lost digits'],
    ['name', '#NAME?', 'an error of a spreadsheet'],
    ['brand', '#N/A', 'an error of a spreadsheet'],
  ])('what is lost is named: %s %s', (column, cell, message) => {
    const cells = { name: 'Cap', [column]: cell }
    const { errors } = readDrafts(
      lines(Object.keys(cells).join(','), Object.values(cells).join(',')),
    )
    expect(errors).toEqual([{ row: 2, column, message: expect.stringMatching(message) }])
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
