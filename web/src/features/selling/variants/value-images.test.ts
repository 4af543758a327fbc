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
  valueImagesBody(product, pictures, paths).variants?.map(({ image_path }) => image_path)

test('the colour is what is seen in pictures, or else the first option', () => {
  expect(imageOption(product)?.name).toBe('Colour')
  expect(imageOption({ options: [{ name: 'Length', values: ['Knee'] }] })?.name).toBe('Length')
  expect(valueImagesOf(product)).toEqual({ Red: 'red.jpg' })
})

test('every variant of a value gets its picture, and the others none', () => {
  const pictures = { Indigo: 'indigo.jpg', Red: '' }
  expect(sent(pictures, ['red.jpg', 'indigo.jpg'])).toEqual([
    'indigo.jpg',
    'indigo.jpg',
    undefined,
    undefined,
  ])
})

test('a picture that was removed is no variant’s, and stock that was left alone is not sent', () => {
  expect(sent({ Red: 'red.jpg' }, ['indigo.jpg'])).toEqual(Array(4).fill(undefined))
  const { variants } = valueImagesBody(product, {}, [])
  expect(variants?.some((one) => 'available_items' in one)).toBe(false)
})

test('a product without options sends none', () => {
  expect(valueImagesBody(sampleProduct(), {}, [])).toEqual({})
})
