import { type ColourName, coloursOf, mix } from './colours'
import { letter } from './letters'
import { newPen } from './pen'
import { type PatternName, paintOf } from './skin'
import { circle, join, ring } from './svg'

const GROUNDS: readonly ColourName[] = ['indigo', 'palm', 'terracotta', 'wine', 'teal', 'plum']
const PRINTS: readonly PatternName[] = [
  'adire-rings',
  'adire-eleko',
  'adire-stitch',
  'akwete',
  'wax-print',
  'stripes',
  'batik',
  'knots',
]

const oneOf = <T>(list: readonly T[], share: number, otherwise: T) =>
  list[Math.floor(share * list.length)] ?? otherwise

/** The SVG of a store's emblem: its initials on a disc of cloth. */
export function drawLogo({ vendor_id, name }: { vendor_id: string; name: string }): string {
  const pen = newPen(vendor_id)
  const colour = oneOf(GROUNDS, pen.random(), 'indigo')
  const print = oneOf(PRINTS, pen.random(), 'adire-rings')
  const { deep, accent, pale, base } = coloursOf(colour)
  const cloth = paintOf(pen, print, colour)
  const signs = [...name.toUpperCase().matchAll(/\b[A-Z]/g)].slice(0, 2).map(([sign]) => sign)
  const size = 112
  const step = 96
  const left = 256 - ((signs.length - 1) * step + 66) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><defs>${pen.definitions()}</defs>${join(
    `<rect width="512" height="512" fill="${mix(pale, accent, 0.12)}"/>`,
    circle(256, 256, 236, deep),
    circle(256, 256, 226, cloth),
    ring(256, 256, 214, pale, 5),
    circle(256, 256, 142, deep, 'opacity="0.35"'),
    circle(256, 256, 136, pale),
    ring(256, 256, 122, accent, 5),
    ...signs.map((sign, at) =>
      letter(sign, [left + at * step, 200], size, mix(base, deep, 0.5), 17),
    ),
  )}</svg>`
}
