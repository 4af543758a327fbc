import { productFilterSchema } from '../../../contract/api/catalog/products'
import { GOODS_PER_PAGE } from '../../../contract/api/page-size'
import type { Vendor } from '../../../contract/entities/people/vendor'
import type { Deps } from '../../deps'
import { requirePublicVendor } from '../../people/vendor/require-public-vendor'
import { listProducts } from '../product/list-products'

/** An active store with the first page of its products. */
export const withProducts = async (deps: Deps, vendor: Vendor) => {
  const filter = productFilterSchema.parse({ vendor_id: vendor.vendor_id, limit: GOODS_PER_PAGE })
  return { vendor, products: await listProducts(deps, filter) }
}

export const getVendor = async (deps: Deps, vendor_id: string) =>
  withProducts(deps, await requirePublicVendor(vendor_id))
