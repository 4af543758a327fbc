import { AppError } from '../../contract/api/errors'
import { RENDITION_WIDTHS, renditionPath } from '../../contract/paths'
import { readRefusedUpload } from '../../db/catalog/refused-uploads'
import { uploadAt } from '../../domain/image/upload-kind'
import type { Deps } from '../deps'
import { processUpload } from '../image/process-upload'
import { MAX_PIXELS } from '../image/validate-image'

const QUALITY = 78

type Versions = Map<(typeof RENDITION_WIDTHS)[number], Buffer>

/** Turned upright and written anew: what was hidden in the file, a position included, is gone. */
const versionsOf = async (bytes: Buffer): Promise<Versions> => {
  const { default: sharp } = await import('sharp')
  const versions: Versions = new Map()
  for (const width of RENDITION_WIDTHS) {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
    const resized = image.resize({ width, withoutEnlargement: true })
    versions.set(width, await resized.webp({ quality: QUALITY }).toBuffer())
  }
  return versions
}

const writeVersions = async (deps: Deps, path: string, versions: Versions): Promise<void> => {
  await Promise.all(
    [...versions].map(([width, version]) =>
      deps.objects.write(renditionPath(path, width), version, 'image/webp'),
    ),
  )
}

/** Nothing is there: its versions are, or it was refused a moment ago, or it never was. */
const requireVersions = async (deps: Deps, path: string): Promise<void> => {
  if (await deps.objects.find(renditionPath(path, 1280))) return
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
export const ensureImageRenditions = async (deps: Deps, path: string): Promise<void> => {
  const taken = await processUpload(deps, path, versionsOf)
  if (!taken) return requireVersions(deps, path)
  await writeVersions(deps, path, taken.made)
  await deps.objects.remove(path, taken.generation)
}
