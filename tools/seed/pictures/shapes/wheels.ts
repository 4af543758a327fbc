import { contact, faced, gleam, rounded } from '../light'
import type { Pen } from '../pen'
import { paintOf, type Skin, stand } from '../skin'
import { box, circle, group, join, line, path, polar, rect, ring, times } from '../svg'

const TYRE = '#2b2422'
const METAL = '#aab1b6'

const spoked = (cx: number, cy: number, r: number, count: number) =>
  join(
    times(count, (at) => {
      const [x, y] = polar(cx, cy, r - 8, (at * 360) / count)
      return line(`M${cx} ${cy}L${x} ${y}`, METAL, 2)
    }),
    ring(cx, cy, r, TYRE, 17),
    ring(cx, cy, r - 13, METAL, 6),
    circle(cx, cy, 14, METAL),
    circle(cx, cy, 6, TYRE),
  )

const tube = (d: string, { deep, paint }: Skin, width = 20) =>
  join(line(d, deep, width + 3), line(d, paint, width), gleam(d, width / 5, 0.35))

export const bicycle = stand([420, 600], (pen, skin) =>
  join(
    contact(pen, 400, 818, 300),
    spoked(196, 660, 146, 22),
    spoked(604, 660, 146, 22),
    line('M68 606A146 146 0 0 1 240 500', skin.deep, 10),
    line('M500 548A146 146 0 0 1 700 560', skin.deep, 10),
    tube('M196 660L384 668L300 452Z', skin),
    tube('M384 668L548 470H306', skin),
    tube('M604 660L540 410', skin),
    line('M300 452L286 396', METAL, 14),
    path(
      'M226 386C250 366 330 372 352 388C340 408 300 410 286 404C260 404 236 404 226 386Z',
      paintOf(pen, 'leather', 'tan'),
    ),
    rounded(
      pen,
      'M226 386C250 366 330 372 352 388C340 408 300 410 286 404C260 404 236 404 226 386Z',
    ),
    line('M540 412L532 372C560 350 610 352 622 392', METAL, 13),
    line('M622 384C626 404 612 412 596 408', TYRE, 18),
    line('M196 640L384 640M196 680L384 696', TYRE, 4),
    circle(384, 668, 38, 'none', `stroke="${METAL}" stroke-width="9"`),
    line('M384 668L420 742M404 746h40', METAL, 11),
    circle(384, 668, 12, TYRE),
    rect([560, 440, 30, 38], 12, '#fff0c4'),
    path(box(100, 472, 150, 20, 8), skin.accent),
    path(box(84, 380, 132, 94, 12), paintOf(pen, 'weave', 'natural')),
    faced(pen, box(84, 380, 132, 94, 12)),
  ),
)

const cartWheel = (pen: Pen, skin: Skin, cx: number) =>
  join(
    times(8, (at) =>
      group(
        `rotate(${at * 45} ${cx} 720)`,
        rect([cx - 9, 620, 18, 100], 4, paintOf(pen, 'timber', 'iroko')),
      ),
    ),
    ring(cx, 720, 104, skin.deep, 26),
    ring(cx, 720, 116, TYRE, 10),
    circle(cx, 720, 26, skin.accent),
    circle(cx, 720, 9, TYRE),
  )

export const cart = stand([380, 600], (pen, skin) => {
  const bed = box(110, 560, 480, 74, 10)
  return join(
    contact(pen, 380, 834, 270),
    line('M560 590L740 520', skin.deep, 30),
    line('M560 590L740 520', skin.base, 20),
    rect([694, 498, 76, 26], 13, TYRE, 'transform="rotate(-20 732 511)"'),
    ...[124, 236, 348, 460, 560].map((x) =>
      join(rect([x, 420, 26, 150], 8, skin.paint), rounded(pen, box(x, 420, 26, 150, 8))),
    ),
    rect([110, 412, 480, 36], 12, skin.paint),
    faced(pen, box(110, 412, 480, 36, 12)),
    rect([110, 490, 480, 26], 8, skin.paint),
    faced(pen, box(110, 490, 480, 26, 8)),
    path(bed, skin.paint),
    faced(pen, bed),
    line('M130 598H570', skin.accent, 10),
    cartWheel(pen, skin, 350),
  )
})
