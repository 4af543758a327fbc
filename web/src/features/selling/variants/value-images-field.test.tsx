import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { sampleProduct } from '../testing/sample'
import { ValueImagesField } from './value-images-field'

const images = ['a.jpg', 'b.jpg'].map((path) => ({
  path,
  preview: `https://pictures.example/${path}`,
}))
const product = sampleProduct({
  options: [
    { name: 'Size', values: ['M'] },
    { name: 'Colour', values: ['Indigo', 'Red'] },
  ],
})

it('asks for a picture of each colour, and says which was chosen', async () => {
  const onChange = vi.fn()
  render(
    <ValueImagesField
      product={product}
      images={images}
      chosen={{ Red: 'b.jpg' }}
      onChange={onChange}
    />,
  )
  expect(screen.getByRole('group', { name: 'A picture for each colour' })).toBeVisible()
  expect(screen.getByLabelText('Red')).toHaveValue('b.jpg')
  expect(screen.getByLabelText('Indigo')).toHaveDisplayValue('The cover')
  await userEvent.selectOptions(screen.getByLabelText('Indigo'), 'Picture 2')
  expect(onChange).toHaveBeenCalledWith({ Red: 'b.jpg', Indigo: 'b.jpg' })
})

it('asks nothing where there is nothing to choose, or one picture', () => {
  const { container, rerender } = render(
    <ValueImagesField product={sampleProduct()} images={images} chosen={{}} onChange={vi.fn()} />,
  )
  expect(container).toBeEmptyDOMElement()
  rerender(
    <ValueImagesField
      product={product}
      images={images.slice(0, 1)}
      chosen={{}}
      onChange={vi.fn()}
    />,
  )
  expect(container).toBeEmptyDOMElement()
})
