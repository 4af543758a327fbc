import { AppError } from '../../../contract/api/errors'
import { variantsOf } from '../../../contract/catalog/variants'
import type { Product } from '../../../contract/entities/catalog/product'
import type { ProductStock, VariantStock } from '../../../contract/entities/catalog/product-stock'
import type { Option, Variant } from '../../../contract/entities/catalog/variant'
import { NO_STOCK } from './stock-counts'

type Chosen = Pick<Product, 'id' | 'price' | 'options' | 'variants' | 'sku' | 'weight_grams'>

/**
 * The variant that a buyer names, or the only one of a product without options.
 * @throws AppError `product/variant-required`, `product/variant-unknown`, `product/variant-not-sold`
 */
export const requireVariant = (product: Chosen, variant_id: string | undefined): Variant => {
  const variants = variantsOf(product)
  if (variant_id === undefined && product.options) {
    throw new AppError('product/variant-required', { options: product.options })
  }
  const variant = variants.find(({ id }) => id === (variant_id ?? product.id))
  if (!variant) throw new AppError('product/variant-unknown')
  if (variant.status === 'archived') throw new AppError('product/variant-not-sold')
  return variant
}

/** A variant's values with their options' names, as an order keeps them. */
export const choiceOf = (options: readonly Option[] = [], { values }: Variant) =>
  options.flatMap(({ name }, index) => {
    const value = values[index]
    return value === undefined ? [] : [{ name, value }]
  })

export const countsOf = (stock: ProductStock, { id }: Pick<Variant, 'id'>): VariantStock =>
  stock.variants[id] ?? NO_STOCK

type Counted = Pick<
  Product,
  'id' | 'vendor_id' | 'available_items' | 'reserved_items' | 'sold_items' | 'updated_at'
>

/** The stock of a product whose only variant is the product itself. */
export const plainStock = (product: Counted): ProductStock => ({
  product_id: product.id,
  vendor_id: product.vendor_id,
  variants: {
    [product.id]: {
      available: product.available_items,
      reserved: product.reserved_items,
      sold: product.sold_items,
    },
  },
  updated_at: product.updated_at,
})
