import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type Choices, NO_CHOICES } from './choices'
import { ChoicesField } from './choices-field'

let now: Choices = NO_CHOICES

const Field = ({ first }: { first: Choices }) => {
  const [choices, setChoices] = useState(first)
  now = choices
  return (
    <ChoicesField
      choices={choices}
      onChange={setChoices}
      begin={{ price: '5000', stock: '3', weight: '400' }}
      error={undefined}
    />
  )
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const rowsOf = (field: 'price' | 'stock' | 'sku') =>
  now.rows.map((row) => `${row.values.join(' ')}: ${row[field]}`)

const twoOptions = async () => {
  render(<Field first={NO_CHOICES} />)
  await press(/Add sizes or colours/)
  await userEvent.type(screen.getByLabelText('Add to size'), 'M, L{Enter}')
  await press(/Add another option/)
  await userEvent.type(screen.getByLabelText('Add to colour'), 'Indigo')
  fireEvent.blur(screen.getByLabelText('Add to colour'))
  await userEvent.type(screen.getByLabelText('Add to colour'), 'Ochre{Enter}')
}

test('values are typed with commas, by Enter or by leaving the field', async () => {
  await twoOptions()
  expect(now.options.map(({ values }) => values)).toEqual([
    ['M', 'L'],
    ['Indigo', 'Ochre'],
  ])
  expect(now.rows).toHaveLength(4)
})

test('at first nothing differs: one price and one stock for all, as typed for the product', async () => {
  await twoOptions()
  expect(screen.getByLabelText('Price, ₦ of all')).toHaveValue('5000')
  const stock = screen.getByLabelText('Pieces of all')
  expect(stock).toHaveValue('3')
  await userEvent.clear(stock)
  await userEvent.type(stock, '6')
  expect(rowsOf('stock')).toEqual(['M Indigo: 6', 'M Ochre: 6', 'L Indigo: 6', 'L Ochre: 6'])
  expect(screen.queryByLabelText('Pieces of M, Indigo')).not.toBeInTheDocument()
})

test('a price by size is asked once for each size, and goes to each colour of it', async () => {
  await twoOptions()
  await userEvent.selectOptions(screen.getByLabelText('Price, ₦ differs by'), 'By size')
  const large = screen.getByLabelText('Price, ₦ of L')
  await userEvent.clear(large)
  await userEvent.type(large, '7000')
  expect(rowsOf('price')).toEqual([
    'M Indigo: 5000',
    'M Ochre: 5000',
    'L Indigo: 7000',
    'L Ochre: 7000',
  ])
  await userEvent.type(screen.getByLabelText('Add to colour'), 'Wine{Enter}')
  expect(rowsOf('price')).toContain('L Wine: 7000')
  expect(screen.getByLabelText('Price, ₦ of L')).toHaveValue('7000')
})

test('what differs for each combination has a field in each row, and back again one for all', async () => {
  await twoOptions()
  const scope = screen.getByLabelText('SKU differs by')
  await userEvent.selectOptions(scope, 'Each combination')
  await userEvent.type(screen.getByLabelText('SKU of M, Ochre'), 'MO-1')
  expect(rowsOf('sku')).toEqual(['M Indigo: ', 'M Ochre: MO-1', 'L Indigo: ', 'L Ochre: '])
  await userEvent.click(screen.getByLabelText('M, Indigo'))
  expect(screen.queryByLabelText('SKU of M, Indigo')).not.toBeInTheDocument()
  await userEvent.selectOptions(scope, 'Same for all')
  expect(new Set(now.rows.map(({ sku }) => sku))).toEqual(new Set(['MO-1']))
})

test('of one option, each value is a combination', async () => {
  const row = { id: 'm', values: ['M'], price: '1', stock: '2', sku: '', weight: '', is_sold: true }
  const rows = [row, { ...row, id: 'l', values: ['L'], stock: '3' }]
  render(<Field first={{ options: [{ name: 'Size', values: ['M', 'L'] }], rows }} />)
  expect(screen.getByLabelText('Pieces differs by')).toHaveDisplayValue('By size')
  expect(screen.getByLabelText('Pieces of L')).toHaveValue('3')
  expect(screen.getByLabelText('Price, ₦ of all')).toHaveValue('1')
})
