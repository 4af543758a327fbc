import { contact, faced, rounded, washed } from '../light'
import { clipped, type Pen } from '../pen'
import { paintOf, type Skin, stand } from '../skin'
import { box, circle, dashes, ellipse, join, line, path, rect, times } from '../svg'

const bar = (pen: Pen, fill: string, d: string) => join(path(d, fill), rounded(pen, d))

const leg = (pen: Pen, { paint }: Skin, x: number, y: number, height: number, lean = 0) =>
  bar(pen, paint, `M${x} ${y}h34l${lean - 6} ${height}h-22Z`)

export const chair = stand([400, 500], (pen, skin) =>
  join(
    contact(pen, 400, 840, 230),
    leg(pen, skin, 220, 600, 236, -14),
    leg(pen, skin, 546, 600, 236, 14),
    bar(pen, skin.paint, box(226, 200, 36, 420, 16)),
    bar(pen, skin.paint, box(538, 200, 36, 420, 16)),
    path(box(262, 226, 276, 250, 14), paintOf(pen, 'plait', 'natural')),
    washed(pen, box(262, 226, 276, 250, 14)),
    bar(pen, skin.paint, box(222, 188, 356, 46, 20)),
    path('M206 560H594L632 640H168Z', paintOf(pen, 'plait', 'natural')),
    washed(pen, 'M206 560H594L632 640H168Z'),
    bar(pen, skin.paint, box(164, 636, 472, 40, 14)),
    leg(pen, skin, 178, 674, 168, -12),
    leg(pen, skin, 588, 674, 168, 12),
  ),
)

export const stool = stand([400, 600], (pen, skin) => {
  const seat = 'M150 470C230 520 570 520 650 470V516C570 570 230 570 150 516Z'
  const stem = 'M300 540H500C470 620 470 690 520 770H280C330 690 330 620 300 540Z'
  return join(
    contact(pen, 400, 830, 220),
    bar(pen, skin.paint, stem),
    times(4, (at) => line(`M${330 + at * 46} 580v150`, skin.accent, 8, 'opacity="0.75"')),
    bar(pen, skin.paint, 'M210 768H590C610 790 610 812 590 832H210C190 812 190 790 210 768Z'),
    ellipse(400, 470, 250, 48, skin.light),
    ellipse(400, 470, 236, 40, skin.paint),
    bar(pen, skin.paint, seat),
    dashes('M166 506C260 556 540 556 634 506', skin.accent, 7, '4 18'),
  )
})

export const table = stand([400, 540], (pen, skin) =>
  join(
    contact(pen, 400, 830, 260),
    leg(pen, skin, 190, 540, 290, -10),
    leg(pen, skin, 576, 540, 290, 10),
    leg(pen, skin, 280, 520, 230, -4),
    leg(pen, skin, 488, 520, 230, 4),
    path('M170 440H630L700 520H100Z', skin.paint),
    washed(pen, 'M170 440H630L700 520H100Z'),
    bar(pen, skin.deep, box(98, 518, 604, 44, 10)),
    dashes('M120 540H680', skin.accent, 6, '22 14'),
    bar(
      pen,
      paintOf(pen, 'earthenware', 'terracotta'),
      'M366 360C340 390 340 440 370 466H430C460 440 460 390 434 360Z',
    ),
    times(3, (at) =>
      line(`M400 360C${370 + at * 30} 310 ${350 + at * 50} 280 ${340 + at * 60} 250`, '#3f7a4f', 9),
    ),
  ),
)

export const cot = stand([400, 590], (pen, skin) =>
  join(
    contact(pen, 400, 840, 270),
    bar(pen, skin.paint, box(130, 300, 40, 520, 18)),
    bar(pen, skin.paint, box(630, 300, 40, 520, 18)),
    path(box(170, 560, 460, 120, 26), skin.pale),
    path(box(170, 610, 460, 80, 10), paintOf(pen, 'stripes', 'sky')),
    washed(pen, box(170, 560, 460, 130, 26)),
    times(9, (at) => bar(pen, skin.paint, box(194 + at * 48, 400, 20, 330, 8))),
    bar(pen, skin.paint, box(130, 380, 540, 36, 16)),
    bar(pen, skin.paint, box(130, 716, 540, 40, 16)),
    circle(150, 296, 26, skin.accent),
    circle(650, 296, 26, skin.accent),
  ),
)

export const chest = stand([400, 600], (pen, skin) => {
  const front = box(150, 480, 500, 310, 18)
  return join(
    contact(pen, 400, 800, 270),
    path('M186 400H614L650 490H150Z', skin.light),
    path('M186 400H614L650 490H150Z', skin.paint, 'opacity="0.85"'),
    path(front, skin.paint),
    faced(pen, front),
    clipped(
      pen,
      front,
      join(
        rect([150, 480, 500, 34], 0, skin.deep, 'opacity="0.55"'),
        rect([150, 756, 500, 34], 0, skin.deep, 'opacity="0.4"'),
      ),
    ),
    rect([356, 490, 88, 84], 12, skin.accent),
    circle(400, 526, 13, skin.deep),
    line('M400 526v26', skin.deep, 9),
    dashes('M176 540V740M624 540V740', skin.accent, 8, '2 24'),
  )
})

export const toolbox = stand([400, 600], (pen, skin) => {
  const tub = box(150, 520, 500, 260, 16)
  return join(
    contact(pen, 400, 790, 270),
    line('M290 470C290 380 510 380 510 470', skin.deep, 24),
    rect([330, 384, 140, 36], 16, skin.accent),
    path('M196 450H604L650 530H150Z', skin.light),
    washed(pen, 'M196 450H604L650 530H150Z'),
    path(tub, skin.paint),
    faced(pen, tub),
    rect([230, 520, 50, 84], 8, '#c9cdd0'),
    rect([520, 520, 50, 84], 8, '#c9cdd0'),
    rect([320, 620, 160, 70], 10, skin.deep, 'opacity="0.5"'),
    line('M344 655h112', skin.pale, 10),
  )
})
