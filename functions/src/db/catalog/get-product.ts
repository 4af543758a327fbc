import { AppError } from '../../contract/api/errors'
import type { Product } from '../../contract/entities/catalog/product'
import { readProduct } from './products'

/** Loads a public product: on sale, in an active store. */
export const getProduct = async (id: string): Promise<Product> => {
  const product = (await readProduct(id))?.data
  if (product?.status !== 'active' || !product.vendor_active) {
    throw new AppError('product/not-found')
  }
  return product
}
