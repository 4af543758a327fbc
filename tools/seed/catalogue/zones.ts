import { ALL_STATES } from '../../../functions/src/contract/product-facts'

/** Where a maker delivers to: fragile, heavy and fresh goods do not go everywhere. */
export const ZONES = {
  all: [ALL_STATES],
  lagos: ['Lagos', 'Ogun'],
  'south-west': ['Ekiti', 'Lagos', 'Ogun', 'Ondo', 'Osun', 'Oyo'],
  west: ['Ekiti', 'Kwara', 'Lagos', 'Ogun', 'Ondo', 'Osun', 'Oyo'],
  'south-south': ['Akwa Ibom', 'Bayelsa', 'Cross River', 'Delta', 'Edo', 'Rivers'],
  south: [
    'Abia',
    'Akwa Ibom',
    'Anambra',
    'Cross River',
    'Delta',
    'Edo',
    'Enugu',
    'Imo',
    'Lagos',
    'Ogun',
    'Oyo',
    'Rivers',
  ],
  north: ['Abuja', 'Bauchi', 'Jigawa', 'Kaduna', 'Kano', 'Katsina', 'Niger', 'Plateau', 'Sokoto'],
  centre: ['Abuja', 'Benue', 'Kaduna', 'Kogi', 'Kwara', 'Nasarawa', 'Niger', 'Plateau'],
  cities: ['Abuja', 'Enugu', 'Kaduna', 'Kano', 'Lagos', 'Oyo', 'Rivers'],
} as const satisfies Record<string, readonly string[]>

export type ZoneName = keyof typeof ZONES
