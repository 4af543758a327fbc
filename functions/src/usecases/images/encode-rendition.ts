import { MAX_IMAGE_PIXELS, type RenditionWidth } from '../../contract/catalog/images'

/** Why these: docs/decisions/0071-images-wait-until-they-are-near.md. */
export const WEBP = { quality: 72, effort: 6 } as const

/**
 * Rotates and re-encodes the image, which drops its metadata, such as the GPS position. With a
 * height it is cropped to where most is to be seen.
 */
export const encodeRendition = async (
  bytes: Buffer,
  width: RenditionWidth,
  height?: number,
): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' }).rotate()
  const size = { width, withoutEnlargement: true }
  const crop = { height, fit: 'cover', position: sharp.strategy.attention } as const
  return image
    .resize(height ? { ...size, ...crop } : size)
    .webp(WEBP)
    .toBuffer()
}
