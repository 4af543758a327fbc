import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PriceRange } from './price-range'

const shown = (min?: number, max?: number) => {
  const onChange = vi.fn()
  const { container } = render(<PriceRange {...{ min, max, onChange }} />)
  const form = container.querySelector('form')
  if (!form) throw new Error('no form')
  return { onChange, form }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('says that the lowest is above the highest, and asks for nothing', async () => {
  const { form, onChange } = shown()
  type('From', '9,000')
  type('To', '100')
  fireEvent.submit(form)
  expect(await screen.findByText('Above the highest')).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
})

it('says so of an address too', () => {
  shown(9000, 100)
  expect(screen.getByText('Above the highest')).toBeVisible()
})
