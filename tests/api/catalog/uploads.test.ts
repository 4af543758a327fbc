import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RENDITION_WIDTHS, renditionPath } from '../../../functions/src/contract/catalog/images'
import { storagePaths } from '../../../functions/src/contract/paths'
import { MINUTE_MS } from '../../../functions/src/contract/time'
import { readRefusedUpload } from '../../../functions/src/db/catalog/refused-uploads'
import { isMetadataFree } from '../../../functions/src/domain/catalog/image/metadata-free'
import { onUploadFinalized } from '../../../functions/src/triggers/on-upload-finalized'
import { type Api, startApi } from '../../support/api-server'
import { countedTest } from '../../support/counts'
import { IMAGE_FILES, type ImageFile } from '../../support/image-files'
import type { Person } from '../../support/people'
import { putOnSale, signUpVendor } from '../../support/stores'
import { addressOf, photograph, upload } from '../../support/upload'

let api: Api
let vendor: Person
let product_id: string

beforeAll(async () => {
  api = await startApi()
  vendor = await signUpVendor()
  product_id = (await putOnSale(vendor)).id
})
afterAll(() => api.close())

const TYPES: Record<string, string> = { png: 'image/png', webp: 'image/webp', heic: 'image/heic' }
const typeOf = (name: string) => TYPES[name.split('.').at(-1) ?? ''] ?? 'image/jpeg'

/**
 * The storage path with a name as the browser would choose it: the original name may be invalid
 * here.
 */
const pathFor = (name: string): string => {
  const file = name.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-')
  return storagePaths.productImage(vendor.uid, product_id, file)
}
const link = (path: string) =>
  api.call('PUT', `/vendors/products/${product_id}`, { as: vendor, body: { image_paths: [path] } })

const send = async (path: string, { name, make }: ImageFile) => {
  await upload(path, await make(), typeOf(name))
  await onUploadFinalized(api.deps, path)
}
const versionsAt = (path: string) =>
  Promise.all(RENDITION_WIDTHS.map((width) => api.deps.objects.read(renditionPath(path, width))))

describe('an upload for a product', () => {
  for (const file of IMAGE_FILES) {
    const { name, end } = file
    if ('refused' in end) {
      countedTest('R22', `is refused, removed and reported: ${name}`, async () => {
        const path = pathFor(name)
        await send(path, file)
        expect(await api.deps.objects.find(path)).toBeUndefined()
        expect(await versionsAt(path)).toEqual([undefined, undefined, undefined])
        expect(await readRefusedUpload(vendor.uid, path)).toMatchObject({
          path,
          reason: end.refused,
        })
        const { status, error } = await link(path)
        expect([status, error.code, error.details]).toEqual([
          422,
          'product/image-not-a-picture',
          { path, reason: end.refused },
        ])
      })
    } else {
      countedTest('R22', `is written anew with nothing beside the picture: ${name}`, async () => {
        const path = pathFor(name)
        await send(path, file)
        expect(await api.deps.objects.find(path)).toBeUndefined()
        const versions = await versionsAt(path)
        for (const version of versions) {
          expect(isMetadataFree(version ?? Buffer.alloc(0))).toBe(true)
        }
        const { format, space, width, height, pages } = await sharp(versions.at(-1)).metadata()
        expect([format, space, width, height, pages]).toEqual([
          'webp',
          'srgb',
          ...end.shown,
          undefined,
        ])
        expect(await readRefusedUpload(vendor.uid, path)).toBeUndefined()
        expect((await link(path)).status).toBe(200)
      })
    }
  }

  test('doesn’t change one that is shown: somebody may have bought by it', async () => {
    const [first, other] = IMAGE_FILES.filter(({ end }) => 'shown' in end)
    if (!first || !other) throw new Error('There are no two pictures.')
    const path = pathFor('bought.jpg')
    await upload(path, await first.make(), 'image/jpeg')
    await onUploadFinalized(api.deps, path)
    const before = await versionsAt(path)
    await upload(path, await other.make(), 'image/jpeg')
    await onUploadFinalized(api.deps, path)
    expect(await api.deps.objects.find(path)).toBeUndefined()
    expect(await versionsAt(path)).toEqual(before)
  })

  test('that was never made is not reported as refused', async () => {
    const path = pathFor('never.jpg')
    await onUploadFinalized(api.deps, path)
    expect(await readRefusedUpload(vendor.uid, path)).toBeUndefined()
    expect((await link(path)).error.code).toBe('product/image-not-ours')
  })
})

