import slugify from '@sindresorhus/slugify'
import type { ProductDraft } from '../../contract/endpoints/vendors'
import type { Product } from '../../contract/product'
import { timestampFromMillis } from '../../contract/time'
import { deliveryStates } from '../../domain/location'
import { searchStatesOf } from '../../domain/product/search-states'
import { addProduct } from '../../store/products'
import type { Deps } from '../deps'
import { getStore } from '../vendor/get-store'
import { linkImages } from './link-images'

export const productSlug = (name: string, id: string): string =>
  `${slugify(name) || 'product'}-${id}`

/** Begins a product as a draft of the caller's store. */
export const createProduct = async (
  deps: Deps,
  uid: string,
  draft: ProductDraft,
): Promise<Product> => {
  const { vendor } = await getStore(uid)
  const id = deps.ids()
  const at = timestampFromMillis(deps.clock())
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
    available_items: draft.available_items ?? 0,
    attributes: draft.attributes ?? {},
    images: await linkImages(deps, uid, draft.image_paths ?? [], draft.name),
    delivery_states,
    search_states: searchStatesOf(delivery_states),
    ...counters,
    vendor_id: uid,
    vendor_details: { vendor_id: uid, name: vendor.name, logo: vendor.logo },
    vendor_active: vendor.status === 'active',
    status: 'draft',
    created_at: at,
    updated_at: at,
  }
  await addProduct(product)
  return product
}
