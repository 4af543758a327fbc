import type * as z from 'zod/mini'
import { AppError } from '../../contract/errors'
import {
  categoryValueSchema,
  deliveryStatesSchema,
  type Product,
  priceSchema,
  productDescriptionSchema,
  productNameSchema,
  stockSchema,
} from '../../contract/product'

const NEEDED = {
  name: productNameSchema,
  description: productDescriptionSchema,
  category: categoryValueSchema,
  price: priceSchema,
  available_items: stockSchema,
  delivery_states: deliveryStatesSchema,
} as const satisfies Partial<Record<keyof Product, z.ZodMiniType>>

type Needed = keyof typeof NEEDED | 'images'
type Drafted = { [Field in Needed]?: unknown }

const hasImage = ({ images }: Drafted): boolean => Array.isArray(images) && images.length > 0

/** What a draft still lacks before it can be put on sale, by field. None in stock is allowed. */
export const missingForSale = (draft: Drafted): Needed[] => {
  const fields = Object.keys(NEEDED) as (keyof typeof NEEDED)[]
  const missing: Needed[] = fields.filter((field) => !NEEDED[field].safeParse(draft[field]).success)
  return hasImage(draft) ? missing : [...missing, 'images']
}

/** @throws AppError `product/incomplete` with the fields that are missing */
export const requireComplete = (draft: Drafted): void => {
  const fields = missingForSale(draft)
  if (fields.length > 0) throw new AppError('product/incomplete', { fields })
}
