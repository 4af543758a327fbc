import { expect, test } from 'vitest'
import { headsOf } from './name-heads'

test.each([
  ['Leather Bicycle Saddle, Sprung', ['saddle']],
  ['School Satchel in Kano Leather', ['satchel']],
  ['Iroko Mortar and Pestle for Pounded Yam', ['mortar', 'pestle']],
  ['Adire: A Pattern Book', ['book']],
  ['Weaving Aso-Oke: A Loom Notebook', ['notebook']],
  ['Gele: Wine Red', ['gele']],
  ['Ebony and Silver Bangle Set', ['ebony', 'bangle', 'set']],
  ['Zobo and Ginger Tea Bags', ['zobo', 'tea']],
  ['Set', ['set']],
  [' , ', []],
])('“%s” is %j', (name, heads) => {
  expect(headsOf(name)).toEqual(heads)
})
