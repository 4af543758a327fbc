import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { pictureVariant, storagePaths } from '../../../functions/src/contract/paths'
import { atOnce } from '../at-once'
import { CATALOGUE } from '../catalogue/products'
import { VENDORS, type VendorKey } from '../catalogue/vendors'
import { picturePath, pictureRequestOf } from '../documents/product-documents'
import { vendorUid } from '../people/accounts'
import { renderLogo, renderProductPictures } from '../pictures/render'
import type { Target } from '../target'
import { digestOf, storedDigests, storeFile } from './bucket'

/** A file on this machine and the Storage path it goes to. */
type Upload = { file: string; path: string; type: string }

const VENDOR_KEYS = Object.keys(VENDORS) as VendorKey[]
const UPLOADS_AT_ONCE = 16
const TELL_EVERY_MS = 3_000

type Say = (line: string) => void

const typeOf = (file: string): string => (file.endsWith('.png') ? 'image/png' : 'image/webp')

const drawLogos = async (): Promise<Upload[]> => {
  const uploads: Upload[] = []
  for (const key of VENDOR_KEYS) {
    const vendor_id = vendorUid(key)
    const file = await renderLogo({ vendor_id, name: VENDORS[key].name })
    uploads.push({ file, path: storagePaths.logo(vendor_id), type: typeOf(file) })
  }
  return uploads
}

/** Draws what is not in the cache yet. */
const drawAll = async (say: Say): Promise<Upload[]> => {
  const uploads = await drawLogos()
  let done = 0
  let told_at = performance.now()
  await atOnce(CATALOGUE, availableParallelism(), async (row) => {
    const request = pictureRequestOf(row)
    for (const { number, width, path: file } of await renderProductPictures(request)) {
      const original = picturePath(vendorUid(row.vendor), request.id, number)
      uploads.push({ file, path: pictureVariant(original, width), type: typeOf(file) })
    }
    done += 1
    if (performance.now() - told_at < TELL_EVERY_MS) return
    told_at = performance.now()
    say(`pictures of ${done} of ${CATALOGUE.length} products drawn`)
  })
  return uploads
}

/** Draws every picture and uploads those that are not there yet; gives how many there are. */
export const uploadPictures = async (target: Target, say: Say): Promise<number> => {
  const uploads = await drawAll(say)
  const stored = await storedDigests(target)
  say(`uploading ${uploads.length} pictures`)
  await atOnce(uploads, UPLOADS_AT_ONCE, async ({ file, path, type }) => {
    const bytes = await readFile(file)
    if (stored.get(path) !== digestOf(bytes)) await storeFile(target, { path, bytes, type })
  })
  return uploads.length
}

export const logoPaths = (): Record<VendorKey, string> =>
  Object.fromEntries(VENDOR_KEYS.map((key) => [key, storagePaths.logo(vendorUid(key))])) as Record<
    VendorKey,
    string
  >
