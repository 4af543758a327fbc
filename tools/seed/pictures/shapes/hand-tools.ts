import { dropped, gleam, rounded, washed } from '../light'
import { linear, type Pen } from '../pen'
import { lie, paintOf } from '../skin'
import { box, circle, group, join, line, path, rect, times } from '../svg'

const steel = (pen: Pen) =>
  linear(pen, 'across', [
    [0, '#eef1f2'],
    [0.45, '#b3babf'],
    [0.55, '#d9dee1'],
    [1, '#7b848a'],
  ])

const BLADE = 'M346 596C322 430 336 230 446 112C462 170 466 240 466 596Z'
const GRIP = 'M374 618H454C466 690 462 750 470 826C474 872 388 880 378 836C366 760 384 700 374 618Z'

export const knife = lie([400, 600], (pen, skin) =>
  group(
    'rotate(24 400 500)',
    dropped(BLADE, 0.8),
    dropped(GRIP, 0.8),
    path(BLADE, steel(pen)),
    path('M346 596C322 430 336 230 446 112C360 260 356 430 374 596Z', '#ffffff', 'opacity="0.5"'),
    gleam('M440 170C448 300 448 440 446 580', 5, 0.7),
    rect([360, 588, 110, 40], 10, skin.accent),
    rounded(pen, box(360, 588, 110, 40, 10)),
    path(GRIP, skin.paint),
    rounded(pen, GRIP),
    times(3, (at) =>
      join(circle(417, 672 + at * 64, 10, skin.deep), circle(416, 671 + at * 64, 6, skin.accent)),
    ),
  ),
)

const HEAD =
  'M236 262C236 240 246 232 262 232H318C340 232 350 250 372 250H436C500 244 566 262 612 350C560 316 520 322 478 344H372C350 344 340 358 318 358H262C246 358 236 350 236 330Z'
const HELVE =
  'M384 300H446L442 560C442 680 456 780 450 850C446 886 384 886 380 850C374 780 388 680 388 560Z'

export const hammer = lie([420, 320], (pen, skin) =>
  group(
    'rotate(-18 410 540)',
    dropped(HELVE, 0.8),
    dropped(HEAD, 0.8),
    path(HELVE, paintOf(pen, 'timber', 'iroko')),
    rounded(pen, HELVE),
    rect([382, 640, 68, 230], 26, skin.deep),
    rounded(pen, box(382, 640, 68, 230, 26)),
    times(6, (at) => line(`M392 ${676 + at * 30}h48`, skin.light, 4, 'opacity="0.45"')),
    path(HEAD, skin.paint),
    washed(pen, HEAD),
    path(
      'M236 262C236 240 246 232 262 232H276V358H262C246 358 236 350 236 330Z',
      skin.deep,
      'opacity="0.45"',
    ),
    gleam('M292 246C330 246 350 262 372 262H440C490 258 530 268 560 290', 6, 0.6),
    rect([394, 246, 42, 14], 5, skin.deep, 'opacity="0.5"'),
  ),
)
