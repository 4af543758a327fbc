import { readFile } from 'node:fs/promises'
import { pictureVariant, storagePaths } from '../../../functions/src/contract/paths'
import { atOnce } from '../at-once'
import { CATALOGUE, type CatalogueProduct } from '../catalogue/products'
import { VENDORS, type VendorKey } from '../catalogue/vendors'
import { picturePath, pictureRequestOf } from '../documents/product-documents'
import { vendorUid } from '../people/accounts'
import { renderLogo, renderProductPictures } from '../pictures/render'
import type { Target } from '../target'
import { digestOf, storedDigests, storeFile } from './bucket'

/** A file on this machine and the Storage path it goes to. */
type Upload = { file: string; path: string; type: string }

const VENDOR_KEYS = Object.keys(VENDORS) as VendorKey[]
/** One is drawn while the files of others are on their way. */
const PRODUCTS_AT_ONCE = 4
const TELL_EVERY_MS = 3_000

type Say = (line: string) => void

const typeOf = (file: string): string => (file.endsWith('.png') ? 'image/png' : 'image/webp')

const drawLogo = async (key: VendorKey): Promise<Upload> => {
  const vendor_id = vendorUid(key)
  const file = await renderLogo({ vendor_id, name: VENDORS[key].name })
  return { file, path: storagePaths.logo(vendor_id), type: typeOf(file) }
}

const drawPictures = async (row: CatalogueProduct): Promise<Upload[]> => {
  const request = pictureRequestOf(row)
  const files = await renderProductPictures(request)
  return files.map(({ number, width, path: file }) => {
    const original = picturePath(vendorUid(row.vendor), request.id, number)
    return { file, path: pictureVariant(original, width), type: typeOf(file) }
  })
}

/**
 * Draws every picture that is not kept from before, and uploads those that are not in the bucket
 * yet; gives how many there are.
 */
export const uploadPictures = async (target: Target, say: Say): Promise<number> => {
  const stored = await storedDigests(target)
  const upload = async ({ file, path, type }: Upload): Promise<void> => {
    const bytes = await readFile(file)
    if (stored.get(path) !== digestOf(bytes)) await storeFile(target, { path, bytes, type })
  }
  await Promise.all(VENDOR_KEYS.map(async (key) => upload(await drawLogo(key))))
  let products = 0
  let files = VENDOR_KEYS.length
  let told_at = performance.now()
  await atOnce(CATALOGUE, PRODUCTS_AT_ONCE, async (row) => {
    const uploads = await drawPictures(row)
    await Promise.all(uploads.map(upload))
    products += 1
    files += uploads.length
    if (performance.now() - told_at < TELL_EVERY_MS) return
    told_at = performance.now()
    say(`pictures of ${products} of ${CATALOGUE.length} products are there`)
  })
  return files
}

export const logoPaths = (): Record<VendorKey, string> =>
  Object.fromEntries(VENDOR_KEYS.map((key) => [key, storagePaths.logo(vendorUid(key))])) as Record<
    VendorKey,
    string
  >
