import { expect, test } from 'vitest'
import { sampleProduct } from '../testing/sample'
import { imageOption, valueImagesBody, valueImagesOf } from './value-images'

const variant = (letter: string, size: string, colour: string, image_path?: string) => ({
  id: letter.repeat(20),
  values: [size, colour],
  price: 500_000,
  status: 'active' as const,
  ...(image_path && { image_path }),
})
const product = sampleProduct({
  options: [
    { name: 'Size', values: ['M', 'L'] },
    { name: 'Colour', values: ['Indigo', 'Red'] },
  ],
  variants: [
    variant('a', 'M', 'Indigo'),
    variant('b', 'L', 'Indigo'),
    variant('c', 'M', 'Red', 'red.jpg'),
    variant('d', 'L', 'Red', 'red.jpg'),
  ],
})
const sent = (pictures: Record<string, string>, paths: string[]) =>
  valueImagesBody(product, pictures, paths, valueImagesOf(product))

test('the colour is what is seen in pictures, or else the first option', () => {
  expect(imageOption(product)?.name).toBe('Colour')
  expect(imageOption({ options: [{ name: 'Length', values: ['Knee'] }] })?.name).toBe('Length')
  expect(valueImagesOf(product)).toEqual({ Red: 'red.jpg' })
})

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(20))

test('every variant of a value gets its picture, and of others it is taken away', () => {
  const pictures = { Indigo: 'indigo.jpg', Red: '' }
  expect(sent(pictures, ['red.jpg', 'indigo.jpg'])).toEqual({
    variants: [
      { id: A, image_path: 'indigo.jpg' },
      { id: B, image_path: 'indigo.jpg' },
      { id: C, image_path: '' },
      { id: D, image_path: '' },
    ],
  })
})

test('a picture that was removed is no variant’s, and what was left alone is not sent', () => {
  expect(sent({ Red: 'red.jpg' }, ['indigo.jpg'])).toEqual({
    variants: [
      { id: C, image_path: '' },
      { id: D, image_path: '' },
    ],
  })
  expect(sent({ Red: 'red.jpg' }, ['red.jpg'])).toEqual({})
})

test('a product without options sends none', () => {
  expect(valueImagesBody(sampleProduct(), {}, [], {})).toEqual({})
})
