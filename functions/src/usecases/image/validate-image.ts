import type { RefusalReason } from '../../contract/entities/refused-upload'

export const MAX_BYTES = 10 * 1024 * 1024
export const MAX_PIXELS = 50_000_000
/** The browser converts HEIC to JPEG: the server's image library can't decode it. */
const READABLE = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp'])

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
  if (bytes.length > MAX_BYTES) return 'bytes'
  const type = await typeOf(bytes)
  if (type === undefined || !READABLE.has(type)) return 'kind'
  const pixels = await pixelsOf(bytes)
  if (pixels === undefined) return 'damaged'
  return pixels > MAX_PIXELS ? 'pixels' : undefined
}
