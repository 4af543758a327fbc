import { contact, dropped, gleam, rounded, washed } from '../light'
import { clipped } from '../pen'
import { lie, paintOf, stand } from '../skin'
import { box, circle, dashes, ellipse, group, join, line, path, rect, times } from '../svg'
import { turned } from '../turned'

const FRAME = box(150, 150, 500, 670, 6)
const WALKER =
  'M0 0C-26 10 -30 60 -34 110C-40 150 -50 200 -54 240H54C50 200 40 150 34 110C30 60 26 10 0 0Z'

export const painting = lie([420, 540], (pen, skin) => {
  const canvas = box(214, 214, 372, 542)
  const walker = (x: number, y: number, size: number, robe: string) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      path(WALKER, robe),
      circle(0, -22, 25, '#3a1f14'),
      ellipse(0, -50, 44, 16, robe),
      path('M-34 -58C-30 -96 30 -96 34 -58Z', '#3a1f14'),
    )
  return join(
    dropped(FRAME),
    path(FRAME, paintOf(pen, 'timber', 'ebony')),
    washed(pen, FRAME),
    path(box(184, 184, 432, 602), '#f4ecdc'),
    path(canvas, skin.paint),
    clipped(
      pen,
      canvas,
      join(
        circle(480, 350, 82, skin.accent),
        circle(480, 350, 60, skin.pale, 'opacity="0.5"'),
        path('M200 640C300 590 380 650 460 620C520 598 560 610 600 600V780H200Z', skin.deep),
        walker(300, 500, 0.86, skin.accent),
        walker(398, 480, 1, skin.pale),
        walker(500, 510, 0.84, skin.light),
      ),
    ),
    line('M184 184H616V786', '#1a0d08', 5, 'opacity="0.35"'),
    path('M214 214H420L214 560Z', '#ffffff', 'opacity="0.08"'),
  )
})

const FACE =
  'M232 410C232 280 300 220 400 220C500 220 568 280 568 410C568 560 520 700 400 800C280 700 232 560 232 410Z'
const CREST = 'M250 330C230 220 290 130 400 120C510 130 570 220 550 330C500 250 300 250 250 330Z'

export const mask = lie([400, 460], (pen, skin) =>
  join(
    dropped(FACE),
    dropped(CREST, 0.6),
    ...[206, 594].map((x) =>
      join(ellipse(x, 470, 34, 62, skin.deep), ellipse(x, 470, 18, 40, skin.base)),
    ),
    path(CREST, skin.deep),
    times(9, (at) =>
      line(
        `M${282 + at * 29.5} ${268 - Math.round(Math.sin((at / 8) * Math.PI) * 58)}v-${40 + (at % 2) * 14}`,
        skin.accent,
        13,
      ),
    ),
    path(FACE, skin.paint),
    rounded(pen, FACE),
    times(3, (at) => line(`M${378 + at * 22} 256v70`, skin.deep, 8, 'opacity="0.7"')),
    line('M268 404C300 366 350 366 378 396M422 396C450 366 500 366 532 404', skin.deep, 16),
    ...[322, 478].map((x) =>
      join(
        ellipse(x, 438, 52, 25, skin.pale),
        ellipse(x, 438, 38, 15, '#1a0d08'),
        line(`M${x - 52} 438A52 25 0 0 1 ${x + 52} 438`, skin.deep, 7),
      ),
    ),
    path('M382 410H418L440 556C426 584 374 584 360 556Z', skin.light, 'opacity="0.75"'),
    path('M400 410H418L440 556C428 578 412 580 400 578Z', skin.deep, 'opacity="0.35"'),
    ellipse(400, 650, 66, 30, skin.deep),
    line('M336 648C370 634 430 634 464 648', skin.light, 9),
    ...[0, 1, 2].map((at) =>
      line(
        `M${268 + at * 6} ${510 + at * 30}h58M${474 - at * 6} ${510 + at * 30}h58`,
        skin.accent,
        9,
      ),
    ),
    gleam('M276 330C290 290 320 262 350 250', 10, 0.4),
  ),
)

