import { pictureVariant, storagePaths } from '../../../functions/src/contract/paths'
import {
  type Product,
  type ProductImage,
  productSchema,
} from '../../../functions/src/contract/product'
import { DAY_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import type { Vendor } from '../../../functions/src/contract/vendor'
import { searchStatesOf } from '../../../functions/src/domain/product/search-states'
import { productSlug } from '../../../functions/src/usecases/product/product-slug'
import type { CatalogueProduct } from '../catalogue/products'
import { ZONES } from '../catalogue/zones'
import { vendorUid } from '../people/accounts'
import type { PictureRequest } from '../pictures/types'
import { seededId, seededShare } from '../seeded'

const KOBO = 100

export const productId = (name: string): string => seededId('product', name)

/** Every third product has a third picture. */
const pictureCount = (name: string): 2 | 3 => (seededShare(`${name}/pictures`) < 1 / 3 ? 3 : 2)

export const pictureRequestOf = ({ name, category, look }: CatalogueProduct): PictureRequest => {
  const [motif, pattern, colour] = look
  return { id: productId(name), name, category, motif, pattern, colour, count: pictureCount(name) }
}

/** The Storage path that a picture was once uploaded to; what is kept are its versions. */
export const picturePath = (vendor_id: string, product_id: string, number: number): string =>
  storagePaths.productImage(vendor_id, product_id, `${number}.webp`)

type AddressOf = (path: string) => string

const imageOf = (row: CatalogueProduct, number: number, addressOf: AddressOf): ProductImage => {
  const path = picturePath(vendorUid(row.vendor), productId(row.name), number)
  return {
    url: addressOf(pictureVariant(path, 1280)),
    url_640: addressOf(pictureVariant(path, 640)),
    url_320: addressOf(pictureVariant(path, 320)),
    path,
    alt: number === 1 ? row.name : `${row.name}, picture ${number}`,
  }
}

/**
 * A product as it is before anything was sold, with so many items that every told sale finds its
 * own. Created within the day that the catalogue says.
 * @throws where it breaks the product's schema
 */
export const productDocument = (
  row: CatalogueProduct,
  vendor: Vendor,
  { seeded_at, addressOf, to_sell }: { seeded_at: number; addressOf: AddressOf; to_sell: number },
): Product => {
  const id = productId(row.name)
  const created_at = timestampFromMillis(
    Math.floor(seeded_at - (row.days - seededShare(`${row.name}/hour`) * 0.4) * DAY_MS),
  )
  const delivery_states = [...ZONES[row.to]]
  const numbers = Array.from({ length: pictureCount(row.name) }, (_, index) => index + 1)
  const { vendor_id, name, logo } = vendor
  return productSchema.parse({
    id,
    slug: productSlug(row.name, id),
    name: row.name,
    description: row.text,
    category: row.category,
    price: row.naira * KOBO,
    currency: 'NGN',
    attributes: row.attributes,
    images: numbers.map((number) => imageOf(row, number, addressOf)),
    available_items: row.stock + to_sell,
    reserved_items: 0,
    sold_items: 0,
    sales_count: 0,
    delivery_states,
    search_states: searchStatesOf(delivery_states),
    rating: 0,
    rating_count: 0,
    vendor_id,
    vendor_details: { vendor_id, name, logo },
    vendor_active: true,
    status: 'active',
    created_at,
    updated_at: created_at,
  })
}
