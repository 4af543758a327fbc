import type { productEndpoints } from '../../../contract/api/catalog/products'
import { listProductReviews } from '../../../usecases/catalog/product/list-product-reviews'
import { listProducts } from '../../../usecases/catalog/product/list-products'
import { reportProduct } from '../../../usecases/catalog/product/moderation/report-product'
import { recentProducts } from '../../../usecases/catalog/product/recent-products'
import { showProduct } from '../../../usecases/catalog/product/show-product'
import { similarProducts } from '../../../usecases/catalog/product/similar-products'
import { suggestProducts } from '../../../usecases/catalog/product/suggest-products'
import { callerOf, type Handlers } from '../../handler'

export const productHandlers: Handlers<typeof productEndpoints> = {
  list: ({ query }, deps) => listProducts(deps, query),
  recent: ({ query }, deps) => recentProducts(deps, query),
  suggestions: ({ query }, deps) => suggestProducts(deps, query.q),
  get: ({ params }) => showProduct(params.id),
  reviews: ({ params, query }) => listProductReviews(params.id, query),
  similar: ({ params, query }, deps) => similarProducts(deps, params.id, query.place),
  report: (input, deps) => reportProduct(deps, callerOf(input).uid, input.params.id, input.body),
}
