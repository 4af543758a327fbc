import { contact, faced, gleam, rounded } from '../light'
import { clipped, type Pen } from '../pen'
import { paintOf, type Skin, stand } from '../skin'
import { box, circle, ellipse, group, join, line, path, rect, times } from '../svg'
import { hoop, mouth, type Profile, turned } from '../turned'

const body = (pen: Pen, { paint }: Skin, profile: Profile) => {
  const d = turned(profile)
  return join(path(d, paint), rounded(pen, d))
}

const opening = (radius: number, y: number, { deep, light }: Skin) => {
  const [rx, ry] = mouth(radius)
  return join(
    ellipse(400, y, rx, ry, light),
    ellipse(400, y + 3, rx - 14, Math.max(4, ry - 5), deep),
  )
}

const POT: Profile = [
  [126, 330],
  [112, 368],
  [196, 450],
  [252, 570],
  [230, 700],
  [130, 790],
  [100, 800],
]

export const pot = stand([400, 560], (pen, skin) =>
  join(
    contact(pen, 400, 806, 190),
    body(pen, skin, POT),
    hoop(POT, 450, skin.accent, 9, 'opacity="0.85"'),
    hoop(POT, 476, skin.accent, 4, 'opacity="0.7"'),
    hoop(POT, 640, skin.deep, 6, 'opacity="0.5"'),
    opening(126, 330, skin),
    gleam('M236 520C226 570 230 620 246 670', 12, 0.3),
  ),
)

const BOTTLE: Profile = [
  [40, 236],
  [42, 330],
  [60, 380],
  [124, 450],
  [132, 520],
  [132, 780],
  [120, 806],
]

export const bottle = stand([400, 620], (pen, skin) =>
  join(
    contact(pen, 400, 810, 130),
    body(pen, skin, BOTTLE),
    path(
      turned([
        [46, 196],
        [48, 200],
        [48, 262],
      ]),
      skin.deep,
    ),
    rounded(
      pen,
      turned([
        [46, 196],
        [48, 200],
        [48, 262],
      ]),
    ),
    path(
      turned([
        [132, 540],
        [132, 640],
        [132, 724],
      ]),
      skin.pale,
    ),
    line('M318 590C360 602 440 602 482 590', skin.deep, 16),
    line(
      'M340 634C376 644 424 644 460 634M352 668C384 676 416 676 448 668',
      skin.deep,
      7,
      'opacity="0.6"',
    ),
    rounded(
      pen,
      turned([
        [132, 540],
        [132, 640],
        [132, 724],
      ]),
    ),
    gleam('M300 480C290 600 292 700 298 770', 9, 0.45),
  ),
)

const JAR: Profile = [
  [150, 410],
  [176, 440],
  [180, 500],
  [180, 760],
  [160, 790],
]
const LID: Profile = [
  [158, 330],
  [166, 350],
  [166, 408],
]

export const jar = stand([400, 600], (pen, skin) =>
  join(
    contact(pen, 400, 796, 170),
    body(pen, skin, JAR),
    path(
      turned([
        [180, 520],
        [180, 620],
        [180, 700],
      ]),
      skin.pale,
    ),
    line('M290 580C340 600 460 600 510 580', skin.deep, 18),
    line('M320 634C366 646 434 646 480 634', skin.accent, 9),
    rounded(
      pen,
      turned([
        [180, 520],
        [180, 620],
        [180, 700],
      ]),
    ),
    path(turned(LID), skin.deep),
    rounded(pen, turned(LID)),
    ellipse(400, 330, ...mouth(158), skin.base),
    ellipse(400, 327, 120, 15, skin.light, 'opacity="0.5"'),
    gleam('M246 470C238 580 240 680 246 760', 10, 0.4),
  ),
)

const BOWL: Profile = [
  [262, 470],
  [256, 540],
  [212, 650],
  [130, 730],
  [110, 744],
]

