const MIB_BYTES = 1024 * 1024

/** The widths in pixels of the renditions that the server makes of a product image. */
export const RENDITION_WIDTHS = [320, 640, 1280] as const
export type RenditionWidth = (typeof RENDITION_WIDTHS)[number]

/** The displayed height of a product image, divided by its width. */
export const IMAGE_RATIO = 5 / 4

/** The width of a store's cover, divided by its height. */
export const COVER_RATIO = 3

/** The path of an image's WebP rendition, next to the original. */
export const renditionPath = (path: string, width: RenditionWidth): string =>
  `${path.replace(/\.[A-Za-z0-9]{1,5}$/, '')}-${width}.webp`

/** True for the path of a rendition; `isMadeByServer` in storage.rules is the same. */
export const isRenditionPath = (path: string): boolean =>
  RENDITION_WIDTHS.some((width) => path.endsWith(`-${width}.webp`))

/** The renditions' URLs by the names of a product image's fields. */
export const renditionUrls = (urlOf: (width: RenditionWidth) => string) => {
  const [small, medium, large] = RENDITION_WIDTHS
  return { url: urlOf(large), url_640: urlOf(medium), url_320: urlOf(small) }
}

/** The types that browsers display and the server decodes. */
export const DECODABLE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/**
 * The limits of one upload: `profile` for photos and logos, `image` for everything else. Cameras
 * make HEIC, which the uploader's browser converts. storage.rules repeats these numbers and types;
 * its tests upload up to and beyond them.
 */
export const UPLOAD_LIMITS = {
  profile: { max_mib: 5, max_bytes: 5 * MIB_BYTES, types: ['image/jpeg', 'image/png'] },
  image: {
    max_mib: 10,
    max_bytes: 10 * MIB_BYTES,
    types: [...DECODABLE_TYPES, 'image/heic', 'image/heif'],
  },
} as const

/** The pixel limit, which protects the server's memory: an image is decoded completely. */
export const MAX_IMAGE_MEGAPIXELS = 50
export const MAX_IMAGE_PIXELS = MAX_IMAGE_MEGAPIXELS * 1_000_000
