import type { Product } from '@contract/entities/catalog/product'
import type { VariantChange } from '@contract/entities/catalog/variant'

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

/**
 * The variants whose image changes with those of their values; an image that is not there any more is
 * none.
 * @param filled the images of the values that the form was filled with
 */
export const valueImagesBody = (
  product: Product,
  chosen: ValueImages,
  paths: readonly string[],
  filled: ValueImages,
): { variants?: VariantChange[] } => {
  if (!product.options) return {}
  const at = imageOptionIndex(product.options)
  const variants = (product.variants ?? []).flatMap(({ id, values }) => {
    const value = values[at] ?? ''
    const path = chosen[value] ?? ''
    const image_path = paths.includes(path) ? path : ''
    return image_path === (filled[value] ?? '') ? [] : [{ id, image_path }]
  })
  return variants.length > 0 ? { variants } : {}
}
