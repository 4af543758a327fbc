/**
 * What each colour covers, and what is of the colours in a line is near the others. What is in brackets
 * means something else as well: it is found, and who types it finds no other colour.
 */
export const COLOUR_FAMILIES = `
blue: indigo, navy, (sky), turquoise
red: oxblood, maroon, burgundy, wine, crimson, (coral)
brown: tan, beige, (mahogany), (walnut), (honey), (chocolate)
green: olive, teal, (lime)
grey: gray, (ash), (silver), (charcoal)
purple: violet, lilac, (plum)
pink: (rose), fuchsia
white: ivory, (cream)
yellow: mustard, ochre, (gold)
orange: (terracotta), (amber)
black: 
`
