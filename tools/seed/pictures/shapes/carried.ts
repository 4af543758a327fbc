import { contact, crease, dropped, gleam, rounded, washed } from '../light'
import { clipped, type Pen } from '../pen'
import { lie, paintOf, type Skin, stand } from '../skin'
import { circle, dashes, ellipse, group, join, line, path, rect, times } from '../svg'

const SHOE =
  'M150 452C180 440 226 440 262 452C290 476 330 486 366 520C430 560 520 566 590 596C640 618 660 650 656 690H152C140 620 138 530 150 452Z'
const WELT =
  'M146 686H658C664 712 656 730 634 730H256C246 716 226 716 220 730H164C148 730 144 710 146 686Z'

const oneShoe = (pen: Pen, { paint, deep, accent, pale }: Skin) =>
  join(
    ellipse(208, 454, 54, 15, deep),
    path(SHOE, paint),
    washed(pen, SHOE),
    path(
      'M150 452C150 520 146 600 152 690H246C270 620 250 540 262 452C230 470 180 470 150 452Z',
      deep,
      'opacity="0.35"',
    ),
    path('M470 562C560 570 650 610 656 690H520C480 660 460 610 470 562Z', deep, 'opacity="0.28"'),
    dashes('M466 566C458 612 478 660 516 686', pale, 3.5, '9 8'),
    dashes('M268 462C262 540 280 620 258 684', pale, 3.5, '9 8'),
    times(4, (at) => line(`M${292 + at * 40} ${486 + at * 22}l30 -22`, accent, 9)),
    path(WELT, deep),
    dashes('M160 700H648', accent, 4, '12 9'),
    gleam('M540 594C590 604 620 622 632 650', 8, 0.4),
    gleam('M172 480C168 540 166 600 170 650', 6, 0.25),
  )

export const shoes = stand([430, 590], (pen, skin) =>
  join(
    group('translate(96 -48) scale(0.9)', contact(pen, 400, 734, 250), oneShoe(pen, skin)),
    group('translate(-10 40)', contact(pen, 400, 734, 250), oneShoe(pen, skin)),
  ),
)

const SOLE =
  'M330 220C410 190 470 250 466 350C462 430 440 480 448 560C456 660 440 760 372 772C296 780 270 690 282 590C292 510 286 450 276 380C266 300 280 240 330 220Z'

const sandal = (pen: Pen, { deep, paint, accent }: Skin) =>
  join(
    dropped(SOLE, 0.8),
    path(SOLE, deep),
    group('translate(14 16) scale(0.96)', path(SOLE, '#c79a64')),
    washed(pen, SOLE),
    path('M272 356C330 300 410 296 468 340L462 452C410 410 330 412 282 470Z', paint),
    path('M284 590C340 548 400 548 450 586L448 652C400 616 334 618 280 660Z', paint),
    line('M280 372C336 322 406 318 464 356', accent, 6),
    circle(372, 386, 15, accent),
  )

export const sandals = lie([250, 400], (pen, skin) =>
  join(
    group('translate(-150 -10) rotate(-7 400 500)', sandal(pen, skin)),
    group('translate(960 10) scale(-1 1) rotate(-9 400 500)', sandal(pen, skin)),
  ),
)

const BAG = 'M196 440H604L648 800C560 836 240 836 152 800Z'

export const bag = stand([400, 620], (pen, skin) =>
  join(
    contact(pen, 400, 816, 250),
    line('M286 446C290 250 510 250 514 446', skin.deep, 26),
    line('M300 446C306 280 494 280 500 446', skin.accent, 8, 'opacity="0.7"'),
    path(BAG, skin.paint),
    washed(pen, BAG),
    rounded(pen, BAG),
    path('M196 440H604L610 496C500 520 300 520 190 496Z', skin.deep, 'opacity="0.85"'),
    dashes('M198 482C310 506 490 506 602 482', skin.pale, 3, '12 9'),
    rect([372, 470, 56, 66], 12, skin.accent),
    circle(400, 506, 10, skin.deep),
  ),
)

const SACK =
  'M248 330C300 356 500 356 552 330C606 430 640 560 640 690C640 780 606 824 560 832C460 846 340 846 240 832C194 824 160 780 160 690C160 560 194 430 248 330Z'

export const sack = stand([400, 600], (pen, skin) =>
  join(
    contact(pen, 400, 836, 240),
    path(
      'M270 330C260 270 300 240 330 262C350 226 400 226 410 262C440 222 490 240 486 270C530 262 540 300 530 332C470 356 330 356 270 330Z',
      skin.paint,
    ),
    path(SACK, skin.paint),
    clipped(
      pen,
      SACK,
      join(
        crease('M280 350C250 500 240 660 260 840', 16),
        crease('M520 350C550 500 560 660 540 840', 16),
        crease('M400 350C396 430 404 480 400 540', 10),
      ),
    ),
    rounded(pen, SACK),
    line('M252 334C320 362 480 362 548 334', skin.accent, 18),
    line('M262 346C330 372 470 372 540 346', skin.deep, 4, 'opacity="0.6"'),
    path('M270 520h260v180h-260Z', skin.pale, 'opacity="0.92"'),
    line('M300 560h200M300 604h160M300 648h120', skin.deep, 12, 'opacity="0.7"'),
  ),
)

const POUCH = 'M210 300H590L612 800C520 830 280 830 188 800Z'

export const pouch = stand([400, 560], (pen, skin) =>
  join(
    contact(pen, 400, 812, 230),
    path(POUCH, skin.paint),
    rounded(pen, POUCH),
    path('M210 300H590L593 352H207Z', skin.deep, 'opacity="0.8"'),
    dashes('M214 342H588', skin.pale, 3, '8 8'),
    path('M270 440h260v220h-260Z', skin.pale),
    line('M300 486h200M300 530h150', skin.deep, 12, 'opacity="0.75"'),
    ellipse(400, 606, 70, 34, paintOf(pen, 'plain', 'ochre')),
    gleam('M246 400L232 780', 10, 0.35),
  ),
)
