import type { BodyOf } from '../../contract/endpoint'
import type { vendorEndpoints } from '../../contract/endpoints/vendors'
import type { Product, ProductImage } from '../../contract/product'
import { timestampFromMillis } from '../../contract/time'
import { deliveryStates } from '../../domain/location'
import { requireComplete } from '../../domain/product/completeness'
import { searchStatesOf } from '../../domain/product/search-states'
import { commitGuarded } from '../../store/commit'
import { changeProduct } from '../../store/products'
import type { Deps } from '../deps'
import { paceOf } from '../pace'
import { linkImages } from './link-images'
import { readOwnProduct } from './own-product'
import { productSlug } from './product-slug'

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

/** Changes only what is sent. What is on sale must stay complete. */
export const updateProduct = async (
  deps: Deps,
  uid: string,
  id: string,
  request: Request,
): Promise<Product> => {
  const { data } = await readOwnProduct(id, uid)
  const { image_paths: paths, name = data.name } = request
  const images = paths && (await linkImages(deps, uid, paths, name, data.images))
  return commitGuarded(paceOf(deps), 'product/busy', async (batch) => {
    const kept = await readOwnProduct(id, uid)
    const change = {
      ...changeOf(id, request, images),
      updated_at: timestampFromMillis(deps.clock()),
    }
    const answer = { ...kept.data, ...change }
    if (answer.status !== 'draft') requireComplete(answer)
    changeProduct(batch, kept, change)
    return { answer }
  })
}
