import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PICTURE_WIDTHS, pictureVariant, storagePaths } from '../../functions/src/contract/paths'
import { isPlainPicture } from '../../functions/src/domain/picture/plain-picture'
import { readRefusedUpload } from '../../functions/src/store/refused-uploads'
import { onUploadFinalized } from '../../functions/src/triggers/on-upload-finalized'
import { type Api, startApi } from '../support/api-server'
import { countedTest } from '../support/counts'
import type { Person } from '../support/people'
import { PICTURE_FILES, type PictureFile } from '../support/picture-files'
import { putOnSale, signUpVendor } from '../support/stores'
import { upload } from '../support/upload'

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

/** A file's name as the browser would choose it: its own is not a name of ours. */
const pathFor = (name: string): string => {
  const file = name.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-')
  return storagePaths.productImage(vendor.uid, product_id, file)
}
const link = (path: string) =>
  api.call('PUT', `/vendors/products/${product_id}`, { as: vendor, body: { image_paths: [path] } })

const send = async (path: string, { name, make }: PictureFile) => {
  await upload(path, await make(), typeOf(name))
  await onUploadFinalized(api.deps, path)
}
const versionsAt = (path: string) =>
  Promise.all(PICTURE_WIDTHS.map((width) => api.deps.objects.read(pictureVariant(path, width))))

describe('an upload for a product', () => {
  for (const file of PICTURE_FILES) {
    const { name, end } = file
    if ('refused' in end) {
      countedTest('R22', `is refused, removed and told of: ${name}`, async () => {
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
          expect(isPlainPicture(version ?? Buffer.alloc(0))).toBe(true)
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

  test('that was never made is not told of as refused', async () => {
    const path = pathFor('never.jpg')
    await onUploadFinalized(api.deps, path)
    expect(await readRefusedUpload(vendor.uid, path)).toBeUndefined()
    expect((await link(path)).error.code).toBe('product/image-not-ours')
  })
})

describe('a photo of a person', () => {
  /** What the rules let nobody send as a photo is left to the products. */
  const isPhoto = ({ name }: PictureFile) => /\.(jpg|png)$/.test(name) && !/mega|bomb/.test(name)

  for (const file of PICTURE_FILES.filter(isPhoto)) {
    const { name, end } = file
    const ending = 'refused' in end ? 'is removed and told of' : 'is only the picture afterwards'
    test(`${ending}: ${name}`, async () => {
      const path = storagePaths.avatar(vendor.uid)
      await send(path, file)
      const bytes = await api.deps.objects.read(path)
      const told = await readRefusedUpload(vendor.uid, path)
      if ('refused' in end) {
        expect([bytes, told?.reason]).toEqual([undefined, end.refused])
        return
      }
      expect([isPlainPicture(bytes ?? Buffer.alloc(0)), told]).toEqual([true, undefined])
      const { width, height } = await sharp(bytes).metadata()
      expect([width, height]).toEqual(end.shown)
    })
  }

  test('is not written again by the event of its own cleaning', async () => {
    const path = storagePaths.avatar(vendor.uid)
    const [file] = PICTURE_FILES.filter(({ name }) => name === 'jpeg followed by html.jpg')
    if (!file) throw new Error('There is no such file.')
    await send(path, file)
    const before = await api.deps.objects.read(path)
    await onUploadFinalized(api.deps, path)
    expect((await api.deps.objects.read(path))?.equals(before ?? Buffer.alloc(0))).toBe(true)
  })
})

describe('a picture in a message', () => {
  test('that can not be shown is told to whoever sent it, not to the other', async () => {
    const path = storagePaths.messageImage('a_b', 'other', vendor.uid, vendor.uid, 'a.jpg')
    await upload(path, Buffer.from('no picture'))
    await onUploadFinalized(api.deps, path)
    expect(await readRefusedUpload(vendor.uid, path)).toMatchObject({ reason: 'kind' })
    expect(await readRefusedUpload('other', path)).toBeUndefined()
  })
})
