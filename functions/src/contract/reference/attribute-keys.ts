/** The specification's attribute keys, in its order. */
export const ATTRIBUTE_KEYS = [
  'brand',
  'condition',
  'colour',
  'size',
  'material',
  'dimensions',
  'net_weight',
  'ingredients',
  'expiry_date',
  'fit_type',
  'fabric_type',
  'pattern',
  'warranty',
  'model_number',
  'assembly_required',
  'room_type',
  'skin_type',
  'scent',
  'organic',
  'other',
] as const

export type AttributeKey = (typeof ATTRIBUTE_KEYS)[number]
