import type { BodyOf } from '../../../contract/api/endpoint'
import type { vendorEndpoints } from '../../../contract/api/people/vendors'
import type { Image } from '../../../contract/entities/catalog/image'
import type { Product } from '../../../contract/entities/catalog/product'
import { ATTRIBUTE_KEYS } from '../../../contract/reference/attribute-keys'
import { timestampFromMillis } from '../../../contract/time'
import { changeProduct } from '../../../db/catalog/products'
import { readStock, saveStock } from '../../../db/catalog/stock'
import { commitWithRetry } from '../../../db/commit'
import { saveOfferSettings } from '../../../db/orders/offer-settings'
import { requireComplete } from '../../../domain/catalog/product/completeness'
import { isOwnImagePath } from '../../../domain/catalog/product/own-image-path'
import { searchStatesOf } from '../../../domain/catalog/product/search-states'
import { plainStock } from '../../../domain/catalog/product/variants'
import { defined } from '../../../domain/defined'
import { deliveryStates } from '../../../domain/location'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { linkImages } from '../../images/link-images'
import { productSlug } from './product-slug'
import { readOwnProduct } from './read-own-product'
import { changesStock, saveVariants } from './save-variants'

type Request = BodyOf<(typeof vendorEndpoints)['updateProduct']>

const changeOf = (
  before: Product,
  request: Request,
  images: Image[] | undefined,
): Partial<Product> => {
  const {
    image_paths,
    options,
    variants,
    available_items,
    stock,
    seen_stock,
    name,
    offers,
    ...rest
  } = request
  const { delivery_states, attributes, seen_attributes, ...plain } = rest
  const states = delivery_states && deliveryStates(delivery_states)
  return {
    ...defined(plain),
    ...(attributes && {
      attributes: withChanges(before.attributes, attributes, seen_attributes ?? before.attributes),
    }),
    ...(name === undefined ? {} : { name, slug: productSlug(name, before.id) }),
    ...(offers !== undefined && { takes_offers: offers ? (true as const) : undefined }),
    ...(states ? { delivery_states: states, search_states: searchStatesOf(states) } : {}),
    ...(images ? { images } : {}),
  }
}

/** What there is now, with the differences between what was wanted and what was seen. */
const withChanges = (
  now: Product['attributes'],
  wanted: Product['attributes'],
  seen: Product['attributes'],
): Product['attributes'] => {
  const keys = ATTRIBUTE_KEYS.filter((key) => wanted[key] !== seen[key])
  const changed = Object.fromEntries(keys.map((key) => [key, wanted[key]]))
  return defined({ ...now, ...changed })
}

/**
 * Changes only the fields that are sent. A product that is not a draft must stay complete.
 * @throws AppError `product/not-found`, `product/not-yours`, `product/incomplete`,
 * `product/variants-invalid`, `product/variant-...`
 */
export const updateProduct = async (
  deps: Deps,
  uid: string,
  id: string,
  request: Request,
): Promise<Product> => {
  const { data } = await readOwnProduct(id, uid)
  const { image_paths: paths, name = data.name } = request
  const images =
    paths && (await linkImages(deps, (path) => isOwnImagePath(path, uid), paths, name, data.images))
  return commitWithRetry(backoffFrom(deps), 'product/busy', async (batch) => {
    const [stored, known] = await Promise.all([readOwnProduct(id, uid), readStock(id)])
    const updated_at = timestampFromMillis(deps.clock())
    const before = { ...stored.data, ...changeOf(stored.data, request, images), updated_at }
    const stock_before = known?.data ?? plainStock(stored.data)
    const { product, stock } = saveVariants(before, stock_before, request, deps.ids)
    if (product.status !== 'draft') requireComplete(product)
    changeProduct(batch, stored, product)
    if (request.offers !== undefined) saveOfferSettings(batch, product, request.offers)
    if (changesStock(request)) saveStock(batch, { ...stock, updated_at }, known)
    return { result: product }
  })
}
