import { expect, test } from 'vitest'
import { sampleProduct } from '../testing/sample'
import {
  addedValues,
  type Choices,
  choicesBody,
  choicesOf,
  filled,
  NO_CHOICES,
  nameOf,
  narrowed,
  newChoicesBody,
  problemOf,
  type Row,
  renamed,
  scopeOf,
  withOptions,
} from './choices'

const isPrice = (text: string) => /^\d+$/.test(text)
const OPTIONS: [Choices['options'][0], Choices['options'][0]] = [
  { name: 'Size', values: ['M', 'L'] },
  { name: 'Colour', values: ['Indigo', 'Red'] },
]
const begun = withOptions(NO_CHOICES, OPTIONS, { price: '5000' })

const ID = 'v'.repeat(20)
const saved = sampleProduct({
  options: [{ name: 'Size', values: ['M', 'L'] }],
  variants: [
    { id: ID, values: ['M'], price: 500_000, image_path: 'red.jpg', status: 'active' },
    { id: 'w'.repeat(20), values: ['L'], price: 600_000, status: 'active' },
  ],
  available: { [ID]: 3, ['w'.repeat(20)]: 1 },
})

test('every combination has a row, which begins with the price of the product', () => {
  expect(begun.rows.map(({ values }) => values.join())).toEqual([
    'M,Indigo',
    'M,Red',
    'L,Indigo',
    'L,Red',
  ])
  expect(new Set(begun.rows.map(({ price }) => price))).toEqual(new Set(['5000']))
  expect(problemOf(begun, isPrice)).toBeUndefined()
})

test('the same for all fills each row, or those of one value', () => {
  const large = filled(begun, 'price', '7000', { option: 0, value: 'L' })
  expect(large.rows.map(({ price }) => price)).toEqual(['5000', '5000', '7000', '7000'])
  expect(filled(large, 'stock', '9').rows.every(({ stock }) => stock === '9')).toBe(true)
})

test('a further value costs what the combinations that are most like it do', () => {
  const large = filled(begun, 'price', '7000', { option: 0, value: 'L' })
  const blue = withOptions(large, [OPTIONS[0], { name: 'Colour', values: ['Indigo', 'Blue'] }])
  expect(blue.rows.map(({ values, price }) => [...values, price].join())).toEqual([
    'M,Indigo,5000',
    'M,Blue,5000',
    'L,Indigo,7000',
    'L,Blue,7000',
  ])
})

test('a field depends on what it differs by, and on no more', () => {
  expect(scopeOf(begun, 'price')).toBe('all')
  const bySize = filled(begun, 'price', '7000', { option: 0, value: 'L' })
  expect(scopeOf(bySize, 'price')).toBe(0)
  expect(scopeOf(filled(begun, 'price', '1', { option: 1, value: 'Red' }), 'price')).toBe(1)
  const rows = bySize.rows.with(0, { ...bySize.rows[0], price: '9000' } as Row)
  expect(scopeOf({ ...bySize, rows }, 'price')).toBe('each')
  expect(
    scopeOf({ ...bySize, rows: rows.with(0, { ...rows[0], is_sold: false } as Row) }, 'price'),
  ).toBe(0)
})

test('a field that is to depend on less is filled with the first of each part', () => {
  const rows = begun.rows.map((row, index) => ({ ...row, stock: String(index) }))
  const stocks = (choices: Choices) => choices.rows.map(({ stock }) => stock)
  const each = { ...begun, rows }
  expect(stocks(narrowed(each, 'stock', 'each'))).toEqual(['0', '1', '2', '3'])
  expect(stocks(narrowed(each, 'stock', 0))).toEqual(['0', '0', '2', '2'])
  expect(stocks(narrowed(each, 'stock', 1))).toEqual(['0', '1', '0', '1'])
  expect(stocks(narrowed(each, 'stock', 'all'))).toEqual(['0', '0', '0', '0'])
})

test('values are typed one by one or several at once, and none twice', () => {
  expect(addedValues(['M'], ' L,  XL ; m,\n, One  size')).toEqual(['M', 'L', 'XL', 'One size'])
  expect(addedValues(['M'], ' , ')).toEqual(['M'])
  expect(addedValues(['Dúdú'], 'Dúdú'.normalize('NFD'))).toEqual(['Dúdú'])
})

test('an option without values keeps the place of its value, and can’t be saved', () => {
  const begins = withOptions(NO_CHOICES, [{ name: 'Size', values: [] }, OPTIONS[1]])
  expect(begins.rows.map(nameOf)).toEqual(['Indigo', 'Red'])
  expect(problemOf(begins, isPrice)).toMatch(/Add what there is of Size/)
  const wine = renamed(begins, 1, 1, 'Wine')
  const sized = withOptions(wine, [OPTIONS[0], wine.options[1] ?? OPTIONS[1]])
  expect(sized.rows.map(nameOf)).toEqual(['M, Indigo', 'M, Wine', 'L, Indigo', 'L, Wine'])
})

test('a renamed value keeps its variant, and stock that was left alone is not sent', () => {
  const changed = renamed(choicesOf(saved), 0, 0, 'Medium')
  const body = choicesBody(changed, saved)
  expect(body.variants).toEqual([{ id: ID, values: ['Medium'] }, { id: 'w'.repeat(20) }])
  const sold = choicesBody(filled(changed, 'stock', '8'), saved)
  expect(sold.variants?.map(({ available_items }) => available_items)).toEqual([8, 8])
})

test('of options that stay, only the combinations that were touched are sent', () => {
  const first = (change: Partial<Row>): Choices => {
    const { options, rows } = choicesOf(saved)
    return { options, rows: rows.map((row) => (row.id === ID ? { ...row, ...change } : row)) }
  }
  expect(choicesBody(first({ price: '5500' }), saved)).toEqual({
    variants: [{ id: ID, price: 550_000 }],
  })
  expect(choicesBody(first({ is_sold: false }), saved)).toEqual({
    variants: [{ id: ID, status: 'archived' }],
  })
  const named = { ...saved, variants: saved.variants?.map((one) => ({ ...one, sku: 'A' })) }
  const without = choicesOf(named)
  const rows = without.rows.map((row) => (row.id === ID ? { ...row, sku: ' ' } : row))
  expect(choicesBody({ ...without, rows }, named)).toEqual({ variants: [{ id: ID, sku: '' }] })
})

test('a removed value takes its rows with it, and no option is no choice', () => {
  const left = withOptions(choicesOf(saved), [{ name: 'Size', values: ['L'] }])
  expect(left.rows.map(({ id }) => id)).toEqual(['w'.repeat(20)])
  expect(choicesBody(withOptions(left, []), saved)).toEqual({ options: [] })
  expect(newChoicesBody(NO_CHOICES)).toEqual({})
})

test.each([
  ['an option twice', { ...begun, options: [OPTIONS[0], OPTIONS[0]] }, /a different name/],
  ['a value twice', renamed(begun, 0, 0, 'l'), /each value of Size once/],
  ['a value without a name', renamed(begun, 0, 0, ' '), /1 to 24 characters/],
  ['a price of nothing', filled(begun, 'price', ''), /Enter a price for M, Indigo/],
  ['half a piece', filled(begun, 'stock', '1.5'), /whole number of pieces/],
  ['a weight in kilos', filled(begun, 'weight', '0.4'), /whole grams/],
])('says what is wrong with %s', (_, choices, text) => {
  expect(problemOf(choices as typeof begun, isPrice)).toMatch(text)
})
