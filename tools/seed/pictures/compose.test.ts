import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPicture } from './compose'
import { drawLogo } from './logo'
import { MOTIFS, type PictureRequest } from './types'

const request = (over: Partial<PictureRequest> = {}): PictureRequest => ({
  id: 'aaaaaaaaaaaaaaaaaaaa',
  name: 'Clay Water Pot',
  category: 'home_kitchen',
  motif: 'pot',
  pattern: 'earthenware',
  colour: 'terracotta',
  count: 3,
  ...over,
})

/** How much the pixels vary, from 0 for an even sheet; throws when the SVG cannot be read. */
const variance = async (svg: string) => {
  const small = svg.replace('width="1280" height="1600"', 'width="160" height="200"')
  const { channels } = await sharp(Buffer.from(small)).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

const body = (svg: string) => svg.replace(/viewBox="[^"]*"/, '')

describe('a picture', () => {
  it.each(MOTIFS)('shows something for the motif %s', async (motif) => {
    const svg = drawPicture(request({ motif }), 1)
    expect(svg).not.toMatch(/NaN|undefined|null/)
    expect(await variance(svg)).toBeGreaterThan(10)
  })

  it.each(MOTIFS)('draws %s unlike a pot and unlike its other colour', (motif) => {
    const one = drawPicture(request({ motif }), 1)
    expect(one).not.toBe(drawPicture(request({ motif, colour: 'indigo' }), 1))
    if (motif !== 'pot') expect(one).not.toBe(drawPicture(request(), 1))
  })

  it('refers to nothing that it does not define', () => {
    for (const motif of MOTIFS) {
      const svg = drawPicture(request({ motif, pattern: 'smooth' }), 3)
      const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id))
      const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id)
      expect(used.filter((id) => !defined.has(id))).toEqual([])
    }
  })

  it('is the same at every drawing of a product', () => {
    expect(drawPicture(request(), 1)).toBe(drawPicture(request(), 1))
  })

  it('is not the same for each product of a motif', () => {
    const ids = Array.from({ length: 30 }, (_, at) => `product${at}`)
    const covers = new Set(ids.map((id) => drawPicture(request({ id }), 1)))
    expect(covers.size).toBeGreaterThan(4)
  })

  it('goes nearer in the second and composes anew in the third', () => {
    const [cover, near, other] = ([1, 2, 3] as const).map((at) => drawPicture(request(), at))
    expect(near).not.toBe(cover)
    expect(body(near ?? '')).toBe(body(cover ?? ''))
    expect(body(other ?? '')).not.toBe(body(cover ?? ''))
  })

  it('is drawn after its name where the motif says too little', () => {
    const flute = drawPicture(request({ motif: 'flute', name: 'Oja Flute, Carved' }), 1)
    const horn = drawPicture(request({ motif: 'flute', name: 'Kakaki Style Brass Horn' }), 1)
    const pot = drawPicture(request({ name: 'Pot with a Horn' }), 1)
    expect(horn).not.toBe(flute)
    expect(pot).toBe(drawPicture(request(), 1))
  })
})

describe('an emblem', () => {
  it('is the same for a store and differs between stores', async () => {
    const vendor = { vendor_id: 'itoku', name: 'Itoku Adire Works' }
    expect(drawLogo(vendor)).toBe(drawLogo(vendor))
    expect(drawLogo(vendor)).not.toBe(drawLogo({ vendor_id: 'kurmi', name: 'Kurmi Leather' }))
    expect(await variance(drawLogo(vendor))).toBeGreaterThan(10)
  })

  it('is drawn without initials when the name has no letter', async () => {
    expect(await variance(drawLogo({ vendor_id: 'x', name: '247' }))).toBeGreaterThan(10)
  })
})
