import type { Option } from '../../../functions/src/contract/entities/catalog/variant'

/**
 * Choices of a demo product. `dearer` says by how many naira a value costs more, `pictures` the
 * number of the picture that shows it.
 */
type Choices = {
  options: Option[]
  dearer?: Record<string, number>
  pictures?: Record<string, number>
}

const SIZES = { name: 'Size', values: ['S', 'M', 'L', 'XL'] }
const UK = { name: 'Size', values: ['UK 10', 'UK 12', 'UK 14', 'UK 16'] }

/** By the product's name. */
export const DEMO_CHOICES: Readonly<Record<string, Choices>> = {
  "Men's Adire Oniko Tunic": {
    options: [
      { name: 'Size', values: ['M', 'L', 'XL', 'XXL'] },
      { name: 'Colour', values: ['Deep indigo', 'Wine'] },
    ],
    dearer: { XXL: 2_500 },
    pictures: { 'Deep indigo': 1, Wine: 3 },
  },
  'Kaftan Dress in Teal Batik': { options: [SIZES] },
  'Akwete Midi Skirt, Ikaki Motif': { options: [UK] },
  'Ankara Shift Dress, Record Print': {
    options: [UK, { name: 'Colour', values: ['Ochre and navy', 'Green and white'] }],
    pictures: { 'Ochre and navy': 1, 'Green and white': 4 },
  },
  "Hand-Lasted Brogues, Men's": {
    options: [
      { name: 'Size', values: ['EU 41', 'EU 42', 'EU 43', 'EU 44', 'EU 45'] },
      { name: 'Colour', values: ['Oxblood', 'Black'] },
    ],
    dearer: { 'EU 45': 3_000 },
    pictures: { Oxblood: 1, Black: 3 },
  },
  "Women's Ankara Espadrilles": {
    options: [{ name: 'Size', values: ['EU 37', 'EU 38', 'EU 39', 'EU 40'] }],
  },
  'Kano Goatskin Slippers': {
    options: [
      { name: 'Size', values: ['EU 40', 'EU 41', 'EU 42', 'EU 43', 'EU 44'] },
      { name: 'Colour', values: ['Natural tan', 'Red'] },
    ],
    pictures: { 'Natural tan': 1, Red: 3 },
  },
  'Etu Fila, Gobi Style': {
    options: [{ name: 'Size', values: ['56 cm', '57 cm', '58 cm', '60 cm'] }],
  },
}
