import type { RefusalReason } from '../../contract/entities/refused-upload'
import { DECODABLE_TYPES, MAX_IMAGE_PIXELS, UPLOAD_LIMITS } from '../../contract/images'

/** `file-type` tells an animated PNG from a still one. */
const READABLE = new Set<string>([...DECODABLE_TYPES, 'image/apng'])

const typeOf = async (bytes: Buffer): Promise<string | undefined> => {
  const { fileTypeFromBuffer } = await import('file-type')
  return (await fileTypeFromBuffer(bytes))?.mime
}

/** The pixel count in the header, read before decoding; undefined without a header. */
const pixelsOf = async (bytes: Buffer): Promise<number | undefined> => {
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    return undefined
  }
}

/** Returns why an upload must be refused, from its bytes, without decoding the image. */
export const validateImage = async (bytes: Buffer): Promise<RefusalReason | undefined> => {
  if (bytes.length > UPLOAD_LIMITS.image.max_bytes) return 'bytes'
  const type = await typeOf(bytes)
  if (type === undefined || !READABLE.has(type)) return 'kind'
  const pixels = await pixelsOf(bytes)
  if (pixels === undefined) return 'damaged'
  return pixels > MAX_IMAGE_PIXELS ? 'pixels' : undefined
}
