import type { deliveryEndpoints } from '../../contract/api/delivery/delivery'
import type { QueryOf, ResponseOf } from '../../contract/api/endpoint'
import { restingOf } from '../../contract/people/store-rest'
import { getProduct } from '../../db/catalog/get-product'
import { loadProfile } from '../../db/delivery/load-profile'
import { requireVariant } from '../../domain/catalog/product/variants'
import { cheapestPiece, quoteAreas } from '../../domain/delivery/quote-state'
import type { Deps } from '../deps'
import { loadStoreLimit } from '../people/vendor/load-store-limit'

type Quoted = ResponseOf<(typeof deliveryEndpoints)['toState']>

/**
 * Quotes a product on sale to each area of a state, and says what a new store can take.
 * @throws AppError `product/variant-unknown`
 */
export const quoteAreasOfState = async (
  { clock }: Deps,
  product_id: string,
  { place: state, variant_id, quantity }: QueryOf<(typeof deliveryEndpoints)['toState']>,
): Promise<Quoted> => {
  const product = await getProduct(product_id)
  const [profile, room] = await Promise.all([
    loadProfile(product),
    loadStoreLimit(product.vendor_id, clock()),
  ])
  const limit = room && { room }
  if (!profile) return { times: null, quotes: [], ...limit }
  const isResting = restingOf(product.store_rest, clock()) !== undefined
  const piece = variant_id ? requireVariant(product, variant_id) : cheapestPiece(product)
  const { working_days, cutoff_hour, handling_days } = profile
  return {
    times: { working_days, cutoff_hour, handling_days },
    quotes: quoteAreas(profile, { ...piece, quantity }, state, isResting),
    ...limit,
  }
}
