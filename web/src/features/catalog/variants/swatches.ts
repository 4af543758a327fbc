/** Colours that people name, and what a swatch of them looks like. */
const SWATCHES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ash: '#9a9c98',
    beige: '#d9c7a3',
    black: '#1c1b1a',
    blue: '#2456a6',
    bronze: '#8c6239',
    brown: '#6b4226',
    burgundy: '#6d1a2d',
    camel: '#b98d5b',
    coral: '#ef7b63',
    cream: '#f3ead3',
    gold: '#c79a2b',
    green: '#2c7a4b',
    grey: '#8a8d8f',
    gray: '#8a8d8f',
    indigo: '#2b2f77',
    ivory: '#f6f1e1',
    lilac: '#b9a0d0',
    maroon: '#7a1f2b',
    mustard: '#cf9b1d',
    navy: '#1d2a4d',
    natural: '#cbb08a',
    olive: '#6b6b2f',
    orange: '#dd7a1c',
    peach: '#f4b590',
    pink: '#e08aa5',
    purple: '#6b3a8c',
    red: '#b3262e',
    rust: '#a5512a',
    silver: '#b9bec3',
    sky: '#86b7dd',
    tan: '#b98d5b',
    teal: '#1f7a7a',
    turquoise: '#35a79c',
    violet: '#6b3a8c',
    white: '#ffffff',
    wine: '#6d1a2d',
    yellow: '#e5c02b',
  }),
)

export const isColour = (option: string): boolean => /^colou?rs?$/i.test(option.trim())

/** Up to two colours of a value such as "Indigo and white"; none if no word is known. */
export const swatchesOf = (value: string): string[] =>
  value
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => SWATCHES.get(word) ?? [])
    .slice(0, 2)
