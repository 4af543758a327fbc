import { AppError } from '../../contract/errors'
import { PICTURE_WIDTHS, pictureVariant } from '../../contract/paths'
import type { Deps } from '../deps'

const MOST_BYTES = 10 * 1024 * 1024
const MOST_PIXELS = 50_000_000
const READABLE = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'])
const QUALITY = 78

const typeOf = async (bytes: Buffer): Promise<string | undefined> => {
  const { fileTypeFromBuffer } = await import('file-type')
  return (await fileTypeFromBuffer(bytes))?.mime
}

/** Turned upright and written anew: what was hidden in the file, a position included, is gone. */
const versionsOf = async (bytes: Buffer): Promise<Map<number, Buffer>> => {
  const { default: sharp } = await import('sharp')
  const versions = new Map<number, Buffer>()
  for (const width of PICTURE_WIDTHS) {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate()
    const resized = picture.resize({ width, withoutEnlargement: true })
    versions.set(width, await resized.webp({ quality: QUALITY }).toBuffer())
  }
  return versions
}

const decoded = async (bytes: Buffer): Promise<Map<number, Buffer>> => {
  const type = await typeOf(bytes)
  if (type === undefined || !READABLE.has(type)) throw new AppError('product/image-not-a-picture')
  try {
    return await versionsOf(bytes)
  } catch (cause) {
    throw new AppError('product/image-not-a-picture', undefined, { cause })
  }
}

const writeVersions = async (deps: Deps, path: string, bytes: Buffer): Promise<void> => {
  const versions = await decoded(bytes)
  for (const width of PICTURE_WIDTHS) {
    const version = versions.get(width)
    if (version) await deps.objects.write(pictureVariant(path, width), version, 'image/webp')
  }
}

const isNoPicture = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'product/image-not-a-picture'

/**
 * Sees to it that an uploaded picture has its three versions, and that the original, with what it
 * may carry, is gone. Doing it twice, or in two places at once, ends in the same files.
 * @throws AppError `product/image-not-ours` where nothing was uploaded,
 * `product/image-not-a-picture` where it can't be shown; that file is removed
 */
export const ensurePictureVersions = async (deps: Deps, path: string): Promise<void> => {
  const original = await deps.objects.find(path)
  if (!original) {
    if (await deps.objects.find(pictureVariant(path, 1280))) return
    throw new AppError('product/image-not-ours')
  }
  const bytes = original.size <= MOST_BYTES ? await deps.objects.read(path) : Buffer.alloc(0)
  // Gone since we looked: whoever took it has made the versions.
  if (!bytes) return
  try {
    await writeVersions(deps, path, bytes)
  } catch (error) {
    if (isNoPicture(error)) await deps.objects.remove(path)
    throw error
  }
  await deps.objects.remove(path)
}
