import type { ProductDraft } from '../../../contract/api/people/vendors'
import type { Image } from '../../../contract/entities/catalog/image'
import type { Product } from '../../../contract/entities/catalog/product'
import type { ProductStock } from '../../../contract/entities/catalog/product-stock'
import type { Vendor } from '../../../contract/entities/people/vendor'
import { isPublicStore } from '../../../contract/people/public-store'
import { timestampFromMillis } from '../../../contract/time'
import { searchStatesOf } from '../../../domain/catalog/product/search-states'
import { plainStock } from '../../../domain/catalog/product/variants'
import { deliveryStates } from '../../../domain/location'
import { productSlug } from './product-slug'
import { saveVariants } from './save-variants'

type Begun = { product: Product; stock: ProductStock }
type Beginning = {
  id: string
  images: Image[]
  now: number
  newId: () => string
  import_key?: string
}

/** @throws AppError `product/variants-invalid` */
export const newDraft = (
  vendor: Vendor,
  draft: ProductDraft,
  { id, images, now, newId, import_key }: Beginning,
): Begun => {
  const at = timestampFromMillis(now)
  const delivery_states = deliveryStates(draft.delivery_states ?? [])
  const counters = { rating: 0, rating_count: 0, sales_count: 0, reserved_items: 0, sold_items: 0 }
  const product: Product = {
    id,
    slug: productSlug(draft.name, id),
    name: draft.name,
    description: draft.description ?? '',
    category: draft.category ?? '',
    price: draft.price ?? 0,
    currency: 'NGN',
    available_items: 0,
    ...(draft.sku === undefined ? {} : { sku: draft.sku }),
    ...(draft.weight_grams === undefined ? {} : { weight_grams: draft.weight_grams }),
    attributes: draft.attributes ?? {},
    images,
    delivery_states,
    search_states: searchStatesOf(delivery_states),
    ...counters,
    vendor_id: vendor.vendor_id,
    vendor_details: { vendor_id: vendor.vendor_id, name: vendor.name, logo: vendor.logo },
    vendor_active: isPublicStore(vendor),
    ...(vendor.rest && { store_rest: vendor.rest }),
    ...(vendor.delivery_version === undefined ? {} : { delivery_version: vendor.delivery_version }),
    ...(import_key === undefined ? {} : { import_key }),
    status: 'draft',
    created_at: at,
    updated_at: at,
  }
  return saveVariants(product, plainStock(product), draft, newId)
}
