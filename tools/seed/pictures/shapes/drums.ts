import { balled, contact, dropped, gleam, rounded } from '../light'
import { clipped } from '../pen'
import { lie, paintOf, stand } from '../skin'
import { box, circle, dashes, ellipse, group, join, line, path, rect, times } from '../svg'
import { hoop, mouth, onFront, type Profile, turned } from '../turned'

const HIDE = '#ead9b8'

const SHELL: Profile = [
  [226, 330],
  [220, 420],
  [176, 560],
  [112, 650],
  [124, 740],
  [168, 824],
]

export const drum = stand([400, 470], (pen, skin) => {
  const shell = turned(SHELL)
  return join(
    contact(pen, 400, 834, 190),
    path(shell, skin.paint),
    rounded(pen, shell),
    times(14, (at) => {
      const [x1, y1] = onFront(SHELL, 356, (at / 13) * 1.9 - 0.95)
      const [x2, y2] = onFront(SHELL, 566, ((at + 0.5) / 13) * 1.9 - 0.98)
      const [x3, y3] = onFront(SHELL, 356, ((at + 1) / 13) * 1.9 - 0.95)
      return at === 13 ? '' : line(`M${x1} ${y1}L${x2} ${y2}L${x3} ${y3}`, skin.pale, 6)
    }),
    hoop(SHELL, 566, skin.deep, 14),
    hoop(SHELL, 560, skin.accent, 7),
    hoop(SHELL, 700, skin.accent, 10),
    hoop(SHELL, 786, skin.accent, 7, 'opacity="0.8"'),
    hoop(SHELL, 360, skin.deep, 26),
    hoop(SHELL, 356, skin.accent, 12),
    ellipse(400, 330, ...mouth(232), '#b99f74'),
    ellipse(400, 326, ...mouth(226), HIDE),
    ellipse(380, 326, 130, 20, '#c9ae80', 'opacity="0.55"'),
  )
})

const WAIST: Profile = [
  [200, 270],
  [190, 330],
  [104, 520],
  [190, 720],
  [200, 780],
]

export const talkingDrum = stand([400, 520], (pen, skin) => {
  const shell = turned(WAIST)
  return join(
    contact(pen, 400, 800, 200),
    line('M226 290C90 380 110 640 236 770', skin.accent, 22),
    dashes('M226 290C90 380 110 640 236 770', skin.deep, 6, '14 14'),
    path(shell, skin.paint),
    rounded(pen, shell),
    times(19, (at) => {
      const turn = (at / 18) * 1.92 - 0.96
      const [x1, y1] = onFront(WAIST, 300, turn)
      const [x2, y2] = onFront(WAIST, 520, turn)
      const [x3, y3] = onFront(WAIST, 750, turn)
      return line(
        `M${x1} ${y1}Q${(x1 + x2 * 3) / 4} ${(y1 + y2) / 2} ${x2} ${y2}Q${(x3 + x2 * 3) / 4} ${(y3 + y2) / 2} ${x3} ${y3}`,
        at % 2 ? skin.pale : HIDE,
        4.5,
      )
    }),
    hoop(WAIST, 516, skin.accent, 20),
    hoop(WAIST, 524, skin.deep, 5),
    hoop(WAIST, 762, skin.deep, 34),
    hoop(WAIST, 758, skin.accent, 12),
    hoop(WAIST, 292, skin.deep, 34),
    hoop(WAIST, 290, skin.accent, 12),
    ellipse(400, 266, ...mouth(208), '#b99f74'),
    ellipse(400, 262, ...mouth(200), HIDE),
    ellipse(400, 262, 110, 17, '#c9ae80', 'opacity="0.6"'),
    line(
      'M690 800L640 480C632 430 596 410 560 424',
      '#23120a',
      20,
      'opacity="0.25" transform="translate(10 8)"',
    ),
    line('M690 800L640 480C632 430 596 410 560 424', '#6e3320', 20),
    rect([546, 408, 30, 34], 12, skin.accent),
  )
})

const GOURD =
  'M362 250C360 190 440 190 438 250C438 330 470 380 530 430C620 500 650 590 620 680C590 770 510 820 400 820C290 820 210 770 180 680C150 590 180 500 270 430C330 380 362 330 362 250Z'

export const shaker = stand([400, 620], (pen, skin) =>
  join(
    contact(pen, 400, 820, 190),
    path(GOURD, skin.paint),
    balled(pen, GOURD),
    clipped(
      pen,
      GOURD,
      join(
        times(9, (row) =>
          line(
            `M150 ${446 + row * 44}${times(9, (at) => `q28 ${at % 2 === row % 2 ? 40 : -8} 56 0`)}`,
            skin.pale,
            3,
            'opacity="0.85"',
          ),
        ),
        times(63, (at) => {
          const [row, column] = [Math.floor(at / 7), at % 7]
          const x = 176 + column * 78 + (row % 2) * 39
          const y = 464 + row * 44
          return join(
            circle(x, y, 14, row % 3 === 1 ? skin.accent : skin.base),
            circle(x - 4, y - 5, 5, '#fff6e4', 'opacity="0.7"'),
            circle(
              x,
              y,
              14,
              'none',
              `stroke="${skin.deep}" stroke-width="3" stroke-opacity="0.55"`,
            ),
          )
        }),
      ),
    ),
    rounded(pen, GOURD),
    line('M360 300C384 312 416 312 440 300M356 330C384 344 416 344 444 330', skin.accent, 12),
    gleam('M240 520C220 560 212 610 220 650', 12, 0.4),
  ),
)

export const xylophone = lie([400, 480], (pen, skin) => {
  const bars = Array.from({ length: 12 }, (_, at) => {
    const half = 262 - at * 11
    return { y: 190 + at * 54, half }
  })
  const keys = bars.map(({ y, half }) => box(400 - half, y, half * 2, 44, 14)).join('')
  return join(
    dropped('M170 170H630L540 860H260Z', 0.9),
    path('M210 160H250L330 850H290ZM590 160H550L470 850H510Z', paintOf(pen, 'timber', 'ebony')),
    path(keys, '#23120a', 'opacity="0.3" transform="translate(6 10)"'),
    path(keys, skin.paint),
    rounded(pen, keys),
    gleam(bars.map(({ y, half }) => `M${418 - half} ${y + 8}H${382 + half}`).join(''), 4, 0.4),
    ...bars.flatMap(({ y, half }) =>
      [-0.68, 0.68].map((side) => circle(400 + side * half, y + 22, 7, skin.accent)),
    ),
    ...[
      [-22, 300],
      [-34, 520],
    ].map(([turn = 0, x = 0]) =>
      group(
        `translate(${x} 620) rotate(${turn})`,
        line('M8 14V-270', '#23120a', 16, 'opacity="0.25"'),
        line('M0 0V-280', '#e7c48c', 14),
        circle(0, -292, 34, '#b3261e'),
        circle(-9, -303, 11, '#fff6e4', 'opacity="0.4"'),
      ),
    ),
  )
})
