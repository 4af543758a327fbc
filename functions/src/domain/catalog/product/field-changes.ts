import type { FieldChange } from '../../../contract/catalog/product-csv'
import { variantsOf } from '../../../contract/catalog/variants'
import type { Product } from '../../../contract/entities/catalog/product'
import type { ProductStock } from '../../../contract/entities/catalog/product-stock'
import type { Variant } from '../../../contract/entities/catalog/variant'
import { countsOf } from './variants'

type Sold = { product: Product; stock: ProductStock }
type Facts = Record<FieldChange['field'], number | string>

const factsOf = (variant: Variant, stock: ProductStock): Facts => ({
  price: variant.price,
  available_items: countsOf(stock, variant).available,
  sku: variant.sku ?? '',
  weight_grams: variant.weight_grams ?? 0,
})

/** What differs between a product and the same product after a change, by variant. */
export const fieldChanges = (before: Sold, after: Sold): FieldChange[] => {
  const then = new Map(variantsOf(before.product).map((variant) => [variant.id, variant]))
  return variantsOf(after.product).flatMap((variant) => {
    const known = then.get(variant.id)
    if (!known) return []
    const from = factsOf(known, before.stock)
    const to = factsOf(variant, after.stock)
    const fields = Object.keys(from) as FieldChange['field'][]
    return fields
      .filter((field) => from[field] !== to[field])
      .map((field) => ({
        choice: variant.values.join(', '),
        field,
        from: from[field],
        to: to[field],
      }))
  })
}
