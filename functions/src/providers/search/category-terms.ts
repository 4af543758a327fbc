import { CATEGORIES, type CategoryValue } from '../../contract/reference/categories'

/** Search words for a category's products, besides its label. */
const ALSO_CALLED: Readonly<Record<CategoryValue, string>> = {
  clothing_accessories: 'clothes clothing apparel wear fashion dress fabric bag shoe cap',
  furniture: 'chair table stool bed sofa',
  home_kitchen: 'house household cooking pot cookware kitchenware utensil decor',
  electronics: 'gadget device phone solar power',
  beauty_personal_care: 'cosmetics skincare toiletries cream soap hair',
  health: 'wellness herbal medicine remedy supplement',
  books: 'novel reading story literature',
  toys_games: 'toy play board game',
  sports_outdoors: 'fitness gym football camping',
  baby_kids: 'children infant child newborn',
  art_collectibles: 'painting sculpture carving artwork craft',
  pet_supplies: 'dog cat animal',
  groceries: 'foodstuff provisions grain rice spice flour',
  food_beverages: 'drink snack juice tea',
  tools_hardware: 'tool hammer equipment',
  jewelry_watches: 'jewellery ornament necklace bracelet earring beads ring watch',
  green_living: 'eco sustainable recycled',
  lighting: 'lamp light lantern bulb',
  musical_instruments: 'music drum instrument',
  bikes_vehicles: 'bicycle motorcycle bike car',
  miscellaneous: '',
}

const WORDS = new Map<string, string>(
  CATEGORIES.map(({ value, label }) => [value, `${label} ${ALSO_CALLED[value]}`]),
)

export const categoryWords = (value: string): string => WORDS.get(value) ?? ''
