import { group, line } from './svg'

/** Capitals as strokes in a box of 60 x 100, so that no picture depends on the machine's fonts. */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 100L30 0L60 100M12 64H48',
  B: 'M0 0V100H28C70 100 70 48 28 48H0M0 0H26C62 0 62 48 26 48',
  C: 'M58 18C44 -8 0 -8 0 50C0 108 44 108 58 82',
  D: 'M0 0V100H20C74 100 74 0 20 0Z',
  E: 'M54 0H0V100H54M0 49H44',
  F: 'M54 0H0V100M0 49H44',
  G: 'M56 18C42 -8 0 -8 0 50C0 108 58 108 58 56H34',
  H: 'M0 0V100M58 0V100M0 49H58',
  I: 'M30 0V100M12 0H48M12 100H48',
  J: 'M48 0V70C48 110 4 110 2 76',
  K: 'M0 0V100M56 0L2 56M20 40L58 100',
  L: 'M4 0V100H56',
  M: 'M0 100V0L32 58L64 0V100',
  N: 'M0 100V0L58 100V0',
  O: 'M31 0C-10 0 -10 100 31 100C72 100 72 0 31 0Z',
  P: 'M2 100V0H28C68 0 68 54 28 54H2',
  Q: 'M31 0C-10 0 -10 100 31 100C72 100 72 0 31 0ZM36 70L62 104',
  R: 'M2 100V0H28C66 0 66 50 28 50H2M32 52L60 100',
  S: 'M54 16C40 -10 2 -4 4 26C6 56 58 42 58 74C58 108 12 106 2 82',
  T: 'M0 0H60M30 0V100',
  U: 'M0 0V64C0 112 58 112 58 64V0',
  V: 'M0 0L30 100L60 0',
  W: 'M-6 0L14 100L31 30L48 100L68 0',
  X: 'M2 0L58 100M58 0L2 100',
  Y: 'M2 0L30 50L58 0M30 50V100',
  Z: 'M4 0H56L2 100H58',
}

/** A capital, its upper left corner at x and y; nothing for signs that are no letter. */
export const letter = (
  sign: string,
  [x, y]: readonly [number, number],
  size: number,
  colour: string,
  width: number,
) => {
  const d = STROKES[sign]
  return d ? group(`translate(${x} ${y}) scale(${size / 100})`, line(d, colour, width)) : ''
}
