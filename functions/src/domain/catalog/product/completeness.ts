import { AppError } from '../../../contract/api/errors'
import { MIN_PRICE_MINOR, priceSchema, stockSchema } from '../../../contract/entities/catalog/price'
import { categoryValueSchema, type Product } from '../../../contract/entities/catalog/product'
import {
  deliveryStatesSchema,
  MAX_WORD_LENGTH,
  PRODUCT_DESCRIPTION_LENGTH,
  PRODUCT_NAME_LENGTH,
  productDescriptionSchema,
  productNameSchema,
} from '../../../contract/entities/catalog/product-fields'
import { formatMoney } from '../../../contract/money'

type Schema = { safeParse: (value: unknown) => { success: boolean } }

const NEEDED = {
  name: productNameSchema,
  description: productDescriptionSchema,
  category: categoryValueSchema,
  price: priceSchema,
  available_items: stockSchema,
  delivery_states: deliveryStatesSchema,
} as const satisfies Partial<Record<keyof Product, Schema>>

type Needed = keyof typeof NEEDED | 'images'
type Drafted = { [Field in Needed]?: unknown }

const hasImage = ({ images }: Drafted): boolean => Array.isArray(images) && images.length > 0

/** The fields that a draft lacks before it can be published. Zero stock is allowed. */
export const missingForSale = (draft: Drafted): Needed[] => {
  const fields = Object.keys(NEEDED) as (keyof typeof NEEDED)[]
  const missing: Needed[] = fields.filter((field) => !NEEDED[field].safeParse(draft[field]).success)
  return hasImage(draft) ? missing : [...missing, 'images']
}

const MESSAGES: Record<Needed, string> = {
  name: `Give a name of at least ${PRODUCT_NAME_LENGTH.min} characters, in words of at most ${MAX_WORD_LENGTH}.`,
  description: `Write at least ${PRODUCT_DESCRIPTION_LENGTH.min} characters.`,
  category: 'Choose a category.',
  price: `Give a price of at least ${formatMoney(MIN_PRICE_MINOR, 'NGN')}.`,
  available_items: 'Say how many you have.',
  delivery_states: 'Say where you deliver.',
  images: 'Add at least one picture.',
}

/** @throws AppError `product/incomplete` with a message for each missing field */
export const requireComplete = (draft: Drafted): void => {
  const missing = missingForSale(draft)
  if (missing.length === 0) return
  const fields = Object.fromEntries(missing.map((field) => [field, MESSAGES[field]]))
  throw new AppError('product/incomplete', { fields })
}
