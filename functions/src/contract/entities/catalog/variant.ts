import * as z from 'zod/mini'
import { idSchema } from '../../ids'
import { cleanLineSchema, lineSchema } from '../../text/plain-line'
import { priceSchema, stockSchema } from './price'

export const MAX_OPTIONS = 3
/** Of an option's name and of each of its values. */
export const MAX_OPTION_LENGTH = 24
export const MAX_OPTION_VALUES = 20
export const MAX_VARIANTS = 60
/** 100 kg, in grams. */
export const MAX_WEIGHT_GRAMS = 100_000

const optionTextSchema = lineSchema(1, MAX_OPTION_LENGTH)

/** What a buyer chooses, such as the size, with its values in the order they are shown. */
export const optionSchema = z.object({
  name: optionTextSchema,
  values: z.array(optionTextSchema).check(z.minLength(1), z.maxLength(MAX_OPTION_VALUES)),
})
export type Option = z.infer<typeof optionSchema>

/** An option as its vendor sends it. */
export const optionDraftSchema = z.strictObject(optionSchema.shape)

const VARIANT_STATUSES = ['active', 'archived'] as const

export const MAX_SKU_LENGTH = 60
export const skuSchema = lineSchema(1, MAX_SKU_LENGTH)
/** Of one unit with its packaging; 0 means unknown. */
export const weightSchema = z.int().check(z.minimum(0), z.maximum(MAX_WEIGHT_GRAMS))

/** One thing that can be bought: a value of each option, in the order of the options. */
export const variantSchema = z.object({
  id: idSchema,
  /** Cleaned like the options they are compared with, whatever was stored. */
  values: z.array(cleanLineSchema),
  /** In kobo. */
  price: z.int(),
  sku: z.optional(z.string()),
  weight_grams: z.optional(z.int()),
  /** The `path` of one of the product's images. */
  image_path: z.optional(z.string()),
  /** An archived variant isn't sold any more; orders that name it go on. */
  status: z.enum(VARIANT_STATUSES),
})
export type Variant = z.infer<typeof variantSchema>

/** A variant as its vendor sends it. One with an id keeps its stock, whatever its values are now. */
export const variantDraftSchema = z.strictObject({
  id: z.optional(idSchema),
  values: z.array(optionTextSchema).check(z.minLength(1), z.maxLength(MAX_OPTIONS)),
  price: priceSchema,
  available_items: z.optional(stockSchema),
  sku: z.optional(skuSchema),
  weight_grams: z.optional(weightSchema),
  image_path: z.optional(z.string().check(z.maxLength(300))),
  status: z._default(z.enum(VARIANT_STATUSES), 'active'),
})
export type VariantDraft = z.output<typeof variantDraftSchema>

/**
 * A change of a saved variant, of what is sent alone, or a new variant. An empty SKU or image path
 * and a weight of 0 take it away.
 */
export const variantChangeSchema = z
  .strictObject({
    ...z.partial(variantDraftSchema).shape,
    sku: z.optional(z.union([skuSchema, z.literal('')])),
    status: z.optional(z.enum(VARIANT_STATUSES)),
  })
  .check(
    z.refine(({ id, values }) => id !== undefined || values !== undefined, {
      path: ['values'],
      error: 'Name the values of a new variant.',
    }),
    z.refine(({ id, price }) => id !== undefined || price !== undefined, {
      path: ['price'],
      error: 'Enter the price of this variant.',
    }),
  )
export type VariantChange = z.output<typeof variantChangeSchema>
