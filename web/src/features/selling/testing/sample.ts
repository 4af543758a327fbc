import type { Product } from '@contract/entities/catalog/product'
import { timestampFromMillis } from '@contract/time'

const at = timestampFromMillis(Date.UTC(2026, 10, 20))

/** A product of the vendor Ada, with the test's changes. */
export const sampleProduct = (change: Partial<Product> = {}): Product => ({
  id: 'aaaaaaaaaaaaaaaaaaaa',
  slug: 'adire-wrapper-aaaaaaaaaaaaaaaaaaaa',
  name: 'Adire wrapper',
  description: 'Two yards of hand-dyed cotton in indigo.',
  category: 'clothing_accessories',
  price: 1_250_000,
  currency: 'NGN',
  available_items: 4,
  attributes: { brand: 'Itoku' },
  images: [],
  delivery_states: ['Lagos'],
  search_states: ['Lagos'],
  rating: 0,
  rating_count: 0,
  sales_count: 0,
  reserved_items: 0,
  sold_items: 0,
  vendor_id: 'ada',
  vendor_details: { vendor_id: 'ada', name: 'Adire Works', logo: '' },
  vendor_active: true,
  status: 'active',
  created_at: at,
  updated_at: at,
  ...change,
})
