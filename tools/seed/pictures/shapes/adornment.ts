import { balled, contact, dropped, gleam, rounded, washed } from '../light'
import { type Pen, radial } from '../pen'
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
  rect,
  ring,
  times,
} from '../svg'
import { hoop, mouth, type Profile, turned } from '../turned'

const LOOP =
  'M352 712C200 690 150 570 160 470C172 330 280 250 400 250C520 250 628 330 640 470C650 570 600 690 448 712'

export const collar = lie([410, 690], (pen, skin) =>
  join(
    line(LOOP, '#23120a', 86, 'opacity="0.16" transform="translate(8 18)"'),
    line(LOOP, skin.deep, 76),
    line(LOOP, skin.paint, 68),
    dashes(LOOP, skin.pale, 3.5, '12 10'),
    gleam('M200 420C230 320 320 276 400 274', 6, 0.3),
    rect([336, 660, 128, 104], 18, 'none', `stroke="${skin.accent}" stroke-width="20"`),
    gleam('M340 752V680C340 668 346 664 356 664H440', 5, 0.6),
    line('M400 712H470', skin.accent, 14),
    ring(400, 792, 26, skin.accent, 9),
    circle(400, 862, 50, skin.accent),
    balled(pen, oval(400, 862, 50, 50)),
    times(7, (at) => {
      const [x, y] = polar(400, 486, 236, 200 + at * 23.3)
      return join(circle(x, y, 11, skin.accent), circle(x - 3, y - 3, 4, skin.pale))
    }),
  ),
)

const beadFill = (pen: Pen, base: string, deep: string, light: string) =>
  radial(
    pen,
    [
      [0, '#fff6e4'],
      [0.25, light],
      [0.6, base],
      [1, deep],
    ],
    [0.34, 0.3, 0.75],
  )

/** Beads hung on a catenary from the two shoulders, larger towards the middle. */
const strand = (pen: Pen, skin: Skin, half: number, depth: number, size: number) => {
  const count = Math.round(depth / (size * 0.72))
  const [plain, odd] = [
    beadFill(pen, skin.base, skin.deep, skin.light),
    beadFill(pen, skin.accent, '#6b4312', skin.pale),
  ]
  return times(count, (at) => {
    const share = (at / (count - 1)) * 2 - 1
    const turn = (share * Math.PI) / 2
    const x = 400 + half * Math.sin(turn)
    const y = 200 + depth * Math.cos(turn) ** 0.9
    const r = Math.round(size * (0.62 + 0.38 * Math.cos(turn)))
    const bead = at % 6 === 3 ? odd : plain
    return join(circle(x + 5, y + 10, r + 2, '#23120a', 'opacity="0.2"'), circle(x, y, r, bead))
  })
}

export const necklace = lie([400, 660], (pen, skin) =>
  join(
    line('M176 200C230 120 570 120 624 200', skin.deep, 7),
    line('M400 140v-18', skin.accent, 18),
    strand(pen, skin, 150, 390, 23),
    strand(pen, skin, 200, 500, 26),
    strand(pen, skin, 246, 612, 32),
    ...[170, 630].map((x) => circle(x, 200, 17, skin.accent)),
  ),
)

const CUFF: Profile = [
  [216, 420],
  [210, 500],
  [216, 590],
]
const BANGLE: Profile = [
  [232, 660],
  [238, 690],
  [232, 724],
]

export const bracelet = stand([380, 560], (pen, skin) => {
  const hollow = (radius: number, y: number) =>
    join(
      ellipse(400, y, ...mouth(radius), skin.light),
      ellipse(400, y + 3, radius - 13, mouth(radius)[1] - 7, skin.deep),
    )
  const cuff = turned(CUFF)
  const bangle = turned(BANGLE)
  return join(
    contact(pen, 400, 740, 230),
    path(bangle, skin.accent),
    rounded(pen, bangle),
    hollow(232, 660),
    hoop(BANGLE, 692, skin.deep, 4, 'stroke-dasharray="2 16" opacity="0.8"'),
    path(cuff, skin.paint),
    rounded(pen, cuff),
    hollow(216, 420),
    hoop(CUFF, 448, skin.accent, 8),
    hoop(CUFF, 566, skin.accent, 8),
    hoop(CUFF, 506, skin.pale, 15, 'stroke-dasharray="1 38" opacity="0.9"'),
    gleam('M214 470C212 500 212 530 214 556', 9, 0.5),
  )
})

const earring = (pen: Pen, skin: Skin) =>
  join(
    line('M0 40V-10C0 -60 50 -60 46 -20', skin.accent, 8),
    dropped(oval(0, 150, 96, 96), 0.6),
    circle(0, 150, 98, skin.accent),
    circle(0, 150, 84, skin.paint),
    balled(pen, oval(0, 150, 98, 98)),
    ring(0, 150, 84, skin.deep, 4, 'opacity="0.5"'),
    circle(0, 48, 15, skin.accent),
    ...[-50, 0, 50].map((x, at) =>
      join(
        line(`M${x} ${at === 1 ? 248 : 236}v${at === 1 ? 80 : 60}`, skin.accent, 5),
        circle(x, at === 1 ? 344 : 306, 21, skin.base),
        balled(pen, oval(x, at === 1 ? 344 : 306, 21, 21)),
      ),
    ),
  )

const CARD = box(130, 150, 540, 690, 18)

export const earrings = lie([400, 470], (pen, skin) =>
  join(
    dropped(CARD, 0.6),
    path(CARD, paintOf(pen, 'plain', 'cream')),
    washed(pen, CARD),
    line('M180 210H620', skin.base, 5, 'opacity="0.5"'),
    circle(400, 182, 9, skin.deep, 'opacity="0.5"'),
    group('translate(266 330)', earring(pen, skin)),
    group('translate(534 330)', earring(pen, skin)),
  ),
)
