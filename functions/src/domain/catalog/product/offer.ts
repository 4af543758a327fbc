import type { Product } from '../../../contract/entities/catalog/product'
import type { ProductStock, VariantStock } from '../../../contract/entities/catalog/product-stock'
import type { Variant } from '../../../contract/entities/catalog/variant'
import { choiceOf, countsOf, requireVariant } from './variants'

/** One variant of a product, as it can be bought now. */
export type Offer = {
  product: Pick<
    Product,
    | 'id'
    | 'slug'
    | 'name'
    | 'category'
    | 'currency'
    | 'images'
    | 'delivery_states'
    | 'vendor_id'
    | 'status'
    | 'vendor_active'
    | 'store_rest'
  >
  variant: Variant
  choice: { name: string; value: string }[]
  stock: VariantStock
}

/** @throws AppError `product/variant-...` unless the named variant is on sale */
export const offerOf = (
  product: Product,
  stock: ProductStock,
  variant_id: string | undefined,
): Offer => {
  const variant = requireVariant(product, variant_id)
  return {
    product,
    variant,
    choice: choiceOf(product.options, variant),
    stock: countsOf(stock, variant),
  }
}
