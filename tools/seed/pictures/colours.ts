const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]

/** The colour that lies `share` (0 to 1) of the way from one hex colour to another. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)]
  const parts = a.map((value, at) => Math.round(value + ((b[at] ?? value) - value) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** How far apart two colours look, roughly: 0 for equal, about 1 for black and white. */
export function distance(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)]
  const weights = [0.3, 0.59, 0.25]
  const sum = a.reduce((total, value, at) => {
    const gap = (value - (b[at] ?? 0)) / 255
    return total + gap * gap * (weights[at] ?? 0)
  }, 0)
  return Math.sqrt(sum)
}

/** Base and accent of each colourway: dyes, clays, woods, metals and skins of the goods. */
const COLOURWAYS = {
  indigo: ['#28408a', '#d8a13c'],
  sky: ['#6f9cc4', '#f1e4c8'],
  palm: ['#2f6b4a', '#e0b04a'],
  leaf: ['#7d9a4b', '#f0dfae'],
  teal: ['#1f6f74', '#e8b15a'],
  terracotta: ['#b9582f', '#f0cfa0'],
  clay: ['#8f4a2c', '#e3b27a'],
  ochre: ['#d49a2f', '#7a2e1d'],
  butter: ['#efd9a0', '#b9832f'],
  cream: ['#efe4cf', '#a5643a'],
  white: ['#f6f2ea', '#2f6b4a'],
  charcoal: ['#37322f', '#d8a13c'],
  ebony: ['#3a241a', '#c98f4a'],
  mahogany: ['#6e3320', '#d79a5b'],
  iroko: ['#9a6434', '#e7c48c'],
  natural: ['#d3ab6b', '#8a3f24'],
  tan: ['#b4713a', '#f0d7ac'],
  oxblood: ['#6d1f24', '#d9a45a'],
  wine: ['#7b2545', '#e6b873'],
  plum: ['#553263', '#e3b45f'],
  coral: ['#d9604a', '#f6dfb8'],
  rose: ['#d99a94', '#7b2545'],
  brass: ['#c8963a', '#6b4312'],
  bronze: ['#7d5a2c', '#d9b66b'],
  steel: ['#8d9499', '#2c3033'],
  red: ['#b3261e', '#f2d59a'],
} as const satisfies Record<string, readonly [string, string]>

export type ColourName = keyof typeof COLOURWAYS

export type Colours = {
  base: string
  deep: string
  light: string
  pale: string
  accent: string
}

export function coloursOf(name: ColourName): Colours {
  const [base, accent] = COLOURWAYS[name]
  return {
    base,
    accent,
    deep: mix(base, '#1a0d08', 0.42),
    light: mix(base, '#fff3dd', 0.34),
    pale: mix(base, '#fdf5e6', 0.84),
  }
}
