import { type Colours, mix } from '../colours'
import { linear, type Pen, tile } from '../pen'
import { randomFrom } from '../random'
import { circle, ellipse, join, line, path, polygon, rect, times } from '../svg'

type Paint = (pen: Pen, colours: Colours) => string

const ground = (width: number, height: number, fill: string) => rect([0, 0, width, height], 0, fill)

/** Flat strands over and under, as raffia, palm and cane are woven. */
const weave: Paint = (pen, { base, deep, light }) => {
  const strand = (x: number, y: number, upright: boolean) =>
    upright
      ? join(
          rect([x + 2, y - 3, 16, 26], 4, base),
          rect([x + 4, y - 3, 5, 26], 2, light, 'opacity="0.5"'),
          rect([x + 15, y - 3, 3, 26], 1, deep, 'opacity="0.4"'),
        )
      : join(
          rect([x - 3, y + 2, 26, 16], 4, mix(base, light, 0.3)),
          rect([x - 3, y + 4, 26, 5], 2, light, 'opacity="0.55"'),
          rect([x - 3, y + 15, 26, 3], 1, deep, 'opacity="0.4"'),
        )
  return tile(
    pen,
    `weave ${base}`,
    [40, 40],
    join(
      ground(40, 40, deep),
      strand(0, 0, true),
      strand(20, 0, false),
      strand(0, 20, false),
      strand(20, 20, true),
    ),
  )
}

/** The same with a second colour plaited in as diamonds. */
const plait: Paint = (pen, { base, deep, light, accent }) => {
  const cells = times(64, (at) => {
    const [column, row] = [at % 8, Math.floor(at / 8)]
    const tinted = Math.abs(column - 3.5) + Math.abs(row - 3.5) < 3.2 !== (column + row) % 4 < 1
    const over = (column + row) % 2 === 0
    return join(
      rect([column * 16, row * 16, 15, 15], 3, tinted ? accent : base),
      over
        ? rect([column * 16 + 2, row * 16, 4, 15], 2, light, 'opacity="0.45"')
        : rect([column * 16, row * 16 + 2, 15, 4], 2, light, 'opacity="0.45"'),
    )
  })
  return tile(pen, `plait ${base}`, [128, 128], join(ground(128, 128, deep), cells))
}

/** Coils of grass stitched row on row. */
const coil: Paint = (pen, { base, deep, light, accent }) => {
  const stitches = times(6, (at) =>
    line(`M${at * 20 + 4} 4l8 22`, at % 3 ? light : accent, 4, 'opacity="0.75"'),
  )
  return tile(
    pen,
    `coil ${base}`,
    [120, 30],
    join(
      ground(120, 30, base),
      rect([0, 0, 120, 9], 0, light, 'opacity="0.35"'),
      stitches,
      rect([0, 25, 120, 5], 0, deep, 'opacity="0.6"'),
    ),
  )
}

/** Fired clay: fine specks, larger dark ones where the smoke caught. */
const earthenware: Paint = (pen, { base, deep, light }) => {
  const random = randomFrom('earthenware')
  const specks = times(70, (at) =>
    circle(
      random() * 120,
      random() * 120,
      at % 9 === 0 ? 2.4 : 1.1,
      at % 3 ? deep : light,
      `opacity="${at % 9 === 0 ? 0.4 : 0.5}"`,
    ),
  )
  return tile(pen, `clay ${base}`, [120, 120], join(ground(120, 120, base), specks))
}

/** Long grain with a few eyes. */
const timber: Paint = (pen, { base, deep, light }) => {
  const grain = times(13, (at) => {
    const x = at * 12 + 5
    const bow = [6, -5, 9, -3][at % 4] ?? 0
    return line(
      `M${x} -5C${x + bow} 70 ${x - bow} 150 ${x + bow / 2} 225C${x} 260 ${x} 290 ${x} 325`,
      at % 3 === 0 ? light : deep,
      at % 4 === 0 ? 3.4 : 1.7,
      `opacity="${at % 3 === 0 ? 0.3 : 0.34}"`,
    )
  })
  const eye = join(
    ellipse(84, 150, 7, 20, deep, 'opacity="0.35"'),
    ellipse(84, 150, 14, 36, 'none', `stroke="${deep}" stroke-width="1.8" opacity="0.35"`),
  )
  return tile(pen, `timber ${base}`, [156, 320], join(ground(156, 320, base), grain, eye))
}

/** Grained hide. */
const leather: Paint = (pen, { base, deep, light }) => {
  const random = randomFrom('leather')
  const grain = times(80, (at) => {
    const [x, y] = [random() * 80, random() * 80]
    return line(
      `M${x.toFixed(1)} ${y.toFixed(1)}q3 -2 6 1`,
      at % 2 ? deep : light,
      1.3,
      'opacity="0.3"',
    )
  })
  return tile(pen, `leather ${base}`, [80, 80], join(ground(80, 80, base), grain))
}

