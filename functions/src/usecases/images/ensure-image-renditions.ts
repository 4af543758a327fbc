import { AppError } from '../../contract/api/errors'
import {
  COVER_RATIO,
  RENDITION_WIDTHS,
  type RenditionWidth,
  renditionPath,
} from '../../contract/catalog/images'
import { readRefusedUpload } from '../../db/catalog/refused-uploads'
import { uploadAt } from '../../domain/catalog/image/upload-kind'
import { isCoverOriginal } from '../../domain/catalog/product/own-image-path'
import type { Deps } from '../deps'
import { encodeRendition } from './encode-rendition'
import { processUpload } from './process-upload'

type Versions = Map<RenditionWidth, Buffer>

const versionsOf = async (bytes: Buffer, isCover: boolean): Promise<Versions> => {
  const versions: Versions = new Map()
  for (const width of RENDITION_WIDTHS) {
    const height = isCover ? Math.round(width / COVER_RATIO) : undefined
    versions.set(width, await encodeRendition(bytes, width, height))
  }
  return versions
}

/** One after the other: whoever finds the last finds all. */
const writeVersions = async (deps: Deps, path: string, versions: Versions): Promise<void> => {
  for (const [width, version] of versions) {
    await deps.objects.write(renditionPath(path, width), version, 'image/webp')
  }
}

const hasVersions = async (deps: Deps, path: string): Promise<boolean> =>
  (await deps.objects.find(renditionPath(path, RENDITION_WIDTHS[2]))) !== undefined

/** Without an original, the renditions must exist; otherwise it was refused or never uploaded. */
const requireVersions = async (deps: Deps, path: string): Promise<void> => {
  if (await hasVersions(deps, path)) return
  const refused = await readRefusedUpload(uploadAt(path)?.owner ?? '', path)
  if (!refused) throw new AppError('product/image-not-ours')
  throw new AppError('product/image-not-a-picture', { path, reason: refused.reason })
}

/**
 * Ensures that an uploaded image of a product, a request or a store has its three renditions, and removes the original
 * with its metadata. They stay as they are if its name is used again: somebody may have bought by them.
 * Idempotent and safe to run concurrently.
 * @throws AppError `product/image-not-ours` if nothing was uploaded, `product/image-not-a-picture`
 * if it can't be decoded; that file is removed
 */
export const ensureImageRenditions = async (deps: Deps, path: string): Promise<void> => {
  if (await hasVersions(deps, path)) return deps.objects.remove(path)
  const taken = await processUpload(deps, path, (bytes) => versionsOf(bytes, isCoverOriginal(path)))
  if (!taken) return requireVersions(deps, path)
  await writeVersions(deps, path, taken.made)
  await deps.objects.remove(path, taken.generation)
}
