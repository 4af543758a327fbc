import { productFilterSchema } from '../../contract/endpoints/products'
import { GOODS_PER_PAGE } from '../../contract/page-size'
import type { Vendor } from '../../contract/vendor'
import type { Deps } from '../deps'
import { listProducts } from '../product/list-products'
import { openVendor } from './open-vendor'

/** An open store with the first page of its products. */
export const withProducts = async (deps: Deps, vendor: Vendor) => {
  const filter = productFilterSchema.parse({ vendor_id: vendor.vendor_id, limit: GOODS_PER_PAGE })
  return { vendor, products: await listProducts(deps, filter) }
}

/** An open store as everyone sees it. */
export const getVendor = async (deps: Deps, vendor_id: string) =>
  withProducts(deps, await openVendor(vendor_id))
