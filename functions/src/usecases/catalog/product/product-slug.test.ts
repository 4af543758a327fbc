import { expect, it } from 'vitest'
import { idFromSlug } from '../../../contract/text/slug'
import { productSlug } from './product-slug'

const ID = 'a1b2c3d4e5f6g7h8i9j0'

it.each([
  ['Power bank 20,000 mAh', 'power-bank-20000-mah'],
  ['Adire “Eleko” wrapper (5 yards)', 'adire-eleko-wrapper-5-yards'],
  ['Salt & pepper', 'salt-pepper'],
  ["Ngozi's T-Shirt – large", 'ngozis-t-shirt-large'],
  ['Black/White sofa', 'black-white-sofa'],
  ['Aṣọ òkè', 'aso-oke'],
  ['Ɗanlami leather slippers', 'danlami-leather-slippers'],
  ['Ƙwarya calabash bowl', 'kwarya-calabash-bowl'],
  ['Ɓante woven ƴar', 'bante-woven-yar'],
  ['USB-C LED', 'usb-c-led'],
  ['!!!', 'product'],
])('%j is %s, followed by the id', (name, slug) => {
  expect(productSlug(name, ID)).toBe(`${slug}-${ID}`)
  expect(idFromSlug(productSlug(name, ID))).toBe(ID)
})
