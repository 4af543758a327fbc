import type { AttributeKey } from './attribute-keys'
import type { CategoryValue } from './categories'

/** The input of an attribute: free text, a choice, a date (yyyy-mm-dd), or yes and no. */
export type AttributeInput =
  | { kind: 'text'; example: string }
  | { kind: 'choice'; choices: readonly string[]; example: string }
  | { kind: 'date'; example: string }
  | { kind: 'yes_no'; example: string }

/** How each attribute is asked for. */
export const ATTRIBUTES = {
  brand: { label: 'Brand', input: { kind: 'text', example: 'Itoku Adire Works' } },
  condition: {
    label: 'Condition',
    input: { kind: 'choice', choices: ['New', 'Refurbished', 'Used'], example: 'New' },
  },
  colour: { label: 'Colour', input: { kind: 'text', example: 'Indigo and white' } },
  size: { label: 'Size', input: { kind: 'text', example: 'M, or EU 42' } },
  material: { label: 'Material', input: { kind: 'text', example: 'Hand-dyed cotton' } },
  dimensions: { label: 'Dimensions', input: { kind: 'text', example: '40 x 30 x 25 cm' } },
  net_weight: { label: 'Net weight', input: { kind: 'text', example: '500 g' } },
  ingredients: {
    label: 'Ingredients',
    input: { kind: 'text', example: 'Unrefined shea butter, coconut oil' },
  },
  expiry_date: { label: 'Expiry date', input: { kind: 'date', example: '2027-06-30' } },
  fit_type: {
    label: 'Fit',
    input: {
      kind: 'choice',
      choices: ['Slim', 'Regular', 'Relaxed', 'Oversized', 'Free size'],
      example: 'Relaxed',
    },
  },
  fabric_type: { label: 'Fabric', input: { kind: 'text', example: 'Aso-oke' } },
  pattern: { label: 'Pattern', input: { kind: 'text', example: 'Adire eleko' } },
  warranty: { label: 'Warranty', input: { kind: 'text', example: '12 months' } },
  model_number: { label: 'Model number', input: { kind: 'text', example: 'YC-SL20' } },
  assembly_required: { label: 'Assembly required', input: { kind: 'yes_no', example: 'No' } },
  room_type: { label: 'Room', input: { kind: 'text', example: 'Living room' } },
  skin_type: {
    label: 'Skin type',
    input: {
      kind: 'choice',
      choices: ['All', 'Dry', 'Oily', 'Combination', 'Sensitive'],
      example: 'All',
    },
  },
  scent: { label: 'Scent', input: { kind: 'text', example: 'Lemongrass' } },
  organic: { label: 'Organic', input: { kind: 'yes_no', example: 'Yes' } },
  other: { label: 'Other details', input: { kind: 'text', example: 'Wipe with a dry cloth' } },
} as const satisfies Record<AttributeKey, { label: string; input: AttributeInput }>

const GOODS = ['brand', 'condition', 'colour', 'material', 'dimensions'] as const
const EDIBLE = ['brand', 'net_weight', 'ingredients', 'expiry_date', 'organic'] as const
const MACHINE = ['brand', 'condition', 'model_number', 'warranty', 'dimensions', 'colour'] as const

/** The keys that a form shows for each category; the others stay available under "more". */
export const CATEGORY_ATTRIBUTES: Readonly<Record<CategoryValue, readonly AttributeKey[]>> = {
  clothing_accessories: [
    'brand',
    'condition',
    'colour',
    'size',
    'material',
    'fit_type',
    'fabric_type',
    'pattern',
    'other',
  ],
  furniture: [...GOODS, 'assembly_required', 'room_type', 'warranty', 'other'],
  home_kitchen: [...GOODS, 'size', 'room_type', 'pattern', 'net_weight', 'other'],
  electronics: [...MACHINE, 'size', 'other'],
  beauty_personal_care: [...EDIBLE, 'skin_type', 'scent', 'other'],
  health: [...EDIBLE, 'skin_type', 'size', 'other'],
  books: ['brand', 'condition', 'size', 'dimensions', 'other'],
  toys_games: [...GOODS, 'size', 'assembly_required', 'other'],
  sports_outdoors: [...GOODS, 'size', 'warranty', 'other'],
  baby_kids: [...GOODS, 'size', 'fabric_type', 'pattern', 'assembly_required', 'other'],
  art_collectibles: [...GOODS, 'pattern', 'room_type', 'other'],
  pet_supplies: [...GOODS, 'size', 'net_weight', 'ingredients', 'expiry_date', 'other'],
  groceries: [...EDIBLE, 'size', 'other'],
  food_beverages: [...EDIBLE, 'size', 'other'],
  tools_hardware: [...MACHINE, 'material', 'size', 'net_weight', 'assembly_required', 'other'],
  jewelry_watches: [...GOODS, 'size', 'warranty', 'other'],
  green_living: [...GOODS, 'size', 'net_weight', 'organic', 'other'],
  lighting: [...MACHINE, 'material', 'room_type', 'assembly_required', 'other'],
  musical_instruments: [...GOODS, 'size', 'warranty', 'other'],
  bikes_vehicles: [...MACHINE, 'material', 'size', 'assembly_required', 'other'],
  miscellaneous: [...GOODS, 'size', 'net_weight', 'pattern', 'other'],
}
