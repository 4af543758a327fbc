import { createHash } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawPicture } from './compose'
import { drawLogo } from './logo'
import type { PictureFile, PictureRequest, PictureWidth } from './types'

const CACHE = fileURLToPath(new URL('../../../.oja/pictures/', import.meta.url))
/** The largest takes the most time to pack, and pages ask for the smaller ones far more often. */
const packing = (width: number) => ({ quality: 72, effort: width > 640 ? 0 : 2 })
const ASPECT = 5 / 4

/** Named by what is drawn and how it is packed, so that a changed drawing gets new files. */
const cachedPath = (svg: string, size: number) => {
  const hash = createHash('sha256')
    .update(JSON.stringify(packing(size)))
    .update(svg)
    .digest('hex')
  return join(CACHE, `${hash.slice(0, 24)}-${size}.webp`)
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Another process never sees half a file. */
async function store(path: string, bytes: Buffer): Promise<void> {
  const partial = `${path}.${process.pid}.part`
  await writeFile(partial, bytes)
  await rename(partial, path)
}

/** Rasterises once at the full width; each smaller size comes from the one above it. */
async function rasterise(svg: string, files: readonly PictureFile[]): Promise<void> {
  let { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const { path, width } of files.toReversed()) {
    if (width < info.width) {
      const smaller = sharp(data, { raw: info })
        .resize(width, width * ASPECT)
        .raw()
      ;({ data, info } = await smaller.toBuffer({ resolveWithObject: true }))
    }
    await store(path, await sharp(data, { raw: info }).webp(packing(width)).toBuffer())
  }
}

const numbersOf = (count: 2 | 3) => ([1, 2, 3] as const).slice(0, count)
const WIDTHS: readonly PictureWidth[] = [320, 640, 1280]

/** The WebP files of a product's pictures in every width; draws those that are not kept yet. */
export async function renderProductPictures(request: PictureRequest): Promise<PictureFile[]> {
  await mkdir(CACHE, { recursive: true })
  const all: PictureFile[] = []
  for (const number of numbersOf(request.count)) {
    const svg = drawPicture(request, number)
    const files = WIDTHS.map((width) => ({ number, width, path: cachedPath(svg, width) }))
    const kept = await Promise.all(files.map(({ path }) => exists(path)))
    if (kept.includes(false)) await rasterise(svg, files)
    all.push(...files)
  }
  return all
}

/** The path of a store's emblem as a WebP file of 512 x 512. */
export async function renderLogo(vendor: { vendor_id: string; name: string }): Promise<string> {
  await mkdir(CACHE, { recursive: true })
  const svg = drawLogo(vendor)
  const path = cachedPath(svg, 512)
  if (!(await exists(path))) {
    await store(path, await sharp(Buffer.from(svg)).webp(packing(512)).toBuffer())
  }
  return path
}
