import { describe, expect, it } from 'vitest'
import { tonesFor } from './backdrop'
import { type ColourName, coloursOf, distance } from './colours'

const COLOURS: ColourName[] = ['indigo', 'cream', 'terracotta', 'charcoal', 'white', 'steel', 'tan']

describe('a backdrop', () => {
  it.each(COLOURS)('stands clear of goods in %s', (colour) => {
    const tones = tonesFor(colour)
    expect(tones.length).toBeGreaterThan(1)
    for (const tone of tones) expect(distance(tone, coloursOf(colour).base)).toBeGreaterThan(0.2)
  })

  it('is dark behind pale goods alone', () => {
    expect(tonesFor('white')).toContain('#33404f')
    expect(tonesFor('charcoal')).not.toContain('#33404f')
  })
})
