import { isMetadataFree } from '../../domain/image/metadata-free'
import { uploadAt } from '../../domain/image/upload-kind'
import type { Deps } from '../deps'
import { processUpload } from '../image/process-upload'
import { MAX_PIXELS } from '../image/validate-image'

const FORMATS = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

type Format = keyof typeof FORMATS

const isFormat = (format: string | undefined): format is Format =>
  format !== undefined && format in FORMATS

type Clean = { bytes: Buffer; type: string }

/**
 * Returns the image without metadata. It is always decoded completely, to detect a damaged file
 * with an intact header. Bytes without metadata are returned unchanged, since re-encoding costs
 * quality.
 */
const cleaned = async (bytes: Buffer): Promise<Clean> => {
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { format } = await image.metadata()
  if (!isFormat(format)) throw new Error(`${format} is no format of ours.`)
  const anew = await image.rotate().toFormat(format).toBuffer()
  const type = FORMATS[format]
  if (isMetadataFree(bytes)) return { bytes, type }
  if (!isMetadataFree(anew)) throw new Error('Written anew, the picture still carries something.')
  return { bytes: anew, type }
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
