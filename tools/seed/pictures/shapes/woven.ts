import { contact, crease, dropped, rounded, washed } from '../light'
import { clipped } from '../pen'
import { lie, stand } from '../skin'
import { box, dashes, ellipse, group, join, line, oval, path, rect, ring, times } from '../svg'
import { hoop, mouth, type Profile, turned } from '../turned'

const BASKET: Profile = [
  [236, 430],
  [226, 540],
  [196, 700],
  [170, 790],
]

export const basket = stand([400, 620], (pen, skin) => {
  const d = turned(BASKET)
  return join(
    contact(pen, 400, 796, 210),
    line('M188 430C190 190 610 190 612 430', skin.deep, 26),
    line('M188 430C190 190 610 190 612 430', skin.base, 14),
    dashes('M188 430C190 190 610 190 612 430', skin.accent, 14, '16 20'),
    path(d, skin.paint),
    rounded(pen, d),
    hoop(BASKET, 520, skin.accent, 20, 'opacity="0.85"'),
    hoop(BASKET, 640, skin.accent, 14, 'opacity="0.7"'),
    ellipse(400, 430, ...mouth(236), skin.light),
    ellipse(400, 436, 214, 28, skin.deep),
  )
})

const DISC = oval(400, 500, 300, 300)

export const tray = lie([400, 500], (pen, skin) =>
  join(
    dropped(DISC),
    path(DISC, skin.paint),
    ...[262, 206, 150, 94].map((r, at) =>
      ring(400, 500, r, at % 2 ? skin.accent : skin.deep, at % 2 ? 22 : 8, 'opacity="0.7"'),
    ),
    times(12, (at) =>
      group(`rotate(${at * 30} 400 500)`, path('M400 216l22 46l-22 46l-22 -46Z', skin.accent)),
    ),
    ring(400, 500, 292, skin.deep, 18, 'opacity="0.75"'),
    washed(pen, DISC),
  ),
)

const MAT = 'M170 240H630V770H170Z'

export const mat = lie([400, 500], (pen, skin) =>
  join(
    dropped(MAT),
    path(MAT, skin.paint),
    rect([170, 300, 460, 34], 0, skin.accent, 'opacity="0.9"'),
    rect([170, 676, 460, 34], 0, skin.accent, 'opacity="0.9"'),
    rect([170, 346, 460, 10], 0, skin.deep, 'opacity="0.7"'),
    rect([170, 654, 460, 10], 0, skin.deep, 'opacity="0.7"'),
    times(24, (at) =>
      line(`M${178 + at * 19.3} 240v-36M${178 + at * 19.3} 770v36`, skin.accent, 4),
    ),
    washed(pen, MAT),
  ),
)

const CUSHION =
  'M206 330C330 300 470 300 594 330C620 440 620 560 594 690C470 720 330 720 206 690C180 560 180 440 206 330Z'

export const cushion = stand([400, 510], (pen, skin) =>
  join(
    contact(pen, 400, 716, 240),
    path(CUSHION, skin.paint),
    clipped(
      pen,
      CUSHION,
      join(
        crease('M206 330C250 400 300 420 360 430', 18),
        crease('M594 690C550 620 500 600 450 590', 18),
      ),
    ),
    rounded(pen, CUSHION),
    line(CUSHION, skin.accent, 8),
    ...[
      [206, 330],
      [594, 330],
      [206, 690],
      [594, 690],
    ].map(([x = 0, y = 0]) =>
      group(
        `translate(${x} ${y})`,
        times(5, (at) => line(`M0 0L${(at - 2) * 9} ${y > 500 ? 40 : -40}`, skin.accent, 5)),
      ),
    ),
  ),
)

const BED = oval(400, 640, 300, 150)
const BED_IN = oval(400, 610, 220, 92)

export const petBed = stand([400, 640], (pen, skin) =>
  join(
    contact(pen, 400, 786, 280),
    path(BED, skin.paint),
    rounded(pen, BED),
    path(BED_IN, skin.deep),
    path(oval(400, 622, 204, 80), skin.pale),
    washed(pen, oval(400, 622, 204, 80)),
    dashes('M110 660C180 760 620 760 690 660', skin.accent, 6, '14 10'),
    path(
      'M366 612c-16 -30 14 -46 34 -22c20 -24 50 -8 34 22c-8 18 -24 26 -34 36c-10 -10 -26 -18 -34 -36Z',
      skin.accent,
    ),
  ),
)

const HAMMOCK = 'M120 330C240 690 560 690 680 330C640 620 560 780 400 784C240 780 160 620 120 330Z'

export const hammock = stand([400, 690], (pen, skin) =>
  join(
    contact(pen, 400, 840, 220),
    line('M120 330L70 160M680 330L730 160', skin.deep, 8),
    times(9, (at) => line(`M96 236L${130 + at * 12} ${360 + at * 34}`, skin.light, 3)),
    times(9, (at) => line(`M704 236L${670 - at * 12} ${360 + at * 34}`, skin.light, 3)),
    path(HAMMOCK, skin.paint),
    rounded(pen, HAMMOCK),
    clipped(
      pen,
      HAMMOCK,
      join(
        crease('M170 520C300 700 500 700 630 520', 12),
        crease('M200 620C320 740 480 740 600 620', 12),
      ),
    ),
    times(15, (at) =>
      line(
        `M${210 + at * 27} ${706 + Math.round(Math.sin((at / 14) * Math.PI) * 70)}v44`,
        skin.accent,
        5,
      ),
    ),
  ),
)

export const broom = lie([380, 650], (pen, skin) =>
  join(
    dropped('M330 420L470 420L560 840L240 840Z', 0.8),
    times(26, (at) =>
      line(
        `M${350 + at * 4} 420L${236 + at * 13} ${836 - (at % 3) * 16}`,
        at % 2 ? skin.base : skin.light,
        9,
      ),
    ),
    times(14, (at) =>
      line(`M${352 + at * 7} 420L${250 + at * 23} 800`, skin.deep, 2, 'opacity="0.4"'),
    ),
    rect([344, 150, 112, 280], 30, skin.paint),
    rounded(pen, box(344, 150, 112, 280, 30)),
    times(5, (at) => line(`M346 ${330 + at * 22}h108`, skin.accent, 12)),
    line('M400 152c-50 -60 50 -60 0 0', skin.accent, 8),
  ),
)
