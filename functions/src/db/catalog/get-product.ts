import { AppError } from '../../contract/api/errors'
import { isOnSale } from '../../contract/catalog/product-facts'
import type { Product } from '../../contract/entities/catalog/product'
import { readProduct } from './products'

/** Loads a public product: on sale, in an active store. */
export const getProduct = async (id: string): Promise<Product> => {
  const product = (await readProduct(id))?.data
  if (!isOnSale(product)) throw new AppError('product/not-found')
  return product
}
