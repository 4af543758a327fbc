import type { CategoryValue } from '../../contract/reference/categories'

/** What may be said of every product of a category. A name of some of them isn't here. */
const WORDS: Readonly<Record<CategoryValue, string>> = {
  clothing_accessories: 'clothing clothes apparel wear fashion garment attire accessory',
  furniture: 'furniture furnishing',
  home_kitchen: 'home house household kitchen kitchenware cookware utensil homeware',
  electronics: 'electronics electronic gadget device',
  beauty_personal_care: 'beauty personal care cosmetics skincare toiletries',
  health: 'health wellness herbal medicine remedy',
  books: 'book reading literature novel',
  toys_games: 'toy play game',
  sports_outdoors: 'sport outdoor fitness',
  baby_kids: 'baby kid children infant child newborn',
  art_collectibles: 'art collectible artwork craft',
  pet_supplies: 'pet animal',
  groceries: 'grocery foodstuff provisions',
  food_beverages: 'food beverage',
  tools_hardware: 'tool hardware equipment',
  jewelry_watches: 'jewelry jewellery ornament',
  green_living: 'eco sustainable recycled',
  lighting: 'lighting light lamp',
  musical_instruments: 'musical instrument music',
  bikes_vehicles: 'vehicle transport',
  miscellaneous: '',
}

const BY_CATEGORY = new Map<string, string>(Object.entries(WORDS))

export const categoryWords = (value: string): string => BY_CATEGORY.get(value) ?? ''
