import { linear, type Pen, radial } from './pen'
import { ellipse, group, join, line, path, times } from './svg'

/** The colour of every shade: warm, never plain black. */
export const SHADE = '#23120a'
const GLOW = '#fff6e4'

/** Light on a body that is round from left to right. */
export const rounded = (pen: Pen, d: string) =>
  path(
    d,
    linear(pen, 'across', [
      [0, SHADE, 0.34],
      [0.14, SHADE, 0.1],
      [0.3, GLOW, 0.3],
      [0.46, GLOW, 0.04],
      [0.72, SHADE, 0.16],
      [1, SHADE, 0.52],
    ]),
  )

/** Light on a ball or a fruit: a glow up left, shade down right. */
export const balled = (pen: Pen, d: string) =>
  path(
    d,
    radial(
      pen,
      [
        [0, GLOW, 0.45],
        [0.35, GLOW, 0.05],
        [0.7, SHADE, 0.16],
        [1, SHADE, 0.55],
      ],
      [0.34, 0.28, 0.78],
    ),
  )

/** Light that falls across something flat, from the upper left. */
export const washed = (pen: Pen, d: string) =>
  path(
    d,
    linear(pen, 'diagonal', [
      [0, GLOW, 0.24],
      [0.45, GLOW, 0],
      [0.6, SHADE, 0.02],
      [1, SHADE, 0.26],
    ]),
  )

/** Light from above on an upright plane. */
export const faced = (pen: Pen, d: string) =>
  path(
    d,
    linear(pen, 'down', [
      [0, GLOW, 0.22],
      [0.4, GLOW, 0],
      [1, SHADE, 0.3],
    ]),
  )

/** The shadow under something that stands: a wide soft one to the right, a tight one beneath. */
export function contact(pen: Pen, cx: number, y: number, width: number): string {
  const soft = radial(pen, [
    [0, SHADE, 0.42],
    [0.55, SHADE, 0.18],
    [1, SHADE, 0],
  ])
  const tight = radial(pen, [
    [0, SHADE, 0.7],
    [0.7, SHADE, 0.42],
    [1, SHADE, 0],
  ])
  return join(
    ellipse(cx + width * 0.3, y + 8, width * 1.5, Math.max(26, width * 0.22), soft),
    ellipse(cx + width * 0.04, y + 4, width * 1.08, Math.max(12, width * 0.11), tight),
  )
}

/** The shadow of something that lies on paper: fades by stacked outlines, which is cheaper than a blur. */
export const dropped = (d: string, height = 1) =>
  group(
    `translate(${10 * height} ${18 * height})`,
    path(d, SHADE, 'opacity="0.2"'),
    times(5, (index) => line(d, SHADE, (index + 1) * 9 * height, 'opacity="0.045"')),
  )

/** A bright edge along a line, as on glaze, glass or metal. */
export const gleam = (d: string, width: number, opacity = 0.5) =>
  line(d, GLOW, width, `opacity="${opacity}"`)

/** A dark crease in cloth or leather. */
export const crease = (d: string, width = 5, opacity = 0.16) =>
  line(d, SHADE, width, `opacity="${opacity}"`)
