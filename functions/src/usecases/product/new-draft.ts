import type { ProductDraft } from '../../contract/api/endpoints/vendors'
import type { Product, ProductImage } from '../../contract/entities/product'
import type { Vendor } from '../../contract/entities/vendor'
import { timestampFromMillis } from '../../contract/time'
import { deliveryStates } from '../../domain/location'
import { searchStatesOf } from '../../domain/product/search-states'
import { productSlug } from './product-slug'

type Beginning = { id: string; images: ProductImage[]; now: number }

export const newDraft = (
  vendor: Vendor,
  draft: ProductDraft,
  { id, images, now }: Beginning,
): Product => {
  const at = timestampFromMillis(now)
  const delivery_states = deliveryStates(draft.delivery_states ?? [])
  const counters = { rating: 0, rating_count: 0, sales_count: 0, reserved_items: 0, sold_items: 0 }
  return {
    id,
    slug: productSlug(draft.name, id),
    name: draft.name,
    description: draft.description ?? '',
    category: draft.category ?? '',
    price: draft.price ?? 0,
    currency: 'NGN',
    available_items: draft.available_items ?? 0,
    attributes: draft.attributes ?? {},
    images,
    delivery_states,
    search_states: searchStatesOf(delivery_states),
    ...counters,
    vendor_id: vendor.vendor_id,
    vendor_details: { vendor_id: vendor.vendor_id, name: vendor.name, logo: vendor.logo },
    vendor_active: vendor.status === 'active',
    status: 'draft',
    created_at: at,
    updated_at: at,
  }
}
