import { AppError } from '../../contract/errors'
import { PICTURE_WIDTHS, pictureVariant } from '../../contract/paths'
import { uploadAt } from '../../domain/picture/upload-kind'
import { readRefusedUpload } from '../../store/refused-uploads'
import type { Deps } from '../deps'
import { MOST_PIXELS } from '../picture/judge-picture'
import { takeUpload } from '../picture/take-upload'

const QUALITY = 78

type Versions = Map<(typeof PICTURE_WIDTHS)[number], Buffer>

/** Turned upright and written anew: what was hidden in the file, a position included, is gone. */
const versionsOf = async (bytes: Buffer): Promise<Versions> => {
  const { default: sharp } = await import('sharp')
  const versions: Versions = new Map()
  for (const width of PICTURE_WIDTHS) {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate()
    const resized = picture.resize({ width, withoutEnlargement: true })
    versions.set(width, await resized.webp({ quality: QUALITY }).toBuffer())
  }
  return versions
}

const writeVersions = async (deps: Deps, path: string, versions: Versions): Promise<void> => {
  await Promise.all(
    [...versions].map(([width, version]) =>
      deps.objects.write(pictureVariant(path, width), version, 'image/webp'),
    ),
  )
}

/** Nothing is there: its versions are, or it was refused a moment ago, or it never was. */
const requireVersions = async (deps: Deps, path: string): Promise<void> => {
  if (await deps.objects.find(pictureVariant(path, 1280))) return
  const refused = await readRefusedUpload(uploadAt(path)?.owner ?? '', path)
  if (!refused) throw new AppError('product/image-not-ours')
  throw new AppError('product/image-not-a-picture', { path, reason: refused.reason })
}

/**
 * Sees to it that an uploaded picture has its three versions, and that the original, with what it
 * may carry, is gone. Doing it twice, or in two places at once, ends in the same files.
 * @throws AppError `product/image-not-ours` where nothing was uploaded,
 * `product/image-not-a-picture` where it can't be shown; that file is removed
 */
export const ensurePictureVersions = async (deps: Deps, path: string): Promise<void> => {
  const taken = await takeUpload(deps, path, versionsOf)
  if (!taken) return requireVersions(deps, path)
  await writeVersions(deps, path, taken.made)
  await deps.objects.remove(path, taken.generation)
}
