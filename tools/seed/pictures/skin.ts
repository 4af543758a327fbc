import { type ColourName, type Colours, coloursOf } from './colours'
import { DYED_CLOTH } from './patterns/dyed-cloth'
import { LOOMED_CLOTH } from './patterns/loomed-cloth'
import { MATTER } from './patterns/matter'
import type { Pen } from './pen'

const PATTERNS = { ...DYED_CLOTH, ...LOOMED_CLOTH, ...MATTER }

export type PatternName = keyof typeof PATTERNS

/** What a shape is painted with: its colours and the fill that carries its pattern. */
export type Skin = Colours & { paint: string }

export function skinOf(pen: Pen, pattern: PatternName, colour: ColourName): Skin {
  const colours = coloursOf(colour)
  return { ...colours, paint: PATTERNS[pattern](pen, colours) }
}

/** The paint of another material on the same drawing, such as a leather strap on a woven bag. */
export const paintOf = (pen: Pen, pattern: PatternName, colour: ColourName) =>
  skinOf(pen, pattern, colour).paint

export type Shape = {
  /** Standing things get a wall and a floor, lying ones are seen from above on paper. */
  pose: 'stand' | 'lie'
  /** Where the close-up looks. */
  focus: readonly [number, number]
  draw: (pen: Pen, skin: Skin) => string
}

export const stand = (focus: Shape['focus'], draw: Shape['draw']): Shape => ({
  pose: 'stand',
  focus,
  draw,
})

export const lie = (focus: Shape['focus'], draw: Shape['draw']): Shape => ({
  pose: 'lie',
  focus,
  draw,
})
