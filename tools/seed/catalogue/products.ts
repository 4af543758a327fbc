import type { CategoryValue } from '../../../functions/src/contract/reference/categories'
import type { ProductRow } from './product-row'
import { ART_COLLECTIBLES } from './products/art-collectibles'
import { BABY_KIDS } from './products/baby-kids'
import { BEAUTY_PERSONAL_CARE } from './products/beauty-personal-care'
import { BIKES_VEHICLES } from './products/bikes-vehicles'
import { BOOKS } from './products/books'
import { CLOTHING_ACCESSORIES } from './products/clothing-accessories'
import { ELECTRONICS } from './products/electronics'
import { FOOD_BEVERAGES } from './products/food-beverages'
import { FURNITURE } from './products/furniture'
import { GREEN_LIVING } from './products/green-living'
import { GROCERIES } from './products/groceries'
import { HEALTH } from './products/health'
import { HOME_KITCHEN } from './products/home-kitchen'
import { JEWELRY_WATCHES } from './products/jewelry-watches'
import { LIGHTING } from './products/lighting'
import { MISCELLANEOUS } from './products/miscellaneous'
import { MUSICAL_INSTRUMENTS } from './products/musical-instruments'
import { PET_SUPPLIES } from './products/pet-supplies'
import { SPORTS_OUTDOORS } from './products/sports-outdoors'
import { TOOLS_HARDWARE } from './products/tools-hardware'
import { TOYS_GAMES } from './products/toys-games'

const BY_CATEGORY: Readonly<Record<CategoryValue, readonly ProductRow[]>> = {
  clothing_accessories: CLOTHING_ACCESSORIES,
  furniture: FURNITURE,
  home_kitchen: HOME_KITCHEN,
  electronics: ELECTRONICS,
  beauty_personal_care: BEAUTY_PERSONAL_CARE,
  health: HEALTH,
  books: BOOKS,
  toys_games: TOYS_GAMES,
  sports_outdoors: SPORTS_OUTDOORS,
  baby_kids: BABY_KIDS,
  art_collectibles: ART_COLLECTIBLES,
  pet_supplies: PET_SUPPLIES,
  groceries: GROCERIES,
  food_beverages: FOOD_BEVERAGES,
  tools_hardware: TOOLS_HARDWARE,
  jewelry_watches: JEWELRY_WATCHES,
  green_living: GREEN_LIVING,
  lighting: LIGHTING,
  musical_instruments: MUSICAL_INSTRUMENTS,
  bikes_vehicles: BIKES_VEHICLES,
  miscellaneous: MISCELLANEOUS,
}

export type CatalogueProduct = ProductRow & { category: CategoryValue }

export const CATALOGUE: readonly CatalogueProduct[] = Object.entries(BY_CATEGORY).flatMap(
  ([category, rows]) => rows.map((row) => ({ ...row, category: category as CategoryValue })),
)
