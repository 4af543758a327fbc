import type { BodyOf } from '../../contract/api/endpoint'
import type { vendorEndpoints } from '../../contract/api/endpoints/vendors'
import type { Product, ProductImage } from '../../contract/entities/product'
import { timestampFromMillis } from '../../contract/time'
import { changeProduct } from '../../db/catalog/products'
import { commitWithRetry } from '../../db/commit'
import { deliveryStates } from '../../domain/location'
import { requireComplete } from '../../domain/product/completeness'
import { searchStatesOf } from '../../domain/product/search-states'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import { linkImages } from './link-images'
import { productSlug } from './product-slug'
import { readOwnProduct } from './require-product-owner'

type Request = BodyOf<(typeof vendorEndpoints)['updateProduct']>

const changeOf = (
  id: string,
  { image_paths: _paths, name, delivery_states, ...plain }: Request,
  images: ProductImage[] | undefined,
): Partial<Product> => {
  const states = delivery_states && deliveryStates(delivery_states)
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
    ...(name === undefined ? {} : { name, slug: productSlug(name, id) }),
    ...(states ? { delivery_states: states, search_states: searchStatesOf(states) } : {}),
    ...(images ? { images } : {}),
  }
}

/** Changes only the fields that are sent. A product that is not a draft must stay complete. */
export const updateProduct = async (
  deps: Deps,
  uid: string,
  id: string,
  request: Request,
): Promise<Product> => {
  const { data } = await readOwnProduct(id, uid)
  const { image_paths: paths, name = data.name } = request
  const images = paths && (await linkImages(deps, uid, paths, name, data.images))
  return commitWithRetry(backoffFrom(deps), 'product/busy', async (batch) => {
    const stored = await readOwnProduct(id, uid)
    const change = {
      ...changeOf(id, request, images),
      updated_at: timestampFromMillis(deps.clock()),
    }
    const product = { ...stored.data, ...change }
    if (product.status !== 'draft') requireComplete(product)
    changeProduct(batch, stored, change)
    return { result: product }
  })
}
