import type { SoldDeal } from '@contract/api/orders/deals'
import { ALL_STATES } from '@contract/catalog/product-facts'
import type { Product } from '@contract/entities/catalog/product'
import { usesLeft } from '@contract/orders/uses-left'
import type { StoreLines } from '../checkout/lines'

/** A deal as the one checkout buys it: a line of one variant, that no catalogue names. */
export const storeOfDeal = ({ deal, seller }: SoldDeal): StoreLines => {
  const { id, version, terms } = deal
  const { vendor_id, name, since } = seller
  const product: Product = {
    ...{ id, vendor_id, slug: '', attributes: {}, status: 'active', vendor_active: true },
    ...{ rating: 0, rating_count: 0, sales_count: 0, reserved_items: 0, sold_items: 0 },
    ...{ name: terms.title, description: terms.description, category: terms.category },
    ...{ images: terms.images, price: terms.price_minor, currency: 'NGN' },
    ...{ created_at: since, updated_at: since, available_items: usesLeft(deal) },
    delivery_states: [ALL_STATES],
    search_states: [],
    vendor_details: { vendor_id, name, logo: '' },
  }
  const line = { product_id: id, variant_id: id, quantity: 1, price_minor: terms.price_minor }
  return { vendor_id, name, lines: [{ ...line, id, product, deal: { id, version } }] }
}
