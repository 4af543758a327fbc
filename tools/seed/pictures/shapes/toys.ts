import { letter } from '../letters'
import { balled, contact, crease, dropped, faced, gleam, rounded, washed } from '../light'
import { clipped, type Pen } from '../pen'
import { lie, paintOf, type Skin, stand } from '../skin'
import {
  box,
  circle,
  dashes,
  ellipse,
  group,
  join,
  line,
  oval,
  path,
  polar,
  polygon,
  rect,
  times,
} from '../svg'

const BUS =
  'M124 736V520C124 462 152 430 206 430H548C596 430 622 452 638 500L676 606V736C676 752 666 762 650 762H150C134 762 124 752 124 736Z'

const wheel = (cx: number, skin: Skin) =>
  join(
    circle(cx, 762, 74, '#2b2422'),
    circle(cx, 762, 44, skin.accent),
    circle(cx, 762, 14, skin.deep),
    gleam(`M${cx - 58} 740A62 62 0 0 1 ${cx - 10} 701`, 6, 0.3),
  )

export const toyCar = stand([430, 600], (pen, skin) =>
  join(
    contact(pen, 400, 834, 270),
    path(BUS, skin.paint),
    faced(pen, BUS),
    clipped(
      pen,
      BUS,
      join(rect([110, 634, 580, 16], 0, skin.deep), rect([110, 662, 580, 16], 0, skin.deep)),
    ),
    ...[160, 290, 420].map((x) => rect([x, 478, 112, 104], 16, '#2c3a44')),
    path('M552 478H592C604 478 610 486 614 498L640 582H552Z', '#2c3a44'),
    ...[160, 290, 420].map((x) =>
      path(`M${x + 12} 570L${x + 64} 490H${x + 92}L${x + 40} 570Z`, '#ffffff', 'opacity="0.16"'),
    ),
    line('M280 598V740M410 598V740', skin.deep, 4, 'opacity="0.4"'),
    circle(652, 640, 20, '#fff0c4'),
    rect([110, 716, 40, 34], 10, skin.deep),
    rect([650, 716, 40, 34], 10, skin.deep),
    rect([200, 404, 330, 22], 10, skin.deep),
    line('M230 426v8M500 426v8', skin.deep, 10),
    wheel(240, skin),
    wheel(560, skin),
  ),
)

const GOWN = 'M346 470H454C476 540 520 640 556 722C470 760 330 760 244 722C280 640 324 540 346 470Z'
const FACE = '#6b3d26'
const HAIR = '#211511'

const arm = (pen: Pen, { paint }: Skin) => {
  const sleeve = 'M350 474C310 486 272 540 250 590L300 622C322 584 350 560 362 534Z'
  return join(line('M272 604L232 664', FACE, 34), path(sleeve, paint), washed(pen, sleeve))
}

export const doll = stand([400, 400], (pen, skin) =>
  join(
    contact(pen, 400, 850, 150),
    line('M358 720V826M442 720V826', FACE, 44),
    ellipse(350, 838, 44, 20, skin.deep),
    ellipse(450, 838, 44, 20, skin.deep),
    arm(pen, skin),
    group('translate(800 0) scale(-1 1)', arm(pen, skin)),
    path(GOWN, skin.paint),
    clipped(
      pen,
      GOWN,
      join(
        crease('M360 540L300 740', 12),
        crease('M440 540L500 740', 12),
        crease('M400 560V750', 10),
      ),
    ),
    washed(pen, GOWN),
    line('M254 712C340 744 460 744 546 712', skin.accent, 12),
    line('M342 508C370 518 430 518 458 508', skin.accent, 16),
    rect([374, 430, 52, 50], 16, FACE),
    ...[270, 530].map((x) => circle(x, 262, 66, HAIR)),
    circle(400, 330, 136, HAIR),
    circle(400, 346, 118, FACE),
    balled(pen, oval(400, 346, 118, 118)),
    path('M282 330C300 230 500 230 518 330C470 280 330 280 282 330Z', HAIR),
    path('M280 306C320 232 480 232 520 306L512 328C470 272 330 272 288 328Z', skin.paint),
    circle(356, 350, 12, HAIR),
    circle(444, 350, 12, HAIR),
    circle(352, 346, 4, '#fff'),
    circle(440, 346, 4, '#fff'),
    ...[324, 476].map((x) => ellipse(x, 388, 20, 12, '#c65a44', 'opacity="0.55"')),
    line('M372 404C386 422 414 422 428 404', '#8c2f25', 7),
  ),
)