const HEAD =
  'M270 420C262 300 320 240 400 240C480 240 538 300 530 420C528 500 500 560 470 590V670H330V590C300 560 272 500 270 420Z'
const HAIR = 'M262 400C240 260 310 160 400 156C490 160 560 260 538 400C500 320 300 320 262 400Z'
const RINGS = turned([
  [92, 612],
  [104, 660],
  [150, 730],
])

export const figurine = stand([400, 440], (pen, skin) =>
  join(
    contact(pen, 400, 836, 200),
    path(box(230, 774, 340, 62, 8), paintOf(pen, 'timber', 'ebony')),
    rounded(pen, box(230, 774, 340, 62, 8)),
    ...[264, 536].map((x) =>
      join(ellipse(x, 440, 24, 48, skin.base), ellipse(x, 440, 12, 28, skin.deep)),
    ),
    path(HEAD, skin.paint),
    rounded(pen, HEAD),
    path('M230 774C240 720 320 700 330 640H470C480 700 560 720 570 774Z', skin.paint),
    path(RINGS, skin.paint),
    rounded(pen, 'M230 774C240 720 320 700 330 640H470C480 700 560 720 570 774Z'),
    ...[634, 662, 690, 718, 746].map((y, at) =>
      dashes(
        `M${322 - at * 15} ${y}C360 ${y + 22} 440 ${y + 22} ${478 + at * 15} ${y}`,
        at % 2 ? skin.deep : skin.accent,
        15,
        '4 19',
      ),
    ),
    path(HAIR, skin.deep),
    rounded(pen, HAIR),
    ...[0, 1, 2, 3].map((at) =>
      dashes(
        `M${280 + at * 20} ${330 - at * 46}C${330 + at * 8} ${262 - at * 36} ${470 - at * 8} ${262 - at * 36} ${520 - at * 20} ${330 - at * 46}`,
        skin.light,
        12,
        '3 20',
      ),
    ),
    circle(400, 156, 26, skin.accent),
    ...[340, 460].map((x) =>
      join(
        path(
          `M${x - 44} 430C${x - 20} 404 ${x + 20} 404 ${x + 44} 430C${x + 20} 450 ${x - 20} 450 ${x - 44} 430Z`,
          skin.light,
        ),
        circle(x, 429, 13, skin.deep),
        line(
          `M${x - 46} 396C${x - 20} 374 ${x + 20} 374 ${x + 46} 396`,
          skin.deep,
          7,
          'opacity="0.7"',
        ),
      ),
    ),
    path('M388 410H412L432 496C420 514 380 514 368 496Z', skin.light, 'opacity="0.6"'),
    path('M400 410H412L432 496C424 508 412 509 400 509Z', skin.deep, 'opacity="0.4"'),
    path('M352 546C376 528 424 528 448 546C424 574 376 574 352 546Z', skin.deep, 'opacity="0.8"'),
    line('M354 547C380 552 420 552 446 547', skin.light, 4, 'opacity="0.6"'),
    gleam('M290 380C292 350 300 320 318 300', 10, 0.45),
  ),
)

const TOP = 'M0 -60H60C60 -20 20 60 0 96C-20 60 -60 -20 -60 -60Z'

export const tops = stand([400, 600], (pen, skin) =>
  join(
    contact(pen, 400, 800, 240),
    ...(
      [
        [220, 672, -8, 1.1],
        [586, 684, 9, 1],
        [402, 676, 3, 1.3],
      ] as const
    ).map(([x, y, turn, size]) =>
      group(
        `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
        rect([-10, -112, 20, 56], 8, skin.deep),
        path(TOP, skin.paint),
        rounded(pen, TOP),
        ellipse(0, -60, 60, 14, skin.light),
        line('M-54 -30C-30 -18 30 -18 54 -30', skin.accent, 10),
        line('M-38 8C-20 16 20 16 38 8', '#b3261e', 8),
      ),
    ),
  ),
)
