import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { WEBP } from '../../../functions/src/usecases/images/encode-rendition'

/** The server's quality, encoded sooner. */
export const QUICK_WEBP = { ...WEBP, effort: 2 }

export const digestOf = (bytes: Buffer): string => createHash('md5').update(bytes).digest('base64')

/** A smaller rendition (WebP), created once per image content and then kept in the folder. */
export const keptRendition = async (
  folder: string,
  image: Buffer,
  width: number,
): Promise<Buffer> => {
  const name = `${digestOf(image).replaceAll('/', '_')}-${width}-q${WEBP.quality}.webp`
  const file = join(folder, name)
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return kept
  const rendition = await sharp(image).resize({ width }).webp(QUICK_WEBP).toBuffer()
  // Renamed when complete, so that nobody who asks at the same time reads a partial file.
  const partial = `${file}.${randomUUID()}.part`
  await mkdir(folder, { recursive: true })
  await writeFile(partial, rendition)
  await rename(partial, file)
  return rendition
}
