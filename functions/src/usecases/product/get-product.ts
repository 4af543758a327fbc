import { AppError } from '../../contract/api/errors'
import type { Product } from '../../contract/entities/product'
import { readProduct } from '../../db/catalog/products'

/** A product that everyone may see: on sale, in an open store. */
export const getProduct = async (id: string): Promise<Product> => {
  const product = (await readProduct(id))?.data
  if (product?.status !== 'active' || !product.vendor_active) {
    throw new AppError('product/not-found')
  }
  return product
}
