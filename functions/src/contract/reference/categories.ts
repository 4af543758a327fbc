/** The specification's category values, in its order, with their labels. */
export const CATEGORIES = [
  { value: 'clothing_accessories', label: 'Clothing & Accessories' },
  { value: 'furniture', label: 'Furniture' },
  { value: 'home_kitchen', label: 'Home & Kitchen' },
  { value: 'electronics', label: 'Electronics' },
  { value: 'beauty_personal_care', label: 'Beauty & Personal Care' },
  { value: 'health', label: 'Health' },
  { value: 'books', label: 'Books' },
  { value: 'toys_games', label: 'Toys & Games' },
  { value: 'sports_outdoors', label: 'Sports & Outdoors' },
  { value: 'baby_kids', label: 'Baby & Kids' },
  { value: 'art_collectibles', label: 'Art & Collectibles' },
  { value: 'pet_supplies', label: 'Pet Supplies' },
  { value: 'groceries', label: 'Groceries' },
  { value: 'food_beverages', label: 'Food & Beverages' },
  { value: 'tools_hardware', label: 'Tools & Hardware' },
  { value: 'jewelry_watches', label: 'Jewelry & Watches' },
  { value: 'green_living', label: 'Green Living' },
  { value: 'lighting', label: 'Lighting' },
  { value: 'musical_instruments', label: 'Musical Instruments' },
  { value: 'bikes_vehicles', label: 'Bikes & Vehicles' },
  { value: 'miscellaneous', label: 'Miscellaneous' },
] as const

export type CategoryValue = (typeof CATEGORIES)[number]['value']

/** The category values as the tuple that `z.enum` takes. */
export const CATEGORY_VALUES = CATEGORIES.map(({ value }) => value) as [
  CategoryValue,
  ...CategoryValue[],
]
