import { backdrop, tonesFor } from './backdrop'
import { newPen, type Pen } from './pen'
import { shapeFor } from './shapes/all'
import { type Shape, skinOf } from './skin'
import { group, join } from './svg'
import type { PictureRequest } from './types'

const CLOSE_UP = { width: 400, height: 500 }

/** What stands is drawn low; the cover looks a little further down. */
const COVER = { stand: '0 50 800 1000', lie: '0 0 800 1000' } as const

const svg = (pen: Pen, view: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1600" viewBox="${view}"><defs>${pen.definitions()}</defs>${content}</svg>`

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value))

/** The goods as on the cover, from near by. */
function closeUp([x, y]: Shape['focus']): string {
  const { width, height } = CLOSE_UP
  const left = within(x - width / 2, 0, 800 - width)
  const top = within(y - height / 2, 0, 1000 - height)
  return `${left} ${top} ${width} ${height}`
}

/** Two of them: one in front, mirrored, and a smaller one behind it. */
const pair = (pose: Shape['pose'], goods: string) =>
  pose === 'stand'
    ? join(
        group('translate(390 224) scale(0.5)', goods),
        group('translate(640 200) scale(-0.75 0.75)', goods),
      )
    : join(
        group('translate(395 25) scale(0.5)', goods),
        group('translate(-35 235) scale(0.75)', goods),
      )

/** The SVG of one of a product's pictures: 1 the cover, 2 a close-up, 3 another composition. */
export function drawPicture(request: PictureRequest, number: 1 | 2 | 3): string {
  const { id, pattern, colour } = request
  const pen = newPen(id)
  const shape = shapeFor(request)
  const tones = tonesFor(colour)
  const chosen = Math.floor(pen.random() * tones.length)
  const tone = tones[(chosen + (number === 3 ? 1 : 0)) % tones.length] ?? '#efe6d6'
  const ground = backdrop(pen, shape.pose, tone)
  const goods = shape.draw(pen, skinOf(pen, pattern, colour))
  if (number === 3) return svg(pen, '0 0 800 1000', join(ground, pair(shape.pose, goods)))
  const view = number === 2 ? closeUp(shape.focus) : COVER[shape.pose]
  return svg(pen, view, join(ground, goods))
}
