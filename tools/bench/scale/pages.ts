/** What one page asks of the API. */
export type PageCalls = { name: string; calls: (turn: number) => string[] }

/** As the home page has them: the newest of all, then five categories. */
const SHELVES = [
  '',
  'clothing_accessories',
  'home_kitchen',
  'beauty_personal_care',
  'art_collectibles',
  'food_beverages',
]
const WORDS = ['leather', 'calabash', 'adire', 'talking', 'carved', 'brass', 'solar', 'woven']

const one = (list: readonly string[], turn: number): string => list[turn % list.length] ?? ''

export const pagesOver = (
  product_ids: readonly string[],
  reviewed_id: string,
  vendor_id: string,
): PageCalls[] => [
  { name: 'marketplace', calls: (turn) => [`/public/products?page=${1 + (turn % 5)}`] },
  {
    name: 'marketplace, searched and filtered',
    calls: (turn) => [`/public/products?q=${one(WORDS, turn)}&states=Lagos&sortBy=popularity`],
  },
  { name: 'product', calls: (turn) => [`/public/products/${one(product_ids, turn)}`] },
  {
    name: 'similar products',
    calls: (turn) => [`/public/products/${one(product_ids, turn)}/similar`],
  },
  { name: 'reviews', calls: () => [`/public/products/${reviewed_id}/reviews?limit=10`] },
  {
    name: 'home, all sections',
    calls: () => [
      ...SHELVES.map((shelf) => `/public/products/recent${shelf && `?category=${shelf}`}`),
      '/public/categories/top-categories',
      '/public/vendors?limit=8',
    ],
  },
  { name: 'store', calls: () => [`/public/vendors/${vendor_id}`] },
]
