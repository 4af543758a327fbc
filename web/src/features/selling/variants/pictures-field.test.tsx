import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { sampleProduct } from '../testing/sample'
import { PicturesField } from './pictures-field'

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
    <PicturesField
      product={product}
      images={images}
      pictures={{ Red: 'b.jpg' }}
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
    <PicturesField product={sampleProduct()} images={images} pictures={{}} onChange={vi.fn()} />,
  )
  expect(container).toBeEmptyDOMElement()
  rerender(
    <PicturesField
      product={product}
      images={images.slice(0, 1)}
      pictures={{}}
      onChange={vi.fn()}
    />,
  )
  expect(container).toBeEmptyDOMElement()
})
