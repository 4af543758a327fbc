import type { Product } from '../contract/entities/catalog/product'
import { recountCategory } from '../usecases/catalog/category/recount-category'
import type { Deps } from '../usecases/deps'
import { recountProducts } from '../usecases/people/vendor/recount-products'

type Written = Partial<Pick<Product, 'category' | 'vendor_id' | 'status' | 'vendor_active'>>

const isOnSale = (product: Written | undefined): boolean =>
  product?.status === 'active' && product.vendor_active === true

/** True if the counts are unaffected: purchases only change a product's counters. */
const isSameListing = (before: Written | undefined, after: Written | undefined): boolean =>
  isOnSale(before) === isOnSale(after) && before?.category === after?.category

/** Updates the product counts of categories and stores. Idempotent. */
export const onProductWritten = async (
  deps: Deps,
  before: Written | undefined,
  after: Written | undefined,
): Promise<void> => {
  if (isSameListing(before, after)) return
  const categories = new Set([before?.category, after?.category])
  const vendors = new Set([before?.vendor_id, after?.vendor_id])
  for (const category of categories) if (category) await recountCategory(deps, category)
  for (const vendor_id of vendors) if (vendor_id) await recountProducts(vendor_id)
}
