import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { RENDITION_WIDTHS, renditionPath } from '../../../functions/src/contract/images'
import { storagePaths } from '../../../functions/src/contract/paths'
import { productSlug } from '../../../functions/src/usecases/product/product-slug'
import { atOnce } from '../at-once'
import { CATALOGUE, type CatalogueProduct } from '../catalogue/products'
import { VENDORS, type VendorKey } from '../catalogue/vendors'
import { imageNumbers, imagePath } from '../documents/product-documents'
import { vendorUid } from '../people/accounts'
import type { Target } from '../target'
import { digestOf, storedDigests, storeFile } from './bucket'

const VENDOR_KEYS = Object.keys(VENDORS) as VendorKey[]
const IMAGES = new URL('../catalogue/images/', import.meta.url)
const CACHE = new URL('../../../.oja/renditions/', import.meta.url)
/** The committed files are the largest rendition. */
const MAX_WIDTH = 1280
const WEBP = { quality: 78, effort: 2 } as const
const PRODUCTS_AT_ONCE = 4
const REPORT_EVERY_MS = 3_000

type Say = (line: string) => void

/** The committed file of a product's image, at the largest width. */
export const imageFile = ({ name }: CatalogueProduct, number: number): URL =>
  new URL(`${productSlug(name, String(number))}.webp`, IMAGES)

export const logoFile = (key: VendorKey): URL => new URL(`logos/${VENDORS[key].slug}.webp`, IMAGES)

/** A smaller rendition, created once per image content and then cached. */
const smallerRendition = async (image: Buffer, width: number): Promise<Buffer> => {
  const name = `${digestOf(image).replaceAll('/', '_')}-${width}.webp`
  const file = fileURLToPath(new URL(name, CACHE))
  const cached = await readFile(file).catch(() => undefined)
  if (cached) return cached
  const rendition = await sharp(image).resize({ width }).webp(WEBP).toBuffer()
  // Renamed when complete, so that no other process reads a partial file.
  const partial = `${file}.${process.pid}.part`
  await writeFile(partial, rendition)
  await rename(partial, file)
  return rendition
}

/** Uploads the files that the bucket lacks; returns the total number of files. */
export const uploadImages = async (target: Target, say: Say): Promise<number> => {
  await mkdir(CACHE, { recursive: true })
  const stored = await storedDigests(target)
  let files = 0
  const upload = async (path: string, bytes: Buffer): Promise<void> => {
    files += 1
    if (stored.get(path) === digestOf(bytes)) return
    await storeFile(target, { path, bytes, type: 'image/webp' })
  }
  await Promise.all(
    VENDOR_KEYS.map(async (key) =>
      upload(storagePaths.logo(vendorUid(key)), await readFile(logoFile(key))),
    ),
  )
  const uploadRenditions = async (row: CatalogueProduct, number: number): Promise<void> => {
    const image = await readFile(imageFile(row, number))
    for (const width of RENDITION_WIDTHS) {
      const bytes = width < MAX_WIDTH ? await smallerRendition(image, width) : image
      await upload(renditionPath(imagePath(row, number), width), bytes)
    }
  }
  let products = 0
  let reported_at = performance.now()
  await atOnce(CATALOGUE, PRODUCTS_AT_ONCE, async (row) => {
    for (const number of imageNumbers(row)) await uploadRenditions(row, number)
    products += 1
    if (performance.now() - reported_at < REPORT_EVERY_MS) return
    reported_at = performance.now()
    say(`images of ${products} of ${CATALOGUE.length} products are there`)
  })
  return files
}

export const logoPaths = (): Record<VendorKey, string> =>
  Object.fromEntries(VENDOR_KEYS.map((key) => [key, storagePaths.logo(vendorUid(key))])) as Record<
    VendorKey,
    string
  >
