import type { Product } from '@contract/entities/catalog/product'
import type { VariantDraft } from '@contract/entities/catalog/variant'
import { choicesBody, choicesOf } from './choices'

/** The image of each value of one option, by its path. */
export type ValueImages = Readonly<Record<string, string>>

type Chosen = Pick<Product, 'options'>

const COLOUR = /\bcolou?rs?\b/i

/** The option that is seen in images: the colour, or else the first. */
const imageOptionIndex = (options: NonNullable<Product['options']>): number =>
  Math.max(
    0,
    options.findIndex(({ name }) => COLOUR.test(name)),
  )

export const imageOption = ({ options = [] }: Chosen) => options[imageOptionIndex(options)]

export const valueImagesOf = ({ options = [], variants = [] }: Product): ValueImages => {
  const at = imageOptionIndex(options)
  return Object.fromEntries(
    variants.flatMap(({ values, image_path }): [string, string][] => {
      const value = values[at]
      return value !== undefined && image_path ? [[value, image_path]] : []
    }),
  )
}

/** The variants of a request with these images; an image that is not there any more is none. */
export const valueImagesBody = (
  product: Product,
  chosen: ValueImages,
  paths: readonly string[],
) => {
  if (!product.options) return {}
  const at = imageOptionIndex(product.options)
  const { options, variants = [] } = choicesBody(choicesOf(product), product)
  return {
    options,
    variants: variants.map(({ image_path: _, ...variant }): VariantDraft => {
      const path = chosen[variant.values[at] ?? '']
      return path && paths.includes(path) ? { ...variant, image_path: path } : variant
    }),
  }
}