/** Sheet metal beaten with a round hammer. */
const hammered: Paint = (pen, { base, deep, light }) => {
  const dent = (x: number, y: number) =>
    join(
      circle(x, y, 13, deep, 'opacity="0.28"'),
      circle(x - 1.5, y - 1.5, 11, base),
      ellipse(x - 3, y - 4, 6, 4, light, 'opacity="0.65"'),
    )
  return tile(
    pen,
    `hammered ${base}`,
    [52, 44],
    join(
      ground(52, 44, mix(base, deep, 0.2)),
      dent(13, 11),
      dent(39, 11),
      dent(0, 33),
      dent(26, 33),
      dent(52, 33),
    ),
  )
}

/** Metal or plastic with an even skin. */
const smooth: Paint = (pen, { base, deep, light }) =>
  linear(pen, 'diagonal', [
    [0, mix(base, light, 0.45)],
    [0.5, base],
    [1, mix(base, deep, 0.45)],
  ])

/** Calabash skin with bands burnt in by a hot point. */
const burnt: Paint = (pen, { base, deep, light }) => {
  const ink = mix(deep, '#1c0d06', 0.45)
  const teeth = times(6, (at) =>
    path(
      polygon([
        [at * 30, 58],
        [at * 30 + 15, 30],
        [at * 30 + 30, 58],
      ]),
      ink,
    ),
  )
  const rays = times(12, (at) => line(`M${at * 15 + 7} 96V${at % 2 ? 122 : 114}`, ink, 3.4))
  const waves = line('M0 150q22.5 -26 45 0t45 0t45 0t45 0', ink, 5)
  const dots = times(9, (at) => circle(at * 20 + 10, 172, 4, ink))
  return tile(
    pen,
    `burnt ${base}`,
    [180, 190],
    join(
      ground(180, 190, base),
      rect([0, 20, 180, 4], 0, ink),
      teeth,
      rect([0, 62, 180, 7], 0, ink),
      times(6, (at) => circle(at * 30 + 15, 82, 6, light, `stroke="${ink}" stroke-width="3"`)),
      rect([0, 94, 180, 3], 0, ink),
      rays,
      waves,
      dots,
      rect([0, 184, 180, 4], 0, ink),
    ),
  )
}

/** Cut and dyed leather or carved wood: interlaced northern knots. */
const knots: Paint = (pen, { base, deep, accent, light }) => {
  const loop = 'M45 12C66 12 66 42 45 45C24 48 24 78 45 78C66 78 66 48 45 45C24 42 24 12 45 12'
  return tile(
    pen,
    `knots ${base}`,
    [90, 90],
    join(
      ground(90, 90, base),
      rect([5, 5, 80, 80], 4, 'none', `stroke="${deep}" stroke-width="3"`),
      line(loop, deep, 12),
      line(loop, accent, 7),
      `<g transform="rotate(90 45 45)">${line(loop, deep, 12)}${line(loop, accent, 7)}</g>`,
      circle(45, 45, 6, light),
      ...(
        [
          [0, 0],
          [90, 0],
          [0, 90],
          [90, 90],
        ] as const
      ).map(([x, y]) => circle(x, y, 7, accent)),
    ),
  )
}

/** Loose grain seen through glass or heaped in a bowl. */
const seeds: Paint = (pen, { base, deep, light }) => {
  const random = randomFrom('seeds')
  const grains = times(90, (at) => {
    const [x, y, turn] = [random() * 110, random() * 110, random() * 180]
    const fill = [base, light, mix(base, deep, 0.35)][at % 3] ?? base
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="9" ry="4.6" fill="${fill}" stroke="${deep}" stroke-width="0.9" stroke-opacity="0.5" transform="rotate(${turn.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`
  })
  return tile(
    pen,
    `seeds ${base}`,
    [110, 110],
    join(ground(110, 110, mix(base, deep, 0.5)), grains),
  )
}

/** Fine meal: flour, powder, ground pepper. */
const powder: Paint = (pen, { base, deep, light }) => {
  const random = randomFrom('powder')
  const grains = times(120, (at) =>
    circle(
      random() * 90,
      random() * 90,
      at % 5 === 0 ? 2 : 1.2,
      at % 2 ? light : deep,
      'opacity="0.45"',
    ),
  )
  return tile(pen, `powder ${base}`, [90, 90], join(ground(90, 90, base), grains))
}

export const MATTER = {
  weave,
  plait,
  coil,
  earthenware,
  timber,
  leather,
  hammered,
  smooth,
  burnt,
  knots,
  seeds,
  powder,
} satisfies Record<string, Paint>
