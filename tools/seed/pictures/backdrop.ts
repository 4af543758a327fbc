import { type ColourName, coloursOf, distance, mix } from './colours'
import { SHADE } from './light'
import { linear, type Pen, radial } from './pen'
import type { Shape } from './skin'
import { join, path, rect, times } from './svg'

/** Papers and washed walls of the studio: calm, never as loud as the goods. */
const TONES = [
  '#efe6d6',
  '#e3d3b8',
  '#cfd6c4',
  '#c9d3d8',
  '#e6cdbb',
  '#e9d8a6',
  '#b9c2a6',
  '#a9bcc4',
  '#d3a98c',
  '#d9c3c4',
  '#3f5247',
  '#33404f',
] as const

const CLEAR_GAP = 0.26
const DARK_FROM = 10

/** Tones that the goods stand out from; dark ones only behind pale goods. */
export function tonesFor(colour: ColourName): readonly string[] {
  const { base } = coloursOf(colour)
  const pale = distance(base, '#000000') > 0.8
  const able = TONES.filter(
    (tone, at) => distance(tone, base) > CLEAR_GAP && (at < DARK_FROM || pale),
  )
  return able.length > 0 ? able : [TONES[0]]
}

const light = (pen: Pen) =>
  rect(
    [-400, -400, 1600, 1800],
    0,
    radial(
      pen,
      [
        [0, '#fffaf0', 0.55],
        [0.5, '#fffaf0', 0.12],
        [1, SHADE, 0.16],
      ],
      [0.4, 0.36, 0.6],
    ),
  )

/** A wall that sweeps into the floor, lit from the upper left. */
function studio(pen: Pen, tone: string): string {
  const floor = mix(tone, '#5a3a22', 0.2)
  return join(
    rect([-400, -400, 1600, 1800], 0, tone),
    rect(
      [-400, 560, 1600, 840],
      0,
      linear(pen, 'down', [
        [0, floor, 0],
        [0.14, floor, 0.9],
        [0.3, mix(tone, '#5a3a22', 0.12), 1],
        [1, mix(tone, '#fff6e4', 0.2), 1],
      ]),
    ),
    light(pen),
  )
}

/** Sheets of paper from above; the second lies across a corner. */
function sheets(pen: Pen, tone: string): string {
  const random = pen.random()
  const other = mix(tone, random < 0.5 ? '#fffaf0' : '#5a3a22', random < 0.5 ? 0.34 : 0.12)
  const edge = 560 + Math.round(random * 180)
  const d =
    random < 0.5
      ? `M-400 ${edge + 120}L1200 ${edge - 160}V1400H-400Z`
      : `M${edge - 20} -400L${edge - 300} 1400H1200V-400Z`
  return join(
    rect([-400, -400, 1600, 1800], 0, tone),
    times(3, (at) => path(d, SHADE, `opacity="0.04" transform="translate(${-3 * at} ${-4 * at})"`)),
    path(d, other),
    light(pen),
  )
}

export const backdrop = (pen: Pen, pose: Shape['pose'], tone: string) =>
  pose === 'stand' ? studio(pen, tone) : sheets(pen, tone)
