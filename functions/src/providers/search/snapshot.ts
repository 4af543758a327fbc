import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Product } from '../../contract/product'

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

const zip = promisify(gzip)
const unzip = promisify(gunzip)

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

export const packSnapshot = ({ at, products }: Snapshot): Promise<Buffer> =>
  zip(JSON.stringify({ at, products: products.map(searchedPart) }))

/** The snapshot is written by us alone, to a path that the rules close to everyone. */
export const unpackSnapshot = async (bytes: Buffer): Promise<Snapshot> =>
  JSON.parse((await unzip(bytes)).toString('utf8'))
