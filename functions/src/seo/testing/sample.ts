import type { Product } from '../../contract/entities/catalog/product'
import type { Vendor } from '../../contract/entities/people/vendor'
import { timestampFromMillis } from '../../contract/time'

const AT = timestampFromMillis(Date.UTC(2026, 10, 20))
const ID = 'p1q2r3p1q2r3p1q2r3p1'

export const sampleProduct = (change: Partial<Product> = {}): Product => ({
  id: ID,
  slug: `adire-wrapper-${ID}`,
  name: 'Adire wrapper',
  description: 'Two yards of hand-dyed cotton\nin indigo.',
  price: 1_250_050,
  currency: 'NGN',
  images: [
    {
      url: 'https://pictures.example/a-1280.webp',
      url_640: 'https://pictures.example/a-640.webp',
      url_320: 'https://pictures.example/a-320.webp',
      path: 'a.jpg',
      alt: 'A folded wrapper',
    },
  ],
  available_items: 3,
  category: 'clothing_accessories',
  delivery_states: ['all'],
  rating: 4.5,
  rating_count: 2,
  vendor_details: { vendor_id: 'Maker1', name: 'Itoku Adire Works', logo: '' },
  created_at: AT,
  vendor_id: 'Maker1',
  attributes: { brand: 'Itoku', condition: 'New' },
  status: 'active',
  vendor_active: true,
  reserved_items: 0,
  sold_items: 0,
  sales_count: 1,
  search_states: ['all'],
  updated_at: AT,
  ...change,
})

export const sampleVendor = (change: Partial<Vendor> = {}): Vendor => ({
  vendor_id: 'Maker1',
  name: 'Itoku Adire Works',
  slug: 'itoku-adire-works',
  logo: '',
  description: 'Hand-dyed cloth from Abeokuta, made by three sisters.',
  address: '4 Itoku Road',
  city: 'Abeokuta',
  state: 'Ogun',
  country: 'Nigeria',
  rating: 0,
  rating_count: 0,
  sales_count: 3,
  product_count: 4,
  joined_at: AT,
  status: 'active',
  ...change,
})
