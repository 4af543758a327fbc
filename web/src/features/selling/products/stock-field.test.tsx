import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { sampleProduct } from '../testing/sample'
import { StockField } from './stock-field'

it('keeps the number that is typed while others buy, and saves what was added to the one seen', async () => {
  const product = sampleProduct({ available_items: 4 })
  const { rerender } = render(<StockField product={product} />)
  const field = screen.getByLabelText(/^Pieces of/)
  rerender(<StockField product={{ ...product, available_items: 5 }} />)
  expect(field).toHaveValue('5')

  await userEvent.clear(field)
  await userEvent.type(field, '9')
  rerender(<StockField product={{ ...product, available_items: 3 }} />)
  expect(field).toHaveValue('9')

  api.answers('vendors.updateProduct', { ...product, available_items: 7 })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(api.sent('vendors.updateProduct')).toMatchObject([
      { body: { available_items: 9, seen_stock: { [product.id]: 5 } } },
    ]),
  )
  rerender(<StockField product={{ ...product, available_items: 7 }} />)
  expect(field).toHaveValue('7')
})

it('says why it takes no such number', async () => {
  render(<StockField product={sampleProduct({ available_items: 4 })} />)
  const field = screen.getByLabelText(/^Pieces of/)
  await userEvent.type(field, 'x')
  expect(field).toHaveAccessibleDescription('Enter a whole number from 0 to 100,000.')
  await userEvent.type(field, '{Backspace}')
  expect(field).toHaveAccessibleDescription('')
})