const PLANK =
  'M214 200C220 150 290 128 400 128C510 128 580 150 586 200V800C580 850 510 872 400 872C290 872 220 850 214 800Z'
const PITS = Array.from(
  { length: 12 },
  (_, at) => [at % 2 ? 488 : 312, 222 + Math.floor(at / 2) * 111] as const,
)

export const boardGame = lie([400, 400], (pen, skin) => {
  const seeds = ([x, y]: readonly [number, number], count: number) =>
    times(count, (at) => {
      const [sx, sy] = polar(x, y, at ? 22 : 0, at * 83 + x)
      return join(circle(sx, sy, 11, '#8f9a86'), circle(sx - 3, sy - 3, 4, '#d5dccb'))
    })
  return join(
    dropped(PLANK),
    path(PLANK, skin.paint),
    washed(pen, PLANK),
    line(PLANK, skin.accent, 5, 'opacity="0.5" transform="translate(24 30) scale(0.94)"'),
    line('M400 176V824', skin.deep, 6, 'opacity="0.6"'),
    ...PITS.map(([x, y]) =>
      join(
        circle(x, y, 52, skin.deep),
        ellipse(x + 4, y + 8, 42, 38, skin.base, 'opacity="0.7"'),
        gleam(`M${x - 34} ${y + 36}A50 50 0 0 0 ${x + 36} ${y + 36}`, 4, 0.45),
        seeds([x, y + 4], Math.floor(pen.random() * 5)),
      ),
    ),
  )
})

const BALL = oval(400, 570, 240, 240)
const patch = (cx: number, cy: number, r: number, turn: number) =>
  polygon(Array.from({ length: 5 }, (_, at) => polar(cx, cy, r, turn + at * 72)))

export const football = stand([400, 560], (pen, skin) => {
  const outer = Array.from({ length: 5 }, (_, at) => polar(400, 560, 226, at * 72 - 90))
  return join(
    contact(pen, 400, 806, 170),
    path(BALL, skin.paint),
    clipped(
      pen,
      BALL,
      join(
        ...outer.map(([x, y], at) => path(patch(x, y, 84, at * 72 + 90), skin.accent)),
        times(5, (at) => {
          const [x1, y1] = polar(400, 560, 84, at * 72 - 90)
          const [x2, y2] = polar(400, 560, 148, at * 72 - 90)
          const [x3, y3] = polar(400, 560, 168, at * 72 - 54)
          const [x4, y4] = polar(400, 560, 148, at * 72 - 18)
          const [x5, y5] = polar(400, 560, 260, at * 72 - 54)
          return line(
            `M${x1} ${y1}L${x2} ${y2}L${x3} ${y3}L${x4} ${y4}M${x3} ${y3}L${x5} ${y5}`,
            skin.deep,
            5,
            'opacity="0.55"',
          )
        }),
        path(patch(400, 560, 84, -90), skin.accent),
        dashes(patch(400, 560, 74, -90), skin.pale, 3, '9 8'),
      ),
    ),
    balled(pen, BALL),
  )
})

const BLOCKS = [
  [150, 620, 'O'],
  [326, 620, 'J'],
  [502, 620, 'A'],
  [240, 444, 'E'],
  [416, 444, 'S'],
] as const

export const blocks = stand([330, 560], (pen, skin) =>
  join(
    contact(pen, 410, 792, 260),
    ...BLOCKS.map(([x, y, sign], at) => {
      const front = box(x, y, 168, 168, 16)
      const fill = [skin.base, '#2f6b4a', '#d49a2f', '#28408a', skin.base][at] ?? skin.base
      return join(
        path(front, paintOf(pen, 'timber', 'natural')),
        rect([x + 16, y + 16, 136, 136], 12, fill),
        letter(sign, [x + 57, y + 42], 84, '#fdf5e6', 20),
        faced(pen, front),
        rounded(pen, box(x, y, 168, 14, 7)),
      )
    }),
  ),
)
