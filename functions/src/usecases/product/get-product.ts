import { AppError } from '../../contract/errors'
import type { Product } from '../../contract/product'
import { readProduct } from '../../store/products'

/** A product that everyone may see: on sale, in an open store. */
export const getProduct = async (id: string): Promise<Product> => {
  const product = (await readProduct(id))?.data
  if (product?.status !== 'active' || !product.vendor_active) {
    throw new AppError('product/not-found')
  }
  return product
}
