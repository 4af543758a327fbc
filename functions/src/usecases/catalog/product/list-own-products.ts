import type { QueryOf } from '../../../contract/api/endpoint'
import type { vendorEndpoints } from '../../../contract/api/people/vendors'
import { listVendorProducts } from '../../../db/catalog/products'

type Query = QueryOf<(typeof vendorEndpoints)['products']>

export const listOwnProducts = async (uid: string, query: Query) => {
  const { items, total } = await listVendorProducts(uid, query)
  return { items, total, page: query.page, limit: query.limit }
}
