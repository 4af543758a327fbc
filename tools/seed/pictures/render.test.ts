import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { renderLogo, renderProductPictures } from './render'
import type { PictureRequest } from './types'

const request: PictureRequest = {
  id: 'bbbbbbbbbbbbbbbbbbbb',
  name: 'Clay Water Pot',
  category: 'home_kitchen',
  motif: 'pot',
  pattern: 'earthenware',
  colour: 'terracotta',
  count: 2,
}

describe('the rendered pictures', () => {
  it('are WebP files at 4:5 in the three widths of an upload', async () => {
    const files = await renderProductPictures(request)
    expect(files.map(({ number, width }) => [number, width])).toEqual([
      [1, 320],
      [1, 640],
      [1, 1280],
      [2, 320],
      [2, 640],
      [2, 1280],
    ])
    for (const { path, width } of files) {
      const { format, ...size } = await sharp(path).metadata()
      expect([format, size.width, size.height]).toEqual(['webp', width, width * 1.25])
    }
  }, 30_000)

  it('are found again and not drawn twice', async () => {
    const first = await renderProductPictures(request)
    const times = await Promise.all(first.map(async ({ path }) => (await stat(path)).mtimeMs))
    const second = await renderProductPictures(request)
    expect(second).toEqual(first)
    const again = await Promise.all(second.map(async ({ path }) => (await stat(path)).mtimeMs))
    expect(again).toEqual(times)
  }, 30_000)

  it('are other files when the product looks different', async () => {
    const first = await renderProductPictures(request)
    const other = await renderProductPictures({ ...request, colour: 'indigo' })
    const known = new Set(first.map(({ path }) => path))
    expect(other.filter(({ path }) => known.has(path))).toEqual([])
  }, 30_000)

  it('come with an emblem of 512 x 512', async () => {
    const path = await renderLogo({ vendor_id: 'itoku', name: 'Itoku Adire Works' })
    const { format, width, height } = await sharp(path).metadata()
    expect([format, width, height]).toEqual(['webp', 512, 512])
  }, 30_000)
})
