import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip, createGzip } from 'node:zlib'
import type { Product } from '../../contract/entities/product'

/** What the search needs to know of a product. */
export type SearchProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'category'
  | 'attributes'
  | 'vendor_details'
  | 'price'
  | 'created_at'
  | 'sales_count'
  | 'rating'
  | 'delivery_states'
  | 'status'
  | 'vendor_active'
  | 'updated_at'
>

/** Every product on sale as it was at an instant (epoch milliseconds). */
export type Snapshot = { at: number; products: SearchProduct[] }

/** Only what is searched by: pictures and descriptions stay in their documents. */
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
  updated_at: product.updated_at,
})

/** A line for the instant, then one a product: neither side ever holds all of the text. */
function* linesOf({ at, products }: Snapshot): Generator<string> {
  yield `${JSON.stringify({ at })}\n`
  for (const product of products) yield `${JSON.stringify(searchedPart(product))}\n`
}

export const packSnapshot = (snapshot: Snapshot): Promise<Buffer> =>
  buffer(Readable.from(linesOf(snapshot)).pipe(createGzip()))

/** The snapshot is written by us alone, to a path that the rules close to everyone. */
export const unpackSnapshot = async (bytes: Buffer): Promise<Snapshot> => {
  const text = createGunzip().setEncoding('utf8')
  text.end(bytes)
  const snapshot: Snapshot = { at: Number.NaN, products: [] }
  let rest = ''
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (Number.isNaN(snapshot.at)) snapshot.at = JSON.parse(line).at
      else snapshot.products.push(JSON.parse(line))
    }
  }
  return snapshot
}