const heap = (pen: Pen, fill: string) => {
  const d = 'M156 470C220 380 330 350 400 352C480 350 590 386 644 470C560 520 240 520 156 470Z'
  return join(path(d, fill), rounded(pen, d))
}

export const bowl = stand([400, 590], (pen, skin) =>
  join(
    contact(pen, 400, 750, 190),
    ellipse(400, 470, ...mouth(262), skin.deep),
    heap(pen, paintOf(pen, 'seeds', 'ochre')),
    body(pen, skin, BOWL),
    hoop(BOWL, 486, skin.accent, 9),
    hoop(BOWL, 514, skin.accent, 4, 'opacity="0.8"'),
    gleam('M190 560C206 620 240 670 280 700', 11, 0.3),
  ),
)

const MORTAR: Profile = [
  [190, 470],
  [184, 560],
  [150, 650],
  [110, 690],
  [160, 760],
  [186, 800],
]

export const mortar = stand([400, 620], (pen, skin) =>
  join(
    contact(pen, 400, 806, 190),
    body(pen, skin, MORTAR),
    hoop(MORTAR, 690, skin.accent, 14),
    hoop(MORTAR, 530, skin.deep, 6, 'opacity="0.6"'),
    opening(190, 470, skin),
    group(
      'rotate(16 420 300)',
      rect([376, 150, 60, 330], 28, paintOf(pen, 'timber', 'iroko')),
      rounded(pen, box(376, 150, 60, 330, 28)),
    ),
    path(
      'M214 478C300 516 500 516 586 478C586 500 584 520 584 520C480 540 320 540 216 520Z',
      skin.paint,
      'opacity="0.55"',
    ),
  ),
)

const STOVE: Profile = [
  [190, 400],
  [196, 420],
  [150, 600],
  [190, 780],
  [200, 806],
]

export const stove = stand([400, 600], (pen, skin) =>
  join(
    contact(pen, 400, 810, 200),
    body(pen, skin, STOVE),
    ellipse(400, 400, ...mouth(190), skin.deep),
    times(9, (at) =>
      circle(270 + at * 32, 398 + (at % 2) * 10, 13, at % 3 ? '#d9531e' : '#f2a33a'),
    ),
    times(3, (at) => rect([232 + at * 140, 348, 56, 40], 10, skin.light)),
    clipped(
      pen,
      box(330, 660, 140, 96, 18),
      join(
        rect([330, 660, 140, 96], 18, '#2a1610'),
        circle(400, 756, 50, '#d9531e'),
        circle(400, 770, 36, '#f2a33a'),
      ),
    ),
    hoop(STOVE, 500, skin.accent, 8),
    hoop(STOVE, 780, skin.accent, 8),
  ),
)

const soapBar = (pen: Pen, skin: Skin) => {
  const front = box(0, 60, 330, 130, 30)
  return join(
    path('M24 74L90 6C96 2 104 0 112 0H372C390 0 398 14 392 28L330 92Z', skin.light),
    path(
      'M330 92L392 24C402 40 402 60 402 80V132C402 142 398 152 390 158L330 176Z',
      skin.deep,
      'opacity="0.9"',
    ),
    path(front, skin.paint),
    faced(pen, front),
    rect([64, 94, 200, 60], 20, skin.deep, 'opacity="0.25"'),
    line('M96 124h136', skin.pale, 10, 'opacity="0.9"'),
  )
}

export const soap = stand([400, 640], (pen, skin) =>
  join(
    contact(pen, 400, 766, 250),
    group('translate(150 560)', soapBar(pen, skin)),
    group('translate(250 400) rotate(-5)', soapBar(pen, skin)),
    circle(640, 742, 26, skin.pale, 'opacity="0.8"'),
    circle(676, 760, 16, skin.pale, 'opacity="0.7"'),
    circle(120, 752, 20, skin.pale, 'opacity="0.8"'),
  ),
)
