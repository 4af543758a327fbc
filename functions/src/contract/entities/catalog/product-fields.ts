import * as z from 'zod/mini'
import { lineSchema } from '../../text/plain-line'
import { textSchema } from '../../text/unsafe-text'
import { attributeKeySchema } from './product'

// What vendors type of a product, apart from its document: public pages load that.

export const MAX_ATTRIBUTE_LENGTH = 200
export const attributesSchema = z.partialRecord(
  attributeKeySchema,
  textSchema(1, MAX_ATTRIBUTE_LENGTH),
)

/** Longer than any word that is written; a run without a break widens what shows it. */
export const MAX_WORD_LENGTH = 30
export const LONG_WORD_REFUSED = `Use words of at most ${MAX_WORD_LENGTH} characters.`

const LONG_WORD = new RegExp(`[^\\s-]{${MAX_WORD_LENGTH + 1}}`, 'u')
export const hasLongWord = (name: string): boolean => LONG_WORD.test(name)

export const PRODUCT_NAME_LENGTH = { min: 3, max: 120 } as const
export const PRODUCT_DESCRIPTION_LENGTH = { min: 20, max: 5_000 } as const

export const productNameSchema = lineSchema(PRODUCT_NAME_LENGTH.min, PRODUCT_NAME_LENGTH.max).check(
  z.refine((name) => !hasLongWord(name), LONG_WORD_REFUSED),
)
export const productDescriptionSchema = textSchema(
  PRODUCT_DESCRIPTION_LENGTH.min,
  PRODUCT_DESCRIPTION_LENGTH.max,
)
export const deliveryStatesSchema = z
  .array(z.string().check(z.minLength(2), z.maxLength(40)))
  .check(z.minLength(1), z.maxLength(38))