describe('a photo of a person', () => {
  /** Whether the rules accept the file as a photo. The others are tested as product images only. */
  const isPhoto = ({ name }: ImageFile) => /\.(jpg|png)$/.test(name) && !/mega|bomb/.test(name)

  for (const file of IMAGE_FILES.filter(isPhoto)) {
    const { name, end } = file
    const ending = 'refused' in end ? 'is removed and reported' : 'is only the picture afterwards'
    test(`${ending}: ${name}`, async () => {
      const path = storagePaths.avatar(vendor.uid)
      await send(path, file)
      const bytes = await api.deps.objects.read(path)
      const refused = await readRefusedUpload(vendor.uid, path)
      if ('refused' in end) {
        expect([bytes, refused?.reason]).toEqual([undefined, end.refused])
        return
      }
      expect([isMetadataFree(bytes ?? Buffer.alloc(0)), refused]).toEqual([true, undefined])
      const { width, height } = await sharp(bytes).metadata()
      expect([width, height]).toEqual(end.shown)
    })
  }

  test('is not written again by the event of its own cleaning', async () => {
    const path = storagePaths.avatar(vendor.uid)
    const [file] = IMAGE_FILES.filter(({ name }) => name === 'jpeg followed by html.jpg')
    if (!file) throw new Error('There is no such file.')
    await send(path, file)
    const before = await api.deps.objects.find(path)
    await onUploadFinalized(api.deps, path)
    expect(await api.deps.objects.find(path)).toEqual(before)
  })
})

describe('a picture in a message', () => {
  test('that can not be shown notifies its sender, not the other', async () => {
    const path = storagePaths.messageImage('a_b', 'other', vendor.uid, vendor.uid, 'a.jpg')
    await upload(path, Buffer.from('no picture'))
    await onUploadFinalized(api.deps, path)
    expect(await readRefusedUpload(vendor.uid, path)).toMatchObject({ reason: 'kind' })
    expect(await readRefusedUpload('other', path)).toBeUndefined()
  })
})

const MIB = 1024 * 1024
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')
const avatar = () => storagePaths.avatar(vendor.uid)

describe('an upload that is said to be packed', () => {
  const bomb = gzipSync(Buffer.alloc(250 * MIB))

  for (const [what, bytes, contentEncoding] of [
    ['but is not', HTML, 'gzip'],
    ['and is 250 MiB unpacked', bomb, 'gzip'],
    ['in a way that nobody knows', HTML, 'made-up'],
  ] as const) {
    test(`is removed without a byte of it being read: ${what}`, async () => {
      await upload(avatar(), bytes, 'image/png', { contentEncoding })
      const readUpload = () => {
        throw new Error('This was read.')
      }
      const deps = { ...api.deps, objects: { ...api.deps.objects, readUpload } }
      await onUploadFinalized(deps, avatar())
      expect(await api.deps.objects.find(avatar())).toBeUndefined()
      expect(await readRefusedUpload(vendor.uid, avatar())).toMatchObject({ reason: 'kind' })
    })
  }

  test('is given as it is stored, should it be read after all, and fails nothing', async () => {
    await upload(avatar(), HTML, 'image/png', { contentEncoding: 'gzip' })
    const { generation = '' } = (await api.deps.objects.find(avatar())) ?? {}
    expect(await api.deps.objects.readUpload(avatar(), generation, MIB)).toEqual(HTML)
    await api.deps.objects.remove(avatar())
  })
})

