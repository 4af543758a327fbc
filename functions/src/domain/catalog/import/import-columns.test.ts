import { expect, test } from 'vitest'
import { importColumns } from './import-columns'
import { lines, readDrafts } from './testing/import-files'

const columnOf = (name: string) => importColumns(['name', name]).columns[1]

test.each([
  ...['Price', 'PRICE *', 'Price (₦)', 'Price(N)', 'Price ( =N= )', 'Price/NGN', 'price, NGN'],
  ...['Price in Naira', 'Unit Price (NGN)', 'Selling price per unit', 'Retail Price'],
])('the price may be called %s', (name) => expect(columnOf(name)).toBe('price'))

test.each([
  ...['Qty.', 'Quantity (pcs)', 'Stock Qty', 'Qty in stock', 'Available stock', 'Stock level'],
  ...['QTY LEFT', 'Stock on hand', 'Inventory quantity', 'quantity_available', 'Items available'],
])('the stock may be called %s', (name) => expect(columnOf(name)).toBe('available_items'))

test.each(['Weight(g)', 'weight (grams)', 'Weight in grams'])(
  'the weight may be called %s',
  (name) => expect(columnOf(name)).toBe('weight_grams'),
)

test.each(['Cost price', 'Price before', 'Stock alert', 'Reorder quantity', 'S/N', 'Amount sold'])(
  'another column is not read: %s',
  (name) => expect(columnOf(name)).toBeUndefined(),
)

test('of several counts, the one that says most counts', () => {
  expect(importColumns(['name', 'quantity', 'stock qty']).columns).toEqual([
    'name',
    undefined,
    'available_items',
  ])
})

test('Square’s stock is that of its one place', () => {
  const row = 'Clay pot,Regular,8000,4'
  const { drafts } = readDrafts(lines('Item Name,Variation Name,Price,Current Quantity Ikeja', row))
  expect(drafts).toEqual([{ name: 'Clay pot', price: 800_000, available_items: 4 }])
  const two = 'Item Name,Price,Current Quantity Ikeja,Current Quantity Yaba'
  const { drafts: several, notes } = readDrafts(lines(two, 'Clay pot,8000,4,3'))
  expect(several).toEqual([{ name: 'Clay pot', price: 800_000 }])
  expect(notes.map(({ message }) => message)).toEqual([expect.stringContaining('Not counted')])
})

test.each(['NGN', '₦', 'N', 'Nigerian Naira'])('prices may be in %s', (currency) => {
  expect(readDrafts(lines('name,price,currency', `Clay pot,8000,${currency}`)).errors).toEqual([])
})
