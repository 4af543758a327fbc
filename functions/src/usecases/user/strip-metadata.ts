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
 * The picture and nothing beside it. Drawing all of it tells a picture from its header; bytes that
 * are nothing else already stay as they are, since each writing costs quality.
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
 * Takes whatever a picture carries (position, camera, comments, bytes behind its end) out of an
 * upload that stays where it is, marks it as looked at, and removes what is no picture. Its own
 * event finds the mark and nothing to do.
 */
export const stripMetadata = async (deps: Deps, path: string): Promise<void> => {
  const taken = await processUpload(deps, path, cleaned)
  if (!taken) return
  const audience = uploadAt(path)?.kind === 'shared' ? 'private' : 'public'
  await deps.objects.replace(path, { ...taken.made, generation: taken.generation }, audience)
}
