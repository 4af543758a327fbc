import { expect, test } from 'vitest'
import { headsOf, partsIn } from './name-heads'

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

test.each([
  ['Fish-Trap Floor Lamp', ['fish']],
  ['Zobo and Ginger Tea Bags', ['bag']],
  ['Aso-Oke Clutch', []],
  ['Saddle-Stitched Leather Tote', ['saddle']],
])('of “%s” %j only says what another word is of', (name, parts) => {
  expect(partsIn(name)).toEqual(parts)
})
