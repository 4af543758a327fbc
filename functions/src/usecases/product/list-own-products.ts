import type { QueryOf } from '../../contract/endpoint'
import type { vendorEndpoints } from '../../contract/endpoints/vendors'
import { listVendorProducts } from '../../store/products'

type Query = QueryOf<(typeof vendorEndpoints)['products']>

export const listOwnProducts = async (uid: string, query: Query) => {
  const { items, total } = await listVendorProducts(uid, query)
  return { items, total, page: query.page, limit: query.limit }
}
