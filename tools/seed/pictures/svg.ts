export const join = (...parts: readonly string[]) => parts.join('')

/** The markup of `count` things, each made from its index. */
export const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('')

export const round = (value: number) => Math.round(value * 10) / 10

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const dashes = (d: string, colour: string, width: number, dash: string) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linecap="round"/>`

export const rect = (
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
  fill: string,
  more = '',
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`

export const circle = (cx: number, cy: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${r}" fill="${fill}" ${more}/>`

export const ring = (cx: number, cy: number, r: number, colour: string, width: number, more = '') =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

export const group = (transform: string, ...children: readonly string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`

/** The outline of a rectangle with round corners, for clips and shadows that need a path. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(width - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(height - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}

/** The outline of an ellipse. */
export const oval = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`

/** A closed outline through straight corners. */
export const polygon = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

export const polar = (cx: number, cy: number, radius: number, degrees: number) => {
  const turn = (degrees * Math.PI) / 180
  return [round(cx + radius * Math.cos(turn)), round(cy + radius * Math.sin(turn))] as const
}
