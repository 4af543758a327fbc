import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { getStorage } from 'firebase-admin/storage'
import sharp from 'sharp'
import { config } from '../../../functions/src/config'
import {
  COVER_RATIO,
  RENDITION_WIDTHS,
  renditionPath,
} from '../../../functions/src/contract/catalog/images'
import { storagePaths, VALIDATED_MARK } from '../../../functions/src/contract/paths'
import { firebaseApp } from '../../../functions/src/db/firebase-app'
import { productSlug } from '../../../functions/src/usecases/catalog/product/product-slug'
import { CATALOGUE, type CatalogueProduct } from '../catalogue/products'
import { VENDOR_KEYS, VENDORS, type VendorKey } from '../catalogue/vendors'
import { coverPath } from '../documents/people-documents'
import { imageNumbers, imagePath } from '../documents/product-documents'
import { personUid, vendorUid } from '../people/accounts'
import { RETURN_PHOTOS, returnPhotoPath } from '../scenarios/returns'
import { seededId } from '../seeded'
import { digestOf, keptRendition, QUICK_WEBP } from './kept-rendition'

const IMAGES = new URL('../catalogue/images/', import.meta.url)
const CACHE = fileURLToPath(new URL('../../../.oja/renditions/', import.meta.url))
/** The committed files are the largest rendition. */
const MAX_WIDTH = 1280
const PRODUCTS_AT_ONCE = 4
const REPORT_EVERY_MS = 3_000

/** What is stored of each file besides its bytes. A changed image gets a new path. */
export const IMAGE_METADATA = {
  contentType: 'image/webp',
  cacheControl: 'public, max-age=31536000, immutable',
  contentDisposition: 'inline',
}

const bucket = () => getStorage(firebaseApp()).bucket(config.bucket)

/** MD5 (base64) of every existing file, by path. */
const storedDigests = async (): Promise<Map<string, string | undefined>> => {
  const [files] = await bucket().getFiles()
  return new Map(files.map(({ name, metadata }) => [name, metadata.md5Hash]))
}

export type ImageOptions = { say: (line: string) => void; areSmall?: boolean | undefined }

/** The committed file of a product's image, at the largest width. */
export const imageFile = ({ name }: CatalogueProduct, number: number): URL =>
  new URL(`${productSlug(name, String(number))}.webp`, IMAGES)

export const logoFile = (key: VendorKey): URL => new URL(`logos/${VENDORS[key].slug}.webp`, IMAGES)

const smallerRendition = (image: Buffer, width: number): Promise<Buffer> =>
  keptRendition(CACHE, image, width)

/** Goods of a store beside each other, as in the window of its shop. */
const IN_WINDOW = 4

const storeWindow = async (key: VendorKey): Promise<Buffer> => {
  const height = Math.round(MAX_WIDTH / COVER_RATIO)
  const width = MAX_WIDTH / IN_WINDOW
  const rows = CATALOGUE.filter(({ vendor }) => vendor === key).slice(0, IN_WINDOW)
  const tiles = await Promise.all(
    // The second picture of a product shows it where it is used or sold.
    rows.map(async (row) => sharp(await readFile(imageFile(row, 2))).resize(width, height)),
  )
  const composed = await Promise.all(
    tiles.map(async (tile, at) => ({ input: await tile.toBuffer(), left: at * width, top: 0 })),
  )
  const ground = { width: MAX_WIDTH, height, channels: 3, background: 'white' } as const
  return sharp({ create: ground }).composite(composed).webp(QUICK_WEBP).toBuffer()
}

/**
 * Hands over every image of the demo data; returns how many there are. Where they may be small,
 * all of a product are its first one in its smallest size: most of the time goes into sizes.
 */
export const eachImage = async (
  take: (path: string, bytes: Buffer) => Promise<void>,
  { say, areSmall = false }: ImageOptions,
): Promise<number> => {
  let files = 0
  const next = (path: string, bytes: Buffer): Promise<void> => {
    files += 1
    return take(path, bytes)
  }
  await Promise.all(
    VENDOR_KEYS.map(async (key) =>
      next(storagePaths.logo(vendorUid(key)), await readFile(logoFile(key))),
    ),
  )
  const takeCover = async (key: VendorKey): Promise<void> => {
    const image = await storeWindow(key)
    const small = areSmall ? await smallerRendition(image, RENDITION_WIDTHS[0]) : undefined
    for (const width of RENDITION_WIDTHS) {
      const bytes = small ?? (width < MAX_WIDTH ? await smallerRendition(image, width) : image)
      await next(renditionPath(coverPath(key), width), bytes)
    }
  }
  await Promise.all(VENDOR_KEYS.map(takeCover))
  const renditionsOf = async (row: CatalogueProduct, number: number): Promise<Buffer[]> => {
    const image = await readFile(imageFile(row, areSmall ? 1 : number))
    const widths = areSmall ? RENDITION_WIDTHS.slice(0, 1) : RENDITION_WIDTHS
    return Promise.all(
      widths.map((width) => (width < MAX_WIDTH ? smallerRendition(image, width) : image)),
    )
  }
  const takePhoto = async ({ key, product, buyer, by }: (typeof RETURN_PHOTOS)[number]) => {
    const row = CATALOGUE.find(({ name }) => name === product)
    if (!row) throw new Error(`${key}: there is no ${product}`)
    const order = {
      id: seededId('transaction', key),
      buyer_id: personUid(buyer),
      vendor_id: vendorUid(row.vendor),
    }
    const image = await readFile(imageFile(row, areSmall ? 1 : 2))
    await next(returnPhotoPath(order, by), await smallerRendition(image, RENDITION_WIDTHS[0]))
  }
  await Promise.all(RETURN_PHOTOS.map(takePhoto))
  let products = 0
  let reported_at = performance.now()
  const takeProduct = async (row: CatalogueProduct): Promise<void> => {
    for (const number of imageNumbers(row)) {
      const renditions = await renditionsOf(row, number)
      for (const [at, width] of RENDITION_WIDTHS.entries()) {
        const bytes = renditions[at] ?? renditions[0]
        if (bytes) await next(renditionPath(imagePath(row, number), width), bytes)
      }
    }
    products += 1
    if (performance.now() - reported_at < REPORT_EVERY_MS) return
    reported_at = performance.now()
    say(`images of ${products} of ${CATALOGUE.length} products are there`)
  }
  await Readable.from(CATALOGUE).forEach(takeProduct, { concurrency: PRODUCTS_AT_ONCE })
  return files
}

/** Uploads the files that the bucket lacks; returns the total number of files. */
export const uploadImages = async (options: ImageOptions): Promise<number> => {
  const stored = await storedDigests()
  // Marked as validated: these files are ours.
  const metadata = { ...IMAGE_METADATA, metadata: VALIDATED_MARK }
  return eachImage(async (path, bytes) => {
    if (stored.get(path) === digestOf(bytes)) return
    await bucket().file(path).save(bytes, { resumable: false, metadata })
  }, options)
}
