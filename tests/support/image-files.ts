import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { RefusalReason } from '../../functions/src/contract/entities/catalog/refused-upload'
import { photograph } from './upload'

/** The expected result of an upload: refused for a reason, or shown at this size in pixels. */
type End = { refused: RefusalReason } | { shown: readonly [width: number, height: number] }
export type ImageFile = { name: string; make: () => Promise<Buffer> | Buffer; end: End }

const SCRIPT = '<script>alert(1)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`
const HTML = `<!doctype html>${SCRIPT}`
const POSITION = { IFD3: { GPSLatitude: '6/1 27/1 0/1', GPSLatitudeRef: 'N' } }
const MIB = 1024 * 1024

const small = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#7a3b12' } }).composite([
    { input: Buffer.from('<svg width="90" height="60"><circle cx="30" cy="30" r="15"/></svg>') },
  ])
const followedBy = (bytes: Buffer, text: string): Buffer =>
  Buffer.concat([bytes, Buffer.from(text)])
const cut = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length * 0.6))

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(8)
  framed.writeUInt32BE(data.length, 0)
  framed.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([framed.subarray(0, 4), body, framed.subarray(4)])
}
const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}
const AFTER_PNG_HEADER = 33
/** A 1-bit image, all white, which compresses to almost nothing. */
const whitePng = (width: number, height: number): Buffer => {
  const row = Buffer.alloc(1 + Math.ceil(width / 8), 0xff).fill(0, 0, 1)
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)), { level: 9 })
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([1, 0, 0, 0, 0])])),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const withChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, AFTER_PNG_HEADER), ...chunks, png.subarray(AFTER_PNG_HEADER)])

/** A still image with a second frame that only readers of animations see. */
const animatedPng = async (): Promise<Buffer> => {
  const png = await small().png().toBuffer()
  const frame = (sequence: number) =>
    chunk(
      'fcTL',
      Buffer.concat([numbers(sequence, 90, 60, 0, 0), Buffer.from('0001000a0000', 'hex')]),
    )
  const end = png.length - 12
  const white = deflateSync(Buffer.alloc(60 * (1 + 90 * 3)))
  return Buffer.concat([
    withChunks(png, chunk('acTL', numbers(2, 0)), frame(0)).subarray(0, end + 20 + 38),
    frame(1),
    chunk('fdAT', Buffer.concat([numbers(2), white])),
    png.subarray(end),
  ])
}
const animatedWebp = async (): Promise<Buffer> => {
  const frames = [await small().png().toBuffer(), await small().negate().png().toBuffer()]
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}
const brokenChecksum = async (): Promise<Buffer> => {
  const png = await small().png().toBuffer()
  const at = png.indexOf('IDAT') + 8
  png[at] = (png[at] ?? 0) ^ 0xff
  return png
}
const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}
const withSegments = async (...segments: Buffer[]): Promise<Buffer> => {
  const jpeg = await small().jpeg().toBuffer()
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}
const heavyMetadata = () =>
  withSegments(...Array.from({ length: 90 }, () => segment(0xe1, Buffer.alloc(60_000, 'x'))))

const refused = (reason: RefusalReason, files: Record<string, ImageFile['make']>) =>
  Object.entries(files).map(([name, make]): ImageFile => ({ name, make, end: { refused: reason } }))
const shown = (
  width: number,
  height: number,
  files: Record<string, ImageFile['make']>,
): ImageFile[] =>
  Object.entries(files).map(([name, make]) => ({ name, make, end: { shown: [width, height] } }))

/** Uploads as users and attackers send them, each with its expected result. */
export const IMAGE_FILES: readonly ImageFile[] = [
  ...refused('kind', {
    'svg with script.png': () => Buffer.from(SVG),
    'svg with script behind an xml head.jpg': () => Buffer.from(`<?xml version="1.0"?>${SVG}`),
    'html.jpg': () => Buffer.from(HTML),
    'executable.png': () => Buffer.from('MZ\u0090\u0000'.padEnd(400, '\u0000'), 'latin1'),
    'shell script.jpg': () => Buffer.from('#!/bin/sh\nrm -rf /\n'),
    'document.jpg': () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj<<>>endobj'),
    'archive.png': () => Buffer.from('504b0304140000000000'.padEnd(80, '0'), 'hex'),
    'gif.png': () => small().gif().toBuffer(),
    'gif that is html.jpg': () => Buffer.from(`GIF89a/*${HTML}*/=1`),
    'film.jpg': () => Buffer.from('0000001866747970697368f6d0000000069736f6d', 'hex'),
    'tiff.jpg': () => small().tiff().toBuffer(),
    'avif.webp': () => small().avif({ effort: 0 }).toBuffer(),
    'heic that the browser did not convert.heic': () =>
      readFileSync('tests/fixtures/images/basket.heic'),
    'nothing at all.jpg': () => Buffer.alloc(0),
  }),
  ...refused('bytes', { 'eleven mebibytes.jpg': () => Buffer.alloc(11 * MIB, 0xff) }),
  ...refused('pixels', {
    'sixty megapixels.jpg': () => photograph(10_000, 6_000),
    'one row more than fifty megapixels.jpg': () => photograph(10_000, 5_001),
    'decompression bomb.png': () => whitePng(30_000, 30_000),
  }),
  ...refused('damaged', {
    'half a jpeg.jpg': async () => (await photograph()).subarray(0, 600),
    'jpeg’s first bytes before html.jpg': () =>
      followedBy(Buffer.from('ffd8ffe000104a464946', 'hex'), HTML),
    'cut png.png': async () => cut(await small().png().toBuffer()),
    'cut webp.webp': async () => cut(await small().webp().toBuffer()),
    'png with a broken checksum.png': brokenChecksum,
  }),
  ...shown(90, 60, {
    'jpeg with a position.jpg': () => small().jpeg().withExif(POSITION).toBuffer(),
    'png with a position.png': () => small().png().withExif(POSITION).toBuffer(),
    'webp with a position.webp': () => small().webp().withExif(POSITION).toBuffer(),
    'jpeg followed by html.jpg': async () => followedBy(await small().jpeg().toBuffer(), HTML),
    'jpeg followed by an archive.jpg': async () =>
      followedBy(await small().jpeg().toBuffer(), `PK\u0003\u0004${SCRIPT}`),
    'jpeg with script in a comment.jpg': () => withSegments(segment(0xfe, Buffer.from(SCRIPT))),
    'png with script in a text.png': async () =>
      withChunks(await small().png().toBuffer(), chunk('tEXt', Buffer.from(`Title\0${SCRIPT}`))),
    'png followed by script.png': async () => followedBy(await small().png().toBuffer(), SCRIPT),
    'jpeg with five mebibytes of metadata.jpg': heavyMetadata,
    'jpeg for print (CMYK).jpg': () => small().toColourspace('cmyk').jpeg().toBuffer(),
    'png that is called jpg.jpg': () => small().png().toBuffer(),
    'animated webp.webp': animatedWebp,
    'animated png.png': animatedPng,
  }),
  ...shown(60, 90, {
    'jpeg turned by its camera.jpg': () =>
      small().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  }),
  ...shown(1280, 640, { 'fifty megapixels.jpg': () => photograph(10_000, 5_000) }),
]
