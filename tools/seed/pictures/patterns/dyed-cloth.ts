import { type Colours, mix } from '../colours'
import { type Pen, tile } from '../pen'
import { circle, join, line, path, polar, rect, ring, round, times } from '../svg'

type Paint = (pen: Pen, colours: Colours) => string

const ground = (width: number, height: number, fill: string) => rect([0, 0, width, height], 0, fill)

/** Tied and dyed rings (oniko): concentric circles whose edges break where the thread sat. */
const adireRings: Paint = (pen, { base, deep, pale, light }) => {
  const target = (cx: number, cy: number) =>
    join(
      ...[56, 45, 34, 23].map((r, at) =>
        ring(
          cx,
          cy,
          r,
          at % 2 ? light : pale,
          at % 2 ? 3 : 5,
          `stroke-dasharray="${at % 2 ? '3 6' : '11 4'}"`,
        ),
      ),
      circle(cx, cy, 9, pale),
      circle(cx, cy, 3.5, deep),
    )
  const sparks = times(12, (at) => {
    const [x, y] = polar(130, 65, 15, at * 30)
    return circle(x, y, 2.4, pale)
  })
  return tile(
    pen,
    `rings ${base}`,
    [130, 130],
    join(
      ground(130, 130, base),
      target(65, 65),
      sparks,
      sparks.replaceAll('cx="1', 'cx="-1'),
      circle(0, 0, 6, light),
      circle(130, 0, 6, light),
      circle(0, 130, 6, light),
      circle(130, 130, 6, light),
    ),
  )
}

const starburst = (cx: number, cy: number, r: number, colour: string) =>
  times(16, (at) => {
    const [x, y] = polar(cx, cy, r, at * 22.5)
    const [u, v] = polar(cx, cy, r * 0.4, at * 22.5)
    return line(`M${u} ${v}L${x} ${y}`, colour, 4)
  })

/** Cassava-paste squares (eleko): four motifs drawn by feather, each in its own frame. */
const adireEleko: Paint = (pen, { base, deep, pale, light }) => {
  const s = 120
  const frame = (x: number, y: number) =>
    join(
      rect(
        [x + 6, y + 6, s - 12, s - 12],
        2,
        mix(base, deep, 0.35),
        `stroke="${pale}" stroke-width="3.5"`,
      ),
      rect(
        [x + 13, y + 13, s - 26, s - 26],
        1,
        'none',
        `stroke="${light}" stroke-width="2" stroke-dasharray="3 5"`,
      ),
    )
  const leaf = times(4, (at) => {
    const angle = at * 90 + 45
    const [x, y] = polar(60, 60, 36, angle)
    const [a, b] = polar(60, 60, 26, angle + 32)
    const [c, d] = polar(60, 60, 26, angle - 32)
    return join(
      line(`M60 60Q${a} ${b} ${x} ${y}Q${c} ${d} 60 60`, pale, 3.5),
      line(`M60 60L${x} ${y}`, light, 2),
    )
  })
  const waves = times(5, (at) =>
    line(`M${s + 24} ${30 + at * 15}q9 -11 18 0t18 0t18 0t18 0`, at % 2 ? light : pale, 4),
  )
  const lattice = times(5, (at) =>
    join(
      line(`M${22 + at * 19} ${s + 24}V${s + 96}`, at % 2 ? light : pale, 3),
      line(`M24 ${s + 22 + at * 19}H96`, at % 2 ? pale : light, 3),
    ),
  )
  return tile(
    pen,
    `eleko ${base}`,
    [2 * s, 2 * s],
    join(
      ground(2 * s, 2 * s, base),
      frame(0, 0),
      frame(s, 0),
      frame(0, s),
      frame(s, s),
      leaf,
      waves,
      lattice,
      starburst(s + 60, s + 60, 40, pale),
      circle(s + 60, s + 60, 9, light),
    ),
  )
}

