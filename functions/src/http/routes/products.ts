import type { productEndpoints } from '../../contract/api/endpoints/products'
import { getProduct } from '../../usecases/product/get-product'
import { listProductReviews } from '../../usecases/product/list-product-reviews'
import { listProducts } from '../../usecases/product/list-products'
import { recentProducts } from '../../usecases/product/recent-products'
import { reportProduct } from '../../usecases/product/report-product'
import { similarProducts } from '../../usecases/product/similar-products'
import { callerOf, type Handlers } from '../handler'

export const productHandlers: Handlers<typeof productEndpoints> = {
  list: ({ query }, deps) => listProducts(deps, query),
  recent: ({ query }, deps) => recentProducts(deps, query),
  get: ({ params }) => getProduct(params.id),
  reviews: ({ params, query }) => listProductReviews(params.id, query),
  similar: ({ params }, deps) => similarProducts(deps, params.id),
  report: (input, deps) => reportProduct(deps, callerOf(input).uid, input.params.id, input.body),
}
