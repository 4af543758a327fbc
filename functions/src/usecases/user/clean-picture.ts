import { isPlainPicture } from '../../domain/picture/plain-picture'
import type { Deps } from '../deps'
import { MOST_PIXELS } from '../picture/judge-picture'
import { takeUpload } from '../picture/take-upload'

const FORMATS = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

type Format = keyof typeof FORMATS

const isFormat = (format: string | undefined): format is Format =>
  format !== undefined && format in FORMATS

type Clean = { bytes: Buffer; type: string }

/**
 * The picture and nothing beside it; null where it is nothing else already. Drawing all of it tells
 * a picture from its header.
 */
const cleaned = async (bytes: Buffer): Promise<Clean | null> => {
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { format } = await picture.metadata()
  if (!isFormat(format)) throw new Error(`${format} is no format of ours.`)
  const anew = await picture.rotate().toFormat(format).toBuffer()
  if (isPlainPicture(bytes)) return null
  // Its own event must find nothing to do, or it would be written anew for ever.
  if (!isPlainPicture(anew)) throw new Error('Written anew, the picture still carries something.')
  return { bytes: anew, type: FORMATS[format] }
}

/**
 * Takes whatever a picture carries (position, camera, comments, bytes behind its end) out of an
 * upload that stays where it is, and removes what is no picture.
 */
export const cleanPicture = async (deps: Deps, path: string): Promise<void> => {
  const clean = await takeUpload(deps, path, cleaned)
  if (clean) await deps.objects.replace(path, clean.bytes, clean.type)
}
