import { contact, dropped, faced, gleam, rounded } from '../light'
import { clipped, radial } from '../pen'
import { lie, paintOf, stand } from '../skin'
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
  rect,
  ring,
  times,
} from '../svg'
import { turned } from '../turned'

const GLOW = '#fff0c4'

export const radio = stand([400, 620], (pen, skin) => {
  const body = box(140, 460, 520, 320, 36)
  return join(
    contact(pen, 400, 790, 270),
    line('M560 462L640 220', '#b8bcc0', 9),
    line('M250 464C250 380 550 380 550 464', skin.deep, 22),
    path(body, skin.paint),
    faced(pen, body),
    circle(280, 620, 112, skin.deep),
    ...[92, 68, 44, 20].map((r) => ring(280, 620, r, skin.light, 5, 'opacity="0.6"')),
    rect([430, 510, 190, 84], 12, skin.pale),
    line('M450 552h150', skin.deep, 4),
    line('M540 526v52', '#b3261e', 5),
    times(3, (at) => circle(458 + at * 68, 680, 28, skin.accent)),
    times(3, (at) => line(`M${458 + at * 68} 680v-20`, skin.deep, 6)),
  )
})

export const solarPanel = stand([400, 500], (pen, skin) => {
  const frame = 'M180 300L660 240L620 680L140 740Z'
  return join(
    contact(pen, 400, 800, 260),
    line('M300 700L260 800M540 680L600 800', '#8d9499', 16),
    path(frame, '#c9cdd0'),
    path('M200 316L640 262L603 664L162 720Z', skin.paint),
    times(5, (at) =>
      line(
        `M${200 + at * 88 + 0} ${316 - at * 11}L${162 + at * 88} ${720 - at * 11}`,
        '#dfe6ea',
        4,
        'opacity="0.7"',
      ),
    ),
    times(5, (at) =>
      line(
        `M${200 - at * 9.4} ${316 + at * 101}L${640 - at * 9.2} ${262 + at * 100}`,
        '#dfe6ea',
        4,
        'opacity="0.7"',
      ),
    ),
    path('M200 316L400 292L250 700L162 720Z', '#ffffff', 'opacity="0.14"'),
  )
})

const SHADE_OF_LAMP = 'M270 270H530L610 560H190Z'

export const lamp = stand([400, 430], (pen, skin) =>
  join(
    contact(pen, 400, 836, 150),
    ellipse(
      400,
      520,
      420,
      380,
      radial(pen, [
        [0, GLOW, 0.6],
        [1, GLOW, 0],
      ]),
    ),
    path(
      turned([
        [20, 540],
        [22, 640],
        [40, 700],
        [24, 740],
        [110, 816],
        [120, 830],
      ]),
      paintOf(pen, 'timber', 'iroko'),
    ),
    rounded(
      pen,
      turned([
        [20, 540],
        [22, 640],
        [40, 700],
        [24, 740],
        [110, 816],
        [120, 830],
      ]),
    ),
    path(SHADE_OF_LAMP, skin.paint),
    path(
      SHADE_OF_LAMP,
      radial(
        pen,
        [
          [0, GLOW, 0.75],
          [1, GLOW, 0],
        ],
        [0.5, 0.7, 0.6],
      ),
    ),
    rounded(pen, SHADE_OF_LAMP),
    line('M270 270H530', skin.deep, 12),
    line('M190 560H610', skin.deep, 14),
  ),
)

