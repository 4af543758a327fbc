import { DECODABLE_TYPES, MAX_IMAGE_PIXELS } from '../../contract/catalog/images'
import { isMetadataFree } from '../../domain/catalog/image/metadata-free'
import { uploadAt } from '../../domain/catalog/image/upload-kind'
import type { Deps } from '../deps'
import { processUpload } from './process-upload'

type Clean = { bytes: Buffer; type: string }

/**
 * Returns the image without metadata. It is always decoded completely, to detect a damaged file
 * with an intact header. Bytes without metadata are returned unchanged, since re-encoding costs
 * quality.
 */
const cleaned = async (bytes: Buffer): Promise<Clean> => {
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
  const { format } = await image.metadata()
  const type = DECODABLE_TYPES.find((one) => one === `image/${format}`)
  if (!format || !type) throw new Error(`${format} is no format of ours.`)
  const clean = await image.rotate().toFormat(format).toBuffer()
  if (isMetadataFree(bytes)) return { bytes, type }
  if (!isMetadataFree(clean)) throw new Error('The re-encoded image still carries metadata.')
  return { bytes: clean, type }
}

/**
 * Removes metadata (position, camera, comments, trailing bytes) from an upload in place and marks
 * it as validated; a file that is no image is removed. The Storage event of this write finds the
 * mark and does nothing.
 */
export const stripMetadata = async (deps: Deps, path: string): Promise<void> => {
  const taken = await processUpload(deps, path, cleaned)
  if (!taken) return
  const audience = uploadAt(path)?.kind === 'shared' ? 'private' : 'public'
  await deps.objects.replace(path, { ...taken.made, generation: taken.generation }, audience)
}