/** Stitched resist (alabere): leaning rows of broken chevrons. */
const adireStitch: Paint = (pen, { base, pale, light }) =>
  tile(
    pen,
    `stitch ${base}`,
    [96, 72],
    join(
      ground(96, 72, base),
      ...[0, 24, 48].map((y, at) =>
        line(
          `M-4 ${y + 20}L24 ${y + 4}L48 ${y + 20}L72 ${y + 4}L100 ${y + 20}`,
          at === 1 ? light : pale,
          at === 1 ? 3 : 5,
          `stroke-dasharray="${at === 1 ? '2 6' : '12 4'}"`,
        ),
      ),
      ...[24, 72].map((x) => circle(x, 64, 3.5, pale)),
    ),
  )

/** A bold wax print: suns of petals over a dotted ground. */
const waxPrint: Paint = (pen, { base, deep, accent, pale }) => {
  const flower = (cx: number, cy: number, r: number) =>
    join(
      circle(cx, cy, r * 1.12, deep),
      times(10, (at) => {
        const [x, y] = polar(cx, cy, r * 0.68, at * 36)
        return `<ellipse cx="${x}" cy="${y}" rx="${round(r * 0.34)}" ry="${round(r * 0.17)}" fill="${at % 2 ? accent : pale}" transform="rotate(${at * 36} ${x} ${y})"/>`
      }),
      circle(cx, cy, r * 0.34, accent),
      circle(cx, cy, r * 0.2, deep),
      circle(cx, cy, r * 0.09, pale),
    )
  const dots = times(64, (at) =>
    circle((at % 8) * 20 + 10, Math.floor(at / 8) * 20 + 10, 2.2, mix(base, pale, 0.5)),
  )
  const corners = [
    [0, 0],
    [160, 0],
    [0, 160],
    [160, 160],
  ] as const
  return tile(
    pen,
    `wax ${base}`,
    [160, 160],
    join(
      ground(160, 160, base),
      dots,
      ...corners.map(([x, y]) => flower(x, y, 40)),
      flower(80, 80, 54),
    ),
  )
}

/** Wax batik: leaves on a ground with the fine cracks where the wax broke. */
const batik: Paint = (pen, { base, deep, accent, pale, light }) => {
  const leaf = (x: number, y: number, turn: number, fill: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M0 0C20 -26 52 -26 74 0C52 26 20 26 0 0Z', fill)}${line('M4 0H68', deep, 2.4)}${times(5, (at) => line(`M${14 + at * 11} 0l8 -10m-8 10l8 10`, deep, 1.8))}</g>`
  const cracks = [
    'M0 40L38 52L70 30L110 48L150 20L190 36',
    'M20 190L44 140L30 100L60 70',
    'M120 190L132 150L176 120L190 122',
    'M90 110L120 90L160 100',
  ]
  return tile(
    pen,
    `batik ${base}`,
    [190, 190],
    join(
      ground(190, 190, base),
      leaf(18, 40, 24, accent),
      leaf(110, 64, -40, pale),
      leaf(30, 128, -18, light),
      leaf(122, 150, 18, accent),
      leaf(96, 26, 8, light),
      circle(94, 98, 12, pale),
      circle(94, 98, 6, accent),
      ...cracks.map((d) => line(d, deep, 1.5, 'opacity="0.6"')),
    ),
  )
}

/** Drawn curves of uli: spirals, combs and dots with much ground left free. */
const uli: Paint = (pen, { base, accent: ink }) =>
  tile(
    pen,
    `uli ${base}`,
    [180, 180],
    join(
      ground(180, 180, base),
      line('M30 44C30 20 66 20 66 44C66 62 42 62 42 46C42 38 54 38 54 46', ink, 5),
      line('M104 24C124 40 124 60 104 76', ink, 5),
      line('M118 20C142 40 142 62 118 82', ink, 5),
      times(4, (at) => line(`M${26 + at * 14} 104V140`, ink, 5)),
      line('M22 140H76', ink, 5),
      line('M104 150C104 118 158 118 158 150', ink, 5),
      ...(
        [
          [86, 96],
          [96, 108],
          [86, 120],
          [150, 30],
          [158, 96],
          [20, 84],
          [90, 166],
        ] as const
      ).map(([x, y]) => circle(x, y, 4.5, ink)),
    ),
  )

export const DYED_CLOTH = {
  'adire-rings': adireRings,
  'adire-eleko': adireEleko,
  'adire-stitch': adireStitch,
  'wax-print': waxPrint,
  batik,
  uli,
} satisfies Record<string, Paint>
