import type { Product } from '@contract/entities/catalog/product'
import type { Variant } from '@contract/entities/catalog/variant'
import { variantsOnSale } from '@contract/variants'

/** The chosen value of each option, in the order of the options. */
export type Choice = readonly (string | undefined)[]

const fits = (variant: Variant, choice: Choice): boolean =>
  choice.every((value, index) => value === undefined || variant.values[index] === value)

/** The variant of a choice, once a value of each option is chosen. */
export const chosenVariant = (product: Product, choice: Choice): Variant | undefined =>
  choice.includes(undefined)
    ? undefined
    : variantsOnSale(product).find((variant) => fits(variant, choice))

/** How a value goes with what is chosen of the other options. */
export const stateOfValue = (
  product: Product,
  choice: Choice,
  option: number,
  value: string,
): 'available' | 'sold_out' | 'not_made' => {
  const wanted = choice.map((chosen, index) => (index === option ? value : chosen))
  const variants = variantsOnSale(product).filter((variant) => fits(variant, wanted))
  if (variants.length === 0) return 'not_made'
  return variants.some(({ id }) => (product.available?.[id] ?? 0) > 0) ? 'available' : 'sold_out'
}

/** The choice of a variant's URL; where there is one value only, it is chosen. */
export const initialChoice = (product: Product, variant_id: string | null): Choice => {
  const known = variantsOnSale(product).find(({ id }) => id === variant_id)
  return (product.options ?? []).map(
    ({ values }, index) => known?.values[index] ?? (values.length === 1 ? values[0] : undefined),
  )
}
