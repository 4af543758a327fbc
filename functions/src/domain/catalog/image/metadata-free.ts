const JPEG_SCAN = 0xda
const JPEG_END = 0xd9
/** Tables, frame headers and the JFIF header: the segments that a decoder needs. */
const JPEG_NEEDED = new Set([0xe0, 0xdb, 0xc4, 0xdd, JPEG_SCAN, 0xc0, 0xc1, 0xc2, 0xc3])
const PNG_START = '89504e470d0a1a0a'
const PNG_NEEDED = new Set('IHDR PLTE IDAT IEND tRNS pHYs gAMA cHRM sRGB sBIT bKGD'.split(' '))
const WEBP_NEEDED = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])

/** The end of a scan's coded data: the next marker that isn't part of it. */
const afterScan = (bytes: Buffer, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue
    const next = bytes[at + 1] ?? 0
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7)
    if (!isData) return at
  }
  return bytes.length
}

const isPlainJpeg = (bytes: Buffer): boolean => {
  let at = 2
  for (;;) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return false
    if (marker === JPEG_END) return at + 2 === bytes.length
    if (!JPEG_NEEDED.has(marker) || at + 4 > bytes.length) return false
    at += 2 + bytes.readUInt16BE(at + 2)
    if (marker === JPEG_SCAN) at = afterScan(bytes, at)
  }
}

const isPlainPng = (bytes: Buffer): boolean => {
  let at = 8
  while (at + 12 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (!PNG_NEEDED.has(name)) return false
    at += 12 + bytes.readUInt32BE(at)
    if (name === 'IEND') return at === bytes.length
  }
  return false
}

const isPlainWebp = (bytes: Buffer): boolean => {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false
  let at = 12
  while (at + 8 <= bytes.length) {
    if (!WEBP_NEEDED.has(bytes.toString('latin1', at, at + 4))) return false
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return at === bytes.length
}

/**
 * Whether a file holds only an image: no metadata, comments, colour profile or second frame, and no
 * trailing bytes that another program could interpret.
 */
export const isMetadataFree = (bytes: Buffer): boolean => {
  if (bytes.length < 16) return false
  if (bytes.readUInt16BE(0) === 0xffd8) return isPlainJpeg(bytes)
  if (bytes.toString('hex', 0, 8) === PNG_START) return isPlainPng(bytes)
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp && isPlainWebp(bytes)
}
