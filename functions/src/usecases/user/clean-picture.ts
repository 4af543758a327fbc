import { AppError } from '../../contract/errors'
import type { Deps } from '../deps'

const FORMATS = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const
const MOST_PIXELS = 50_000_000
const MOST_BYTES = 10 * 1024 * 1024

type Format = keyof typeof FORMATS

const isFormat = (format: string | undefined): format is Format =>
  format !== undefined && format in FORMATS

type Clean = { bytes: Buffer; type: string }

/** The picture without what cameras hide in it; undefined where there is nothing to take out. */
const cleaned = async (bytes: Buffer): Promise<Clean | undefined> => {
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { format, exif, xmp, iptc } = await picture.metadata()
  if (!isFormat(format)) throw new AppError('product/image-not-a-picture')
  const written = picture.rotate().toFormat(format)
  // Decoding all of it, also where nothing is taken out, is what tells a picture from its header.
  const { data } = await written.toBuffer({ resolveWithObject: true })
  return exif || xmp || iptc ? { bytes: data, type: FORMATS[format] } : undefined
}

const decoded = async (bytes: Buffer): Promise<Clean | undefined> => {
  try {
    return await cleaned(bytes)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('product/image-not-a-picture', undefined, { cause })
  }
}

/**
 * Takes position and camera data out of an upload that stays where it is, and removes what is no
 * picture. A cleaned file has nothing left to take out, so its own event ends here.
 */
export const cleanPicture = async (deps: Deps, path: string): Promise<void> => {
  const found = await deps.objects.find(path)
  const bytes = found && found.size <= MOST_BYTES ? await deps.objects.read(path) : undefined
  if (!found) return
  try {
    const clean = await decoded(bytes ?? Buffer.alloc(0))
    if (clean) await deps.objects.replace(path, clean.bytes, clean.type)
  } catch (error) {
    if (error instanceof AppError) await deps.objects.remove(path)
    throw error
  }
}
