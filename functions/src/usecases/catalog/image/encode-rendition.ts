import { MAX_IMAGE_PIXELS, type RenditionWidth } from '../../../contract/catalog/images'

/** Why these: docs/decisions/0071-images-wait-until-they-are-near.md. */
export const WEBP = { quality: 72, effort: 6 } as const

/** Rotates and re-encodes the image, which drops its metadata, such as the GPS position. */
export const encodeRendition = async (bytes: Buffer, width: RenditionWidth): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' }).rotate()
  return image.resize({ width, withoutEnlargement: true }).webp(WEBP).toBuffer()
}
