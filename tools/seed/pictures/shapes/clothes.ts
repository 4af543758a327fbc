import { contact, crease, dropped, rounded, washed } from '../light'
import { clipped, type Pen } from '../pen'
import { lie, type Skin, stand } from '../skin'
import { ellipse, join, line, path, times } from '../svg'

/** Cloth as an outline: painted, lit, with its folds. */
const cloth = (pen: Pen, { paint }: Skin, d: string, folds: readonly string[]) =>
  join(
    path(d, paint),
    clipped(pen, d, join(...folds.map((fold) => crease(fold, 12, 0.13)))),
    washed(pen, d),
  )

const hanger = (y: number) =>
  join(
    line(`M400 ${y - 64}c34 -4 34 -44 2 -46c-22 0 -26 18 -18 28`, '#8a6a45', 9),
    line(`M400 ${y - 62}v34`, '#8a6a45', 9),
  )

const DRESS =
  'M318 214C340 236 460 236 482 214L556 246C578 300 590 352 596 408L520 424L508 372C506 430 512 474 526 512C568 640 606 764 626 862C480 900 320 900 174 862C194 764 232 640 274 512C288 474 294 430 292 372L280 424L204 408C210 352 222 300 244 246Z'

export const dress = lie([400, 480], (pen, skin) =>
  join(
    dropped(DRESS),
    hanger(240),
    cloth(pen, skin, DRESS, [
      'M340 520C320 640 300 760 280 880',
      'M400 520V890',
      'M460 520C480 640 500 760 520 880',
    ]),
    line('M274 512C360 532 440 532 526 512', skin.accent, 16),
    line('M318 214C340 262 460 262 482 214', skin.accent, 12),
    line('M176 846C320 886 480 886 624 846', skin.accent, 10, 'opacity="0.85"'),
  ),
)

const TUNIC =
  'M300 196C340 222 460 222 500 196L596 232C640 300 668 388 684 486L586 520L560 430L572 850C460 872 340 872 228 850L240 430L214 520L116 486C132 388 160 300 204 232Z'

export const tunic = lie([400, 380], (pen, skin) =>
  join(
    dropped(TUNIC),
    hanger(222),
    cloth(pen, skin, TUNIC, [
      'M300 470C296 600 292 730 288 860',
      'M500 470C504 600 508 730 512 860',
    ]),
    path('M362 214h76l-10 260c-18 12 -38 12 -56 0Z', skin.pale, 'opacity="0.9"'),
    times(9, (at) =>
      line(`M376 ${240 + at * 25}l24 10l24 -10`, at % 2 ? skin.accent : skin.deep, 5),
    ),
    line('M300 196C340 246 460 246 500 196', skin.accent, 12),
    line('M232 836C340 858 460 858 568 836', skin.accent, 9),
  ),
)

const STACK = ['M150 610h500a40 40 0 0 1 0 130h-500a40 40 0 0 1 0 -130Z']
const WRAPPER =
  'M168 250C250 228 330 270 410 248C500 224 580 262 640 240L652 606C560 640 480 604 400 626C320 648 230 610 156 632Z'

export const wrapper = lie([400, 420], (pen, skin) =>
  join(
    dropped(WRAPPER),
    dropped(STACK[0] ?? ''),
    cloth(pen, skin, STACK[0] ?? '', ['M150 654h500', 'M150 698h500']),
    line('M124 654h552M124 698h552', skin.pale, 4, 'opacity="0.6"'),
    cloth(pen, skin, WRAPPER, [
      'M300 250C290 380 296 500 290 640',
      'M520 240C530 380 520 500 530 630',
    ]),
    line('M156 620C230 598 320 636 400 614C480 592 560 628 652 594', skin.accent, 10),
  ),
)

const SCARF_BACK =
  'M250 190C360 150 470 160 560 214C600 300 540 380 430 392C330 400 230 340 250 190Z'
const SCARF_LEFT =
  'M286 350C330 400 350 420 392 428C372 580 340 720 318 850L208 826C220 660 240 500 286 350Z'
const SCARF_RIGHT =
  'M520 330C560 480 586 650 600 800L490 836C470 690 440 560 400 430C450 410 490 380 520 330Z'

export const scarf = lie([400, 560], (pen, skin) =>
  join(
    ...[SCARF_BACK, SCARF_LEFT, SCARF_RIGHT].map((d) => dropped(d, 0.8)),
    cloth(pen, skin, SCARF_BACK, ['M280 230C360 290 460 300 556 240']),
    cloth(pen, skin, SCARF_RIGHT, ['M470 440C500 560 520 690 540 820']),
    cloth(pen, skin, SCARF_LEFT, ['M330 420C310 560 280 700 262 840']),
    times(12, (at) => line(`M${212 + at * 9} ${828 + at * 2}v46`, skin.accent, 4)),
    times(12, (at) => line(`M${492 + at * 9} ${834 - at * 3}v46`, skin.accent, 4)),
  ),
)

const CAP =
  'M214 640C206 500 222 400 268 352C340 300 470 296 540 346C592 396 604 500 590 640C480 690 330 690 214 640Z'

export const cap = stand([400, 480], (pen, skin) =>
  join(
    contact(pen, 402, 660, 210),
    path(CAP, skin.paint),
    clipped(
      pen,
      CAP,
      join(
        crease('M300 340C340 420 420 440 540 380', 26, 0.2),
        crease('M268 352C330 400 460 396 540 346', 10, 0.18),
      ),
    ),
    rounded(pen, CAP),
    line('M214 612C330 664 480 664 591 612', skin.accent, 14),
    ellipse(404, 344, 132, 34, skin.deep, 'opacity="0.28"'),
  ),
)
