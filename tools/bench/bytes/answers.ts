import type { Product } from '../../../functions/src/contract/product'
import { CATEGORIES } from '../../../functions/src/contract/reference/categories'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import { OWN_ANSWERS } from './own-answers'

export const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><path d="M0 0h640v640H0z"/></svg>'

export const PRODUCT_ID = 'b00000000000000000000'.slice(0, 20)
const ON_A_PAGE = 24
const AT = timestampFromMillis(Date.UTC(2026, 0, 15))

const productOf = (index: number): Product => {
  const id = `b${String(index).padStart(19, '0')}`
  const picture = (width: number) => `/pictures/${index}-${width}.webp`
  return {
    id,
    slug: `woven-basket-${id}`,
    name: `Woven basket ${index}`,
    description: 'A basket woven from raffia in Oyo, with two handles and a lid.',
    category: 'home_kitchen',
    price: 1_250_000,
    currency: 'NGN',
    available_items: 10,
    reserved_items: 0,
    sold_items: 0,
    sales_count: 0,
    attributes: { brand: 'Itoku' },
    images: [{ url: picture(1280), url_640: picture(640), url_320: picture(320), path: 'b.jpg' }],
    delivery_states: ['all'],
    search_states: ['all'],
    rating: 4.5,
    rating_count: 12,
    vendor_id: 'vendor0000000000000000000001',
    vendor_details: { vendor_id: 'vendor0000000000000000000001', name: 'Itoku Baskets', logo: '' },
    vendor_active: true,
    status: 'active',
    created_at: AT,
    updated_at: AT,
  }
}

const products = (count: number) => Array.from({ length: count }, (_, index) => productOf(index))
const EMPTY_PAGE = { items: [], total: 0, page: 1, limit: ON_A_PAGE }

/** What the API answers to everyone, in the shapes of the contract. */
const ANSWERS: [path: RegExp, data: () => unknown][] = [
  [/\/products\/recent$/, () => products(12)],
  [/\/products\/[^/]+\/similar$/, () => products(6)],
  [/\/products\/[^/]+\/reviews$/, () => ({ ...EMPTY_PAGE, histogram: {} })],
  [/\/products\/[^/]+$/, () => productOf(0)],
  [
    /\/products$/,
    () => ({
      items: products(ON_A_PAGE),
      total: 240,
      page: 1,
      limit: ON_A_PAGE,
      facets: { categories: { home_kitchen: 240 }, states: {}, ratings: {}, prices: {} },
    }),
  ],
  [
    /\/top-categories$/,
    () => CATEGORIES.slice(0, 8).map((category) => ({ ...category, product_count: 10 })),
  ],
  [/\/categories$/, () => CATEGORIES],
  [/\/vendors$/, () => EMPTY_PAGE],
]

export const answerOf = (path: string): string => {
  const found = [...OWN_ANSWERS, ...ANSWERS].find(([pattern]) => pattern.test(path))
  return JSON.stringify({ status: 'success', data: found ? found[1]() : null, message: '' })
}
