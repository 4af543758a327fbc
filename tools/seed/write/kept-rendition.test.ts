import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptRendition } from './kept-rendition'

describe('a kept rendition', () => {
  let folder: string
  let image: Buffer

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'renditions-'))
    const ground = { width: 64, height: 48, channels: 3, background: 'teal' } as const
    image = await sharp({ create: ground }).webp().toBuffer()
  })

  afterEach(() => rm(folder, { recursive: true }))

  it('is the same for all who ask at once, and one file stays', async () => {
    const asked = Array.from({ length: 8 }, () => keptRendition(folder, image, 32))
    const [first, ...others] = await Promise.all(asked)
    for (const other of others) expect(other.equals(first ?? Buffer.alloc(0))).toBe(true)
    expect(await readdir(folder)).toHaveLength(1)
    expect((await sharp(first).metadata()).width).toBe(32)
  })

  it('makes a folder that is missing', async () => {
    const missing = join(folder, 'of', 'nobody')
    await keptRendition(missing, image, 32)
    expect(await readdir(missing)).toHaveLength(1)
  })
})
