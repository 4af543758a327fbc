import { randomFrom } from './random'

type Stop = readonly [offset: number, colour: string, opacity?: number]

/**
 * Collects the definitions (gradients, patterns, clips) that a drawing refers to. Asking twice for
 * the same key gives the same reference, so that a drawing stays small.
 */
export type Pen = {
  random: () => number
  define: (key: string, markup: (id: string) => string) => string
  definitions: () => string
}

export function newPen(seed: string): Pen {
  const held = new Map<string, { id: string; markup: string }>()
  return {
    random: randomFrom(seed),
    define(key, markup) {
      const known = held.get(key)
      if (known) return `url(#${known.id})`
      const id = `d${held.size}`
      held.set(key, { id, markup: '' })
      held.set(key, { id, markup: markup(id) })
      return `url(#${id})`
    },
    definitions: () => [...held.values()].map(({ markup }) => markup).join(''),
  }
}

const stopsMarkup = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

/** A linear gradient over the painted shape's own box: across, down or from corner to corner. */
export function linear(
  pen: Pen,
  direction: 'across' | 'down' | 'diagonal',
  stops: readonly Stop[],
): string {
  const end = { across: 'x2="1" y2="0"', down: 'x2="0" y2="1"', diagonal: 'x2="1" y2="1"' }
  return pen.define(
    `linear ${direction} ${JSON.stringify(stops)}`,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" ${end[direction]}>${stopsMarkup(stops)}</linearGradient>`,
  )
}

/** A radial gradient over the painted shape's own box; the centre is given in shares of it. */
export function radial(
  pen: Pen,
  stops: readonly Stop[],
  [cx, cy, r]: readonly [number, number, number] = [0.5, 0.5, 0.5],
): string {
  return pen.define(
    `radial ${cx} ${cy} ${r} ${JSON.stringify(stops)}`,
    (id) =>
      `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsMarkup(stops)}</radialGradient>`,
  )
}

/** A tile whose sides are whole pixels at every scale that is drawn repeats several times faster. */
const TILE_STEP = 5

const stepped = (side: number) => Math.round(side / TILE_STEP) * TILE_STEP

/** A repeated tile; its content is drawn in width x height units. */
export function tile(
  pen: Pen,
  key: string,
  [width, height]: readonly [number, number],
  content: string,
): string {
  const [across, down] = [stepped(width), stepped(height)]
  const fitted = `<g transform="scale(${across / width} ${down / height})">${content}</g>`
  return pen.define(
    `tile ${key}`,
    (id) =>
      `<pattern id="${id}" width="${across}" height="${down}" patternUnits="userSpaceOnUse">${fitted}</pattern>`,
  )
}

/** Keeps `content` inside the outline `d`. */
export function clipped(pen: Pen, d: string, content: string): string {
  const clip = pen.define(`clip ${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  return `<g clip-path="${clip}">${content}</g>`
}
