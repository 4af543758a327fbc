import type { Shape } from '../skin'
import type { Motif } from '../types'
import { bracelet, collar, earrings, necklace } from './adornment'
import { figurine, mask, painting, tops } from './art'
import { bag, pouch, sack, sandals, shoes } from './carried'
import { cap, dress, scarf, tunic, wrapper } from './clothes'
import { book, fan, lamp, lantern, radio, solarPanel, watch } from './devices'
import { drum, shaker, talkingDrum, xylophone } from './drums'
import { chair, chest, cot, stool, table, toolbox } from './furniture'
import { hammer, knife } from './hand-tools'
import { flute, guitar, horn, walkingStick } from './strings-and-pipes'
import { blocks, boardGame, doll, football, toyCar } from './toys'
import { bottle, bowl, jar, mortar, pot, soap, stove } from './vessels'
import { bicycle, cart } from './wheels'
import { basket, broom, cushion, hammock, mat, petBed, tray } from './woven'

const SHAPES: Record<Motif, Shape> = {
  dress,
  tunic,
  wrapper,
  scarf,
  cap,
  shoes,
  sandals,
  bag,
  pot,
  bottle,
  jar,
  soap,
  basket,
  tray,
  mat,
  mortar,
  bowl,
  cushion,
  knife,
  sack,
  pouch,
  chair,
  stool,
  table,
  radio,
  'solar-panel': solarPanel,
  lamp,
  lantern,
  book,
  'toy-car': toyCar,
  doll,
  'board-game': boardGame,
  football,
  hammock,
  cot,
  painting,
  mask,
  figurine,
  collar,
  'pet-bed': petBed,
  hammer,
  toolbox,
  necklace,
  bracelet,
  earrings,
  watch,
  stove,
  broom,
  drum,
  'talking-drum': talkingDrum,
  guitar,
  flute,
  xylophone,
  shaker,
  bicycle,
  cart,
  fan,
  box: chest,
}

/** Goods whose name says more than their motif. */
const BY_NAME: readonly (readonly [Motif, RegExp, Shape])[] = [
  ['flute', /walking stick/i, walkingStick],
  ['flute', /\bhorn\b/i, horn],
  ['figurine', /spinning tops/i, tops],
  ['board-game', /blocks/i, blocks],
]

export const shapeFor = ({ motif, name }: { motif: Motif; name: string }): Shape =>
  BY_NAME.find(([of, words]) => of === motif && words.test(name))?.[2] ?? SHAPES[motif]
