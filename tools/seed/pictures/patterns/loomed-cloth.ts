import type { Colours } from '../colours'
import { type Pen, tile } from '../pen'
import { join, line, path, polygon, rect, times } from '../svg'

type Paint = (pen: Pen, colours: Colours) => string

const ground = (width: number, height: number, fill: string) => rect([0, 0, width, height], 0, fill)

/** Narrow loom strips with blocks of brocade, sewn side by side (aso-oke). */
const asoOke: Paint = (pen, { base, deep, accent, light, pale }) => {
  const diamond = (x: number, y: number, r: number, fill: string) =>
    path(
      polygon([
        [x, y - r],
        [x + r * 0.7, y],
        [x, y + r],
        [x - r * 0.7, y],
      ]),
      fill,
    )
  const strip = (x: number, shift: number) =>
    join(
      rect([x, 0, 62, 200], 0, base),
      rect([x + 4, 0, 5, 200], 0, accent),
      rect([x + 12, 0, 2.5, 200], 0, pale),
      rect([x + 46, 0, 2.5, 200], 0, pale),
      rect([x + 52, 0, 5, 200], 0, accent),
      rect([x + 20, 0, 21, 200], 0, deep),
      ...[0, 50, 100, 150].map((y) => diamond(x + 30.5, ((y + shift) % 200) + 25, 17, accent)),
      ...[0, 50, 100, 150].map((y) => diamond(x + 30.5, ((y + shift) % 200) + 25, 7, deep)),
      line(`M${x + 61} 0V200`, deep, 1.6, 'opacity="0.8"'),
    )
  const threads = times(50, (at) => rect([0, at * 4, 124, 1.4], 0, light, 'opacity="0.16"'))
  return tile(pen, `asooke ${base}`, [124, 200], join(strip(0, 0), strip(62, 25), threads))
}

/** The weft diamonds and tortoise backs of Akwete. */
const akwete: Paint = (pen, { base, deep, accent, pale, light }) => {
  const nested = [62, 48, 34, 20, 8]
    .map((r, at) =>
      path(
        polygon([
          [80, 70 - r],
          [80 + r * 1.15, 70],
          [80, 70 + r],
          [80 - r * 1.15, 70],
        ]),
        [pale, base, accent, deep, pale][at] ?? base,
      ),
    )
    .join('')
  const teeth = times(8, (at) =>
    path(
      polygon([
        [at * 20, 160],
        [at * 20 + 10, 144],
        [at * 20 + 20, 160],
      ]),
      accent,
    ),
  )
  return tile(
    pen,
    `akwete ${base}`,
    [160, 180],
    join(
      ground(160, 180, base),
      rect([0, 0, 160, 4], 0, deep),
      nested,
      rect([0, 138, 160, 42], 0, deep),
      teeth,
      rect([0, 164, 160, 5], 0, pale),
      rect([0, 173, 160, 3], 0, light),
    ),
  )
}

/** The madras check that eastern families call George and Ijaw families injiri. */
const madras: Paint = (pen, { base, deep, accent, pale }) =>
  tile(
    pen,
    `madras ${base}`,
    [110, 110],
    join(
      ground(110, 110, base),
      ...(['v', 'h'] as const).map((way) =>
        [
          [12, 30, deep, 0.62],
          [24, 6, accent, 0.9],
          [58, 14, pale, 0.55],
          [78, 4, accent, 0.8],
          [90, 8, deep, 0.5],
        ]
          .map(([start, size, fill, opacity]) =>
            rect(
              way === 'v'
                ? [Number(start), 0, Number(size), 110]
                : [0, Number(start), 110, Number(size)],
              0,
              String(fill),
              `opacity="${opacity}"`,
            ),
          )
          .join(''),
      ),
    ),
  )

/** Even stripes of a plain loom. */
const stripes: Paint = (pen, { base, deep, accent, pale }) =>
  tile(
    pen,
    `stripes ${base}`,
    [84, 40],
    join(
      ground(84, 40, base),
      rect([8, 0, 14, 40], 0, pale, 'opacity="0.85"'),
      rect([26, 0, 4, 40], 0, accent),
      rect([44, 0, 20, 40], 0, deep, 'opacity="0.55"'),
      rect([68, 0, 4, 40], 0, accent),
    ),
  )

/** A plain weave, where the thread itself is the pattern. */
const plain: Paint = (pen, { base, deep, light }) =>
  tile(
    pen,
    `plain ${base}`,
    [12, 12],
    join(
      ground(12, 12, base),
      rect([0, 0, 6, 6], 0, light, 'opacity="0.16"'),
      rect([6, 6, 6, 6], 0, light, 'opacity="0.16"'),
      rect([6, 0, 6, 6], 0, deep, 'opacity="0.1"'),
      rect([0, 6, 6, 6], 0, deep, 'opacity="0.1"'),
    ),
  )

export const LOOMED_CLOTH = {
  'aso-oke': asoOke,
  akwete,
  madras,
  stripes,
  plain,
} satisfies Record<string, Paint>
