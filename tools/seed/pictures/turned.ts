import { line, round } from './svg'

/** Radius and height of each point of a turned body's right side, from top to bottom. */
export type Profile = readonly (readonly [radius: number, y: number])[]

/** Ellipses of a body seen a little from above are this much flatter than wide. */
const TILT = 0.16

const at = (profile: Profile, index: number) =>
  profile[Math.max(0, Math.min(profile.length - 1, index))] ?? ([0, 0] as const)

function side(profile: Profile, cx: number, sign: 1 | -1): string {
  const parts: string[] = []
  const last = profile.length - 1
  const order = sign === 1 ? (index: number) => index : (index: number) => last - index
  for (let index = 0; index < last; index++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => {
      const place = Math.max(0, Math.min(last, index + step))
      return at(profile, order(place))
    }) as [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ]
    const curve = [
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ].map(([radius = 0, y = 0]) => `${round(cx + sign * radius)} ${round(y)}`)
    parts.push(`C${curve.join(' ')}`)
  }
  return parts.join('')
}

/** The outline of a body turned around a vertical axis (pot, bottle, drum), seen a little from above. */
export function turned(profile: Profile, cx = 400): string {
  const [top, topY] = at(profile, 0)
  const [foot, footY] = at(profile, profile.length - 1)
  const rim = `A${top} ${round(top * TILT)} 0 0 1 ${cx + top} ${topY}`
  const base = `A${foot} ${round(foot * TILT)} 0 0 1 ${cx - foot} ${footY}`
  return `M${cx - top} ${topY}${rim}${side(profile, cx, 1)}${base}${side(profile, cx, -1)}Z`
}

function radiusAt(profile: Profile, y: number): number {
  for (let index = 1; index < profile.length; index++) {
    const [from, to] = [at(profile, index - 1), at(profile, index)]
    if (y <= to[1]) {
      const share = (y - from[1]) / Math.max(1, to[1] - from[1])
      return from[0] + (to[0] - from[0]) * share
    }
  }
  return at(profile, profile.length - 1)[0]
}

/** The front half of the circle that runs around a turned body at a height. */
function girth(profile: Profile, y: number, cx = 400): string {
  const radius = round(radiusAt(profile, y))
  return `M${cx - radius} ${y}A${radius} ${round(radius * TILT)} 0 0 0 ${cx + radius} ${y}`
}

export const hoop = (
  profile: Profile,
  y: number,
  colour: string,
  width: number,
  more = '',
  cx = 400,
) => line(girth(profile, y, cx), colour, width, more)

/** A point on the front of a turned body: `turn` runs from -1 (left edge) to 1 (right edge). */
export function onFront(profile: Profile, y: number, turn: number, cx = 400) {
  const radius = radiusAt(profile, y)
  const angle = (turn * Math.PI) / 2
  return [round(cx + radius * Math.sin(angle)), round(y + radius * TILT * Math.cos(angle))] as const
}

/** The ellipse of an open mouth: radii for a given rim. */
export const mouth = (radius: number) => [radius, round(radius * TILT)] as const
