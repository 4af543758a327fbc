import { dropped, gleam, rounded, washed } from '../light'
import { lie, paintOf } from '../skin'
import { box, circle, ellipse, group, join, line, path, rect, ring, times } from '../svg'

const BODY =
  'M400 480C470 452 540 486 540 556C540 600 520 620 524 656C530 690 590 720 590 800C590 890 500 926 400 926C300 926 210 890 210 800C210 720 270 690 276 656C280 620 260 600 260 556C260 486 330 452 400 480Z'

export const guitar = lie([400, 680], (pen, skin) =>
  group(
    'rotate(9 400 520)',
    dropped(BODY),
    dropped(box(372, 90, 56, 400, 8), 0.6),
    path(BODY, skin.deep),
    group('translate(16 28) scale(0.96)', path(BODY, skin.paint)),
    washed(pen, BODY),
    circle(400, 660, 66, skin.accent),
    circle(400, 660, 56, '#1c100b'),
    ring(400, 660, 61, skin.deep, 3),
    rect([372, 170, 56, 470], 4, paintOf(pen, 'timber', 'ebony')),
    times(12, (at) => line(`M374 ${200 + at * (34 - at)}h52`, '#d9c9a0', 3)),
    ...[283, 388, 460].map((y) => circle(400, y, 5, '#f6efdf')),
    path('M366 172L356 62C380 44 420 44 444 62L434 172Z', skin.paint),
    washed(pen, 'M366 172L356 62C380 44 420 44 444 62L434 172Z'),
    times(3, (at) =>
      join(circle(350, 84 + at * 30, 10, '#c9cdd0'), circle(450, 84 + at * 30, 10, '#c9cdd0')),
    ),
    rect([318, 800, 164, 26], 8, '#2a1610'),
    times(6, (at) =>
      line(
        `M${378 + at * 8.8} 120L${372 + at * 11} 812`,
        '#f4ecdc',
        at < 3 ? 2.4 : 1.6,
        'opacity="0.85"',
      ),
    ),
    path('M470 690C530 690 536 740 520 790C480 800 452 760 470 690Z', skin.deep, 'opacity="0.8"'),
    gleam('M286 540C296 510 330 496 356 500', 7, 0.35),
  ),
)

const PIPE = 'M352 130H448L470 850C450 876 350 876 330 850Z'

export const flute = lie([400, 460], (pen, skin) =>
  group(
    'rotate(20 400 500)',
    dropped(PIPE, 0.8),
    path(PIPE, skin.paint),
    rounded(pen, PIPE),
    ellipse(400, 132, 48, 15, skin.light),
    ellipse(400, 134, 34, 9, '#1a0d08'),
    ...[210, 236, 700, 726, 812].map((y) =>
      line(
        `M${346 - (y - 130) * 0.03} ${y}C372 ${y + 12} 428 ${y + 12} ${454 + (y - 130) * 0.03} ${y}`,
        skin.accent,
        12,
      ),
    ),
    times(5, (at) =>
      join(
        ellipse(400, 326 + at * 74, 20, 24, skin.deep),
        ellipse(402, 330 + at * 74, 14, 18, '#1a0d08'),
      ),
    ),
    line('M340 760C250 780 210 720 190 800', skin.accent, 8),
    times(4, (at) => line(`M190 800l${at * 10 - 20} 60`, skin.accent, 5)),
    gleam('M372 260V680', 7, 0.35),
  ),
)

const STICK = 'M388 180H424L414 880C412 900 398 900 396 880Z'

export const walkingStick = lie([500, 250], (pen, skin) =>
  group(
    'rotate(22 400 500)',
    dropped(STICK, 0.8),
    path(STICK, skin.paint),
    rounded(pen, STICK),
    path(
      'M370 200C350 120 380 70 440 76C500 84 520 150 500 190C486 170 460 160 440 170C430 184 424 196 424 210H374Z',
      skin.paint,
    ),
    rounded(
      pen,
      'M370 200C350 120 380 70 440 76C500 84 520 150 500 190C486 170 460 160 440 170C430 184 424 196 424 210H374Z',
    ),
    circle(446, 116, 9, skin.accent),
    times(6, (at) => line(`M388 ${236 + at * 26}l36 -14`, skin.accent, 9)),
    rect([392, 830, 26, 60], 10, '#2b2422'),
    gleam('M398 420V780', 5, 0.35),
  ),
)

const HORN =
  'M392 120H408C412 400 424 600 452 720C476 800 530 850 560 872H240C270 850 324 800 348 720C376 600 388 400 392 120Z'

export const horn = lie([400, 740], (pen, skin) =>
  group(
    'rotate(16 400 500)',
    dropped(HORN, 0.9),
    path(HORN, skin.paint),
    rounded(pen, HORN),
    ellipse(400, 872, 162, 34, skin.light),
    ellipse(400, 876, 140, 24, skin.deep),
    ellipse(400, 120, 20, 9, skin.deep),
    ...[250, 430, 590].map((y, at) => rect([384 - at * 5, y, 32 + at * 10, 22], 6, skin.accent)),
    gleam('M396 160C394 420 384 600 356 740', 6, 0.6),
  ),
)
