import type { Product } from '@contract/entities/catalog/product'
import type { VariantDraft } from '@contract/entities/catalog/variant'
import { choicesBody, choicesOf } from './choices'

/** The picture of each value of one option, by its path. */
export type Pictures = Readonly<Record<string, string>>

type Chosen = Pick<Product, 'options'>

const COLOUR = /\bcolou?rs?\b/i

/** The option that is seen in pictures: the colour, or else the first. */
const picturedAt = (options: NonNullable<Product['options']>): number =>
  Math.max(
    0,
    options.findIndex(({ name }) => COLOUR.test(name)),
  )

export const picturedOption = ({ options = [] }: Chosen) => options[picturedAt(options)]

export const picturesOf = ({ options = [], variants = [] }: Product): Pictures => {
  const at = picturedAt(options)
  return Object.fromEntries(
    variants.flatMap(({ values, image_path }): [string, string][] => {
      const value = values[at]
      return value !== undefined && image_path ? [[value, image_path]] : []
    }),
  )
}

/** The variants of a request with these pictures; a picture that is not there any more is none. */
export const picturesBody = (product: Product, pictures: Pictures, paths: readonly string[]) => {
  if (!product.options) return {}
  const at = picturedAt(product.options)
  const { options, variants = [] } = choicesBody(choicesOf(product), product)
  return {
    options,
    variants: variants.map(({ image_path: _, ...variant }): VariantDraft => {
      const path = pictures[variant.values[at] ?? '']
      return path && paths.includes(path) ? { ...variant, image_path: path } : variant
    }),
  }
}