describe('an upload that could not be judged', () => {
  const failing = () => {
    const readUpload = () => Promise.reject(new Error('Storage does not answer.'))
    return { ...api.deps, objects: { ...api.deps.objects, readUpload } }
  }

  test('stays and fails its event, so that it comes again', async () => {
    await upload(avatar(), await photograph(20, 20))
    await expect(onUploadFinalized(failing(), avatar())).rejects.toThrow('does not answer')
    expect((await api.deps.objects.find(avatar()))?.is_validated).toBe(false)
    await onUploadFinalized(api.deps, avatar(), 59 * MINUTE_MS)
    expect((await api.deps.objects.find(avatar()))?.is_validated).toBe(true)
  })

  test('is removed after an hour, without another look at it', async () => {
    await upload(avatar(), await photograph(20, 20))
    await onUploadFinalized(failing(), avatar(), 61 * MINUTE_MS)
    expect(await api.deps.objects.find(avatar())).toBeUndefined()
  })

  test('is not taken for one that was judged before', async () => {
    await upload(avatar(), await photograph(20, 20))
    await onUploadFinalized(api.deps, avatar())
    await onUploadFinalized(api.deps, avatar(), 61 * MINUTE_MS)
    expect((await api.deps.objects.find(avatar()))?.is_validated).toBe(true)
  })
})

describe('everyone sees', () => {
  const seen = async (path: string) => (await fetch(`${addressOf(path)}?alt=media`)).status

  test('a photo once the server looked at it, and the next one not before', async () => {
    await upload(avatar(), await photograph(20, 20))
    expect(await seen(avatar())).toBe(403)
    await onUploadFinalized(api.deps, avatar())
    expect(await seen(avatar())).toBe(200)
    await upload(avatar(), HTML, 'image/png')
    expect(await seen(avatar())).toBe(403)
    await onUploadFinalized(api.deps, avatar())
    expect(await seen(avatar())).toBe(403)
  })

  test('what the server made of a product’s picture, never what was uploaded', async () => {
    const path = pathFor('unseen.jpg')
    await upload(path, await photograph(20, 20))
    expect(await seen(path)).toBe(403)
    await onUploadFinalized(api.deps, path)
    expect(await seen(renditionPath(path, 640))).toBe(200)
  })

  test('nothing of what the uploader wrote beside the picture', async () => {
    await upload(avatar(), await photograph(20, 20), 'image/png', {
      cacheControl: 'public, max-age=1',
      contentDisposition: 'attachment; filename="invoice.exe"',
      contentLanguage: 'xx',
      metadata: { anything: 'x' },
    })
    await onUploadFinalized(api.deps, avatar())
    const response = await fetch(`${addressOf(avatar())}?alt=media`)
    const header = (name: string) => response.headers.get(name)
    expect([header('content-type'), header('cache-control')]).toEqual([
      'image/jpeg',
      'public, max-age=31536000, immutable',
    ])
    expect(header('content-disposition')).toMatch(/^inline;/)
    const { metadata, contentLanguage } = await (await fetch(addressOf(avatar()))).json()
    expect([metadata, contentLanguage]).toEqual([{ validated: 'yes' }, undefined])
  })
})

test('a photo is validated before its address is taken, and refused with its reason', async () => {
  await upload(avatar(), HTML, 'image/png')
  const body = { photoURL: addressOf(avatar()) }
  const { status, error } = await api.call('PUT', '/users/user', { as: vendor, body })
  expect([status, error.code, error.details]).toEqual([
    422,
    'product/image-not-a-picture',
    { path: avatar(), reason: 'kind' },
  ])
  await upload(avatar(), await photograph(20, 20))
  const first = await api.call<{ photo_url: string }>('PUT', '/users/user', { as: vendor, body })
  expect((await fetch(first.data.photo_url)).status).toBe(200)
  await upload(avatar(), await photograph(30, 20))
  const second = await api.call<{ photo_url: string }>('PUT', '/users/user', { as: vendor, body })
  expect(second.data.photo_url).not.toBe(first.data.photo_url)
})

test('no more of an upload is held than it may have', async () => {
  await upload(avatar(), Buffer.alloc(3 * MIB), 'image/png')
  const { generation = '' } = (await api.deps.objects.find(avatar())) ?? {}
  await expect(api.deps.objects.readUpload(avatar(), generation, MIB)).rejects.toThrow(RangeError)
})
