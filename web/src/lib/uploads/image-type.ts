import type { UPLOAD_LIMITS } from '@contract/catalog/images'

export type ImageType = Exclude<(typeof UPLOAD_LIMITS.image.types)[number], 'image/heif'>

const HEAD_BYTES = 12
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

const startsWith = (bytes: Uint8Array, ...wanted: number[]) =>
  wanted.every((byte, index) => bytes[index] === byte)

const textAt = (bytes: Uint8Array, from: number) =>
  String.fromCharCode(...bytes.subarray(from, from + 4))

/** Detects the type from the first bytes, ignoring the file's name and stated type. */
export const sniffImage = (bytes: Uint8Array): ImageType | undefined => {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return 'image/webp'
  if (textAt(bytes, 4) === 'ftyp' && HEIC_BRANDS.includes(textAt(bytes, 8))) return 'image/heic'
  return undefined
}

export const imageTypeOf = async (file: Blob): Promise<ImageType | undefined> =>
  sniffImage(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
