import type { Product } from '../entities/catalog/product'
import { valueKey } from '../text/value-key'
import { variantsOnSale } from './variants'

/** What products are narrowed down by besides the filters of the specification. */
export const TRAITS = ['sizes', 'colours'] as const
export type Trait = (typeof TRAITS)[number]

const NAMES: Record<Trait, RegExp> = {
  sizes: /\bsizes?\b/i,
  colours: /\bcolou?rs?\b/i,
}

type Varied = Pick<Product, 'id' | 'price' | 'options' | 'variants' | 'available'>

/** Letters of sizes and the short names of systems, such as EU. */
const IN_CAPITALS = /^(\d*x*[sml]|eu|uk|us)\b/

/** The label of a key: "XL", "EU 42", "Deep indigo". */
export const traitLabel = (trait: Trait, key: string): string =>
  trait === 'sizes' && IN_CAPITALS.test(key)
    ? key.toUpperCase()
    : `${key.charAt(0).toUpperCase()}${key.slice(1)}`

/** The sizes or colours in which a product is there to be bought, by its options' names. */
export const traitsOf = (product: Varied, trait: Trait): string[] => {
  const { options = [], available = {} } = product
  const index = options.findIndex(({ name }) => NAMES[trait].test(name))
  if (index < 0) return []
  const values = variantsOnSale(product)
    .filter(({ id }) => (available[id] ?? 0) > 0)
    .flatMap((variant) => variant.values[index] ?? [])
  return [...new Set(values.map(valueKey))]
}
