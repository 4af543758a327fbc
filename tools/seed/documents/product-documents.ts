import { renditionPath, renditionUrls } from '../../../functions/src/contract/catalog/images'
import type { Image } from '../../../functions/src/contract/entities/catalog/image'
import {
  type Product,
  productSchema,
} from '../../../functions/src/contract/entities/catalog/product'
import type { Vendor } from '../../../functions/src/contract/entities/people/vendor'
import { storagePaths } from '../../../functions/src/contract/paths'
import { DAY_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { searchStatesOf } from '../../../functions/src/domain/catalog/product/search-states'
import { productSlug } from '../../../functions/src/usecases/catalog/product/product-slug'
import { PARCEL_GRAMS } from '../catalogue/delivery'
import type { CatalogueProduct } from '../catalogue/products'
import { DEMO_CHOICES } from '../catalogue/variants'
import { vendorUid } from '../people/accounts'
import offers from '../scenarios/offers.json'
import { seededId, seededShare } from '../seeded'
import type { Given } from './people-documents'
import { demoVariants } from './variant-documents'

const OFFERED = new Set(offers.map(({ product }) => product))

export const productId = (name: string): string => seededId('product', name)

const viewNumbers = ({ name }: CatalogueProduct): number[] =>
  seededShare(`${name}/pictures`) < 1 / 3 ? [1, 2, 3] : [1, 2]

/** The images that show nothing but another colour. */
export const colourNumbers = (row: CatalogueProduct): number[] => {
  const views = viewNumbers(row)
  const numbers = Object.values(DEMO_CHOICES[row.name]?.pictures ?? {})
  return numbers.filter((number) => !views.includes(number))
}

/**
 * A product's image numbers, from 1 (the cover); every third product has a third image. Those of its
 * colours follow.
 */
export const imageNumbers = (row: CatalogueProduct): number[] => [
  ...viewNumbers(row),
  ...colourNumbers(row),
]

/** The Storage path of an image's original upload; the bucket only has its renditions. */
export const imagePath = ({ vendor, name }: CatalogueProduct, number: number): string =>
  storagePaths.productImage(vendorUid(vendor), productId(name), `${number}.webp`)

const imageOf = (row: CatalogueProduct, number: number, urlOf: Given['urlOf']): Image => {
  const path = imagePath(row, number)
  return {
    ...renditionUrls((width) => urlOf(renditionPath(path, width))),
    path,
    alt: number === 1 ? row.name : `${row.name}, picture ${number}`,
  }
}

/**
 * A product before its first sale, with enough stock for all seeded sales. Created on the day that
 * the catalogue gives.
 * @throws if it violates the product's schema
 */
export const productDocument = (
  row: CatalogueProduct,
  vendor: Vendor,
  { seeded_at, urlOf, to_sell }: Pick<Given, 'seeded_at' | 'urlOf'> & { to_sell: number },
): Product => {
  const id = productId(row.name)
  const created_at = timestampFromMillis(
    Math.floor(seeded_at - (row.days - seededShare(`${row.name}/hour`) * 0.4) * DAY_MS),
  )
  const { category, description, price, attributes, delivery_states } = row
  const { vendor_id, name, logo, delivery_version, rest } = vendor
  const weight_grams = PARCEL_GRAMS[row.vendor]
  return productSchema.parse({
    id,
    slug: productSlug(row.name, id),
    name: row.name,
    description,
    category,
    price,
    currency: 'NGN',
    attributes,
    images: imageNumbers(row).map((number) => imageOf(row, number, urlOf)),
    available_items: row.available_items + to_sell,
    reserved_items: 0,
    sold_items: 0,
    sales_count: 0,
    ...(weight_grams !== undefined && { weight_grams }),
    ...demoVariants(row, (number) => imagePath(row, number)),
    delivery_states,
    search_states: searchStatesOf(delivery_states),
    rating: 0,
    rating_count: 0,
    vendor_id,
    vendor_details: { vendor_id, name, logo },
    vendor_active: true,
    ...(delivery_version !== undefined && { delivery_version }),
    ...(rest && { store_rest: rest }),
    ...(OFFERED.has(row.name) && { takes_offers: true as const }),
    status: 'active',
    created_at,
    updated_at: created_at,
  })
}
