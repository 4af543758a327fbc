import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip, createGzip } from 'node:zlib'
import type { SearchProduct } from '../../ports/product-search'

export type { SearchProduct }

/** All products on sale at an instant (epoch milliseconds). */
export type Snapshot = { at: number; products: SearchProduct[] }

/** Only the fields that the search uses: images and descriptions are left out. */
export const searchedPart = (product: SearchProduct): SearchProduct => ({
  id: product.id,
  name: product.name,
  category: product.category,
  attributes: product.attributes,
  vendor_details: { ...product.vendor_details, logo: '' },
  price: product.price,
  created_at: product.created_at,
  sales_count: product.sales_count,
  rating: product.rating,
  delivery_states: product.delivery_states,
  status: product.status,
  vendor_active: product.vendor_active,
  ...(product.options && {
    options: product.options,
    variants: product.variants,
    available: product.available,
  }),
  updated_at: product.updated_at,
})

/**
 * One line for the instant, then one per product, so that the text is never held in memory as a
 * whole.
 */
function* linesOf({ at, products }: Snapshot): Generator<string> {
  yield `${JSON.stringify({ at })}\n`
  for (const product of products) yield `${JSON.stringify(searchedPart(product))}\n`
}

export const packSnapshot = (snapshot: Snapshot): Promise<Buffer> =>
  buffer(Readable.from(linesOf(snapshot)).pipe(createGzip()))

const LINES = 1_000

/**
 * Reads a snapshot in pages, without holding all of it. The content is trusted: only the server can
 * write to its path.
 */
export async function* snapshotPages(
  bytes: Buffer,
): AsyncGenerator<Pick<Snapshot, 'at' | 'products'>> {
  const text = createGunzip().setEncoding('utf8')
  text.end(bytes)
  let at = Number.NaN
  let rest = ''
  let products: SearchProduct[] = []
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (Number.isNaN(at)) at = JSON.parse(line).at
      else products.push(JSON.parse(line))
    }
    if (products.length < LINES) continue
    yield { at, products }
    products = []
  }
  yield { at, products }
}

export const unpackSnapshot = async (bytes: Buffer): Promise<Snapshot> => {
  const snapshot: Snapshot = { at: Number.NaN, products: [] }
  for await (const { at, products } of snapshotPages(bytes)) {
    snapshot.at = at
    for (const product of products) snapshot.products.push(product)
  }
  return snapshot
}
