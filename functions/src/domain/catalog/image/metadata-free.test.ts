import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isMetadataFree } from './metadata-free'

const drawing = () =>
  sharp({ create: { width: 60, height: 40, channels: 4, background: '#7a3b1280' } }).composite([
    { input: Buffer.from('<svg width="60" height="40"><circle cx="20" cy="20" r="9"/></svg>') },
  ])
const FORMATS = ['jpeg', 'png', 'webp'] as const
const POSITION = { IFD3: { GPSLatitude: '6/1 27/1 0/1', GPSLatitudeRef: 'N' } }

describe.each(FORMATS)('a %s', (format) => {
  test('as the server writes it is plain', async () => {
    expect(isMetadataFree(await drawing().toFormat(format).toBuffer())).toBe(true)
  })

  test('with a position is not', async () => {
    const bytes = await drawing().toFormat(format).withExif(POSITION).toBuffer()
    expect(isMetadataFree(bytes)).toBe(false)
  })

  test('with a colour profile is not', async () => {
    const bytes = await drawing().toFormat(format).withIccProfile('p3').toBuffer()
    expect(isMetadataFree(bytes)).toBe(false)
  })

  test('with anything behind its end is not', async () => {
    const bytes = await drawing().toFormat(format).toBuffer()
    expect(isMetadataFree(Buffer.concat([bytes, Buffer.from('<script>')]))).toBe(false)
  })

  test('cut anywhere is not', async () => {
    const bytes = await drawing().toFormat(format).toBuffer()
    const plain = Array.from(bytes.keys()).filter((at) => isMetadataFree(bytes.subarray(0, at)))
    expect(plain).toEqual([])
  })
})

test('a progressive jpeg is plain', async () => {
  const bytes = await drawing().flatten().jpeg({ progressive: true }).toBuffer()
  expect(isMetadataFree(bytes)).toBe(true)
})

test('a jpeg with a comment is not', async () => {
  const bytes = await drawing().flatten().jpeg().toBuffer()
  const comment = Buffer.from('fffe000a3c7363726970743e', 'hex')
  const parts = [bytes.subarray(0, 2), comment, bytes.subarray(2)]
  expect(isMetadataFree(Buffer.concat(parts))).toBe(false)
})

test('a webp of several frames is not', async () => {
  const frames = [await drawing().png().toBuffer(), await drawing().negate().png().toBuffer()]
  const bytes = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(isMetadataFree(bytes)).toBe(false)
})

test('what is no picture is not', () => {
  expect(isMetadataFree(Buffer.from('<!doctype html><script>alert(1)</script>'))).toBe(false)
})
