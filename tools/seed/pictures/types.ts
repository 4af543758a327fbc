import type { CategoryValue } from '../../../functions/src/contract/reference/categories'
import type { ColourName } from './colours'
import type { PatternName } from './skin'

/** Every silhouette that a product of the catalogue asks for. */
export const MOTIFS = [
  'dress',
  'tunic',
  'wrapper',
  'scarf',
  'cap',
  'shoes',
  'sandals',
  'bag',
  'pot',
  'bottle',
  'jar',
  'soap',
  'basket',
  'tray',
  'mat',
  'mortar',
  'bowl',
  'cushion',
  'knife',
  'sack',
  'pouch',
  'chair',
  'stool',
  'table',
  'radio',
  'solar-panel',
  'lamp',
  'lantern',
  'book',
  'toy-car',
  'doll',
  'board-game',
  'football',
  'hammock',
  'cot',
  'painting',
  'mask',
  'figurine',
  'collar',
  'pet-bed',
  'hammer',
  'toolbox',
  'necklace',
  'bracelet',
  'earrings',
  'watch',
  'stove',
  'broom',
  'drum',
  'talking-drum',
  'guitar',
  'flute',
  'xylophone',
  'shaker',
  'bicycle',
  'cart',
  'fan',
  'box',
] as const
export type Motif = (typeof MOTIFS)[number]

/** What a drawing shows: the silhouette, the material it is painted with, and its colourway. */
export type Look = readonly [motif: Motif, pattern: PatternName, colour: ColourName]

export type PictureRequest = {
  id: string
  name: string
  category: CategoryValue
  motif: Motif
  pattern: PatternName
  colour: ColourName
  /** How many pictures of it there are. */
  count: 2 | 3
}

export type PictureWidth = 320 | 640 | 1280

/** A WebP file in `.oja/pictures`. `number` counts a product's pictures from 1, the cover. */
export type PictureFile = { number: number; width: PictureWidth; path: string }
