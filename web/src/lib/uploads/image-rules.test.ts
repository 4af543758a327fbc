import { describe, expect, it } from 'vitest'
import { acceptOf, type ImagePurpose, refuseImage, refusePrepared } from './image-rules'
import { sniffImage } from './image-type'
import { fitInto } from './prepare-image'

const MIB = 1024 * 1024
const text = (content: string) => new TextEncoder().encode(content)

const HEADS = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [...text('RIFF0000WEBP')],
  heic: [0, 0, 0, 24, ...text('ftypheic')],
  gif: [...text('GIF89a')],
  svg: [...text('<svg xmlns="http://www.w3.org/2000/svg">')],
  html: [...text('<!doctype html><script>')],
  executable: [0x4d, 0x5a, 0x90, 0x00],
  avif: [0, 0, 0, 24, ...text('ftypavif')],
}

const file = (kind: keyof typeof HEADS, size = 1000, name = 'a.png', type = 'image/png') => {
  const bytes = new Uint8Array(size)
  bytes.set(HEADS[kind].slice(0, size))
  return new File([bytes], name, { type })
}

describe('section 5, the type of a picture is what its first bytes say', () => {
  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['heic', 'image/heic'],
    ['gif', undefined],
    ['svg', undefined],
    ['html', undefined],
    ['executable', undefined],
    ['avif', undefined],
  ] as const)('%s is %s', (kind, type) => {
    expect(sniffImage(new Uint8Array(HEADS[kind]))).toBe(type)
  })

  it.each(['svg', 'html', 'executable', 'gif', 'webp', 'heic'] as const)(
    'refuses %s dressed as png for a profile',
    async (kind) => {
      expect(await refuseImage(file(kind), 'profile')).toBe(
        'Only .png, .jpg and .jpeg formats are allowed.',
      )
    },
  )

  it.each(['svg', 'gif', 'webp'] as const)('refuses %s for a product', async (kind) => {
    expect(await refuseImage(file(kind), 'product')).toBe(
      'Only .png, .jpg, .jpeg and .heic formats are allowed.',
    )
  })

  it.each([
    ['jpeg', 'profile'],
    ['png', 'profile'],
    ['jpeg', 'product'],
    ['png', 'product'],
    ['heic', 'product'],
    ['heic', 'evidence'],
    ['webp', 'message'],
  ] as const)('allows %s as %s, whatever its name', async (kind, purpose) => {
    expect(await refuseImage(file(kind, 1000, 'a.exe', 'text/plain'), purpose)).toBeUndefined()
  })
})

describe('the size of a picture', () => {
  it.each([
    ['profile', 5],
    ['product', 10],
    ['evidence', 10],
    ['message', 10],
  ] as [ImagePurpose, number][])('as %s is at most %i MiB as it is sent', (purpose, mib) => {
    expect(refusePrepared(new Blob([new Uint8Array(mib * MIB)]), purpose)).toBeUndefined()
    expect(refusePrepared(new Blob([new Uint8Array(mib * MIB + 1)]), purpose)).toBe(
      `This picture is too large. It can have at most ${mib} MB.`,
    )
  })

  it('is looked at only once it is shrunk, up to what a browser can shrink', async () => {
    const sized = (size: number) => Object.defineProperty(file('jpeg'), 'size', { value: size })
    for (const purpose of ['profile', 'product'] as const) {
      expect(await refuseImage(sized(60 * MIB), purpose)).toBeUndefined()
      expect(await refuseImage(sized(60 * MIB + 1), purpose)).toBe(
        'This picture is too large. It can have at most 60 MB.',
      )
    }
  })

  it('is more than nothing', async () => {
    expect(await refuseImage(file('png', 0), 'profile')).toBe('This file is empty.')
  })

  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 2048, height: 1536 },
    ],
    [
      { width: 300, height: 200 },
      { width: 300, height: 200 },
    ],
  ])('shrinks in proportion and never grows', (from, to) => {
    expect(fitInto(from, 2048)).toEqual(to)
  })
})

it('section 5: a profile picture is chosen from .jpg, .jpeg, .png', () => {
  expect(acceptOf('profile')).toBe('.jpg,.jpeg,.png')
})