export const lantern = stand([400, 560], (pen, skin) =>
  join(
    contact(pen, 400, 820, 160),
    line('M280 420C270 210 530 210 520 420', '#8d9499', 12),
    path(
      turned([
        [90, 330],
        [150, 380],
        [150, 420],
      ]),
      skin.paint,
    ),
    rounded(
      pen,
      turned([
        [90, 330],
        [150, 380],
        [150, 420],
      ]),
    ),
    path(
      turned([
        [130, 420],
        [136, 520],
        [136, 680],
      ]),
      '#fbe9b8',
    ),
    ellipse(
      400,
      560,
      190,
      200,
      radial(pen, [
        [0, GLOW, 0.95],
        [1, GLOW, 0],
      ]),
    ),
    times(5, (at) => line(`M${286 + at * 57} 432V676`, '#8d9499', 6)),
    path(
      turned([
        [160, 680],
        [170, 720],
        [170, 800],
      ]),
      skin.paint,
    ),
    rounded(
      pen,
      turned([
        [160, 680],
        [170, 720],
        [170, 800],
      ]),
    ),
    circle(400, 766, 22, skin.accent),
    rect([300, 316, 200, 26], 10, '#28408a'),
  ),
)

export const fan = stand([400, 430], (pen, skin) =>
  join(
    contact(pen, 400, 846, 170),
    rect([378, 560, 44, 240], 14, skin.deep),
    path(
      turned([
        [60, 780],
        [160, 820],
        [168, 840],
      ]),
      skin.paint,
    ),
    rounded(
      pen,
      turned([
        [60, 780],
        [160, 820],
        [168, 840],
      ]),
    ),
    circle(400, 420, 230, skin.pale, 'opacity="0.7"'),
    times(3, (at) =>
      group(
        `rotate(${at * 120 + 20} 400 420)`,
        path('M400 420C330 380 320 270 390 226C460 250 470 340 400 420Z', skin.base),
        path('M400 420C360 390 350 300 390 226', 'none', `stroke="${skin.light}" stroke-width="8"`),
      ),
    ),
    ...[230, 180, 130, 80].map((r) => ring(400, 420, r, '#9aa0a4', r === 230 ? 12 : 3)),
    times(24, (at) => group(`rotate(${at * 15} 400 420)`, line('M400 370V194', '#9aa0a4', 2))),
    circle(400, 420, 44, skin.accent),
  ),
)

const DIAL = oval(400, 480, 150, 150)

export const watch = lie([400, 480], (_pen, skin) =>
  join(
    dropped('M330 130H470L486 360H314ZM314 600H486L470 870H330Z', 0.7),
    path('M330 130H470L490 380H310Z', skin.paint),
    path('M310 580H490L470 870H330Z', skin.paint),
    dashes(
      'M346 146L330 360M454 146L470 360M330 610L344 850M470 610L456 850',
      skin.pale,
      3,
      '10 8',
    ),
    times(4, (at) => circle(400, 690 + at * 40, 8, skin.deep)),
    dropped(DIAL, 0.6),
    circle(400, 480, 160, skin.accent),
    circle(400, 480, 138, skin.pale),
    times(12, (at) =>
      group(`rotate(${at * 30} 400 480)`, line('M400 362v22', skin.deep, at % 3 ? 5 : 10)),
    ),
    line('M400 480L356 420', skin.deep, 12),
    line('M400 480L470 404', skin.deep, 8),
    circle(400, 480, 12, '#b3261e'),
    rect([556, 462, 26, 36], 8, skin.accent),
    gleam('M300 410C320 370 360 350 400 346', 9, 0.6),
  ),
)

const COVER = 'M232 210H590V810H232Z'

export const book = lie([410, 460], (pen, skin) =>
  join(
    dropped(COVER),
    path('M244 222H606V826H244Z', '#f6efdf'),
    times(4, (at) => line(`M${594 + at * 3} 226V822`, '#cbbf9f', 1.5)),
    path(COVER, skin.paint),
    faced(pen, COVER),
    rect([232, 210, 40, 600], 0, skin.deep, 'opacity="0.45"'),
    clipped(
      pen,
      COVER,
      join(
        rect([310, 300, 240, 190], 8, skin.pale),
        line('M344 356h172M344 398h172M376 440h108', skin.deep, 14, 'opacity="0.8"'),
      ),
    ),
    circle(430, 640, 70, skin.accent),
    path('M430 590l16 34l38 5l-28 26l7 37l-33 -18l-33 18l7 -37l-28 -26l38 -5Z', skin.pale),
  ),
)
