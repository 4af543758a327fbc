import type { Product, ProductCard } from '../../contract/entities/catalog/product'
import { restingOf, restingText } from '../../contract/people/store-rest'
import { loadProfile } from '../../db/delivery/load-profile'
import { stateDelivery } from '../../domain/delivery/quote-state'
import { reachedStates } from '../../domain/delivery/reached-states'

/**
 * Adds to each product that its store rests, where the store’s rates reach, and what delivery to a state costs and takes. Reads a
 * store's profile only if this instance doesn't have its version.
 * @param state undefined if nobody said where to
 * @param now epoch milliseconds
 */
export const addStateDelivery = (
  products: readonly Product[],
  state: string | undefined,
  now: number,
): Promise<ProductCard[]> =>
  Promise.all(
    products.map(async (product) => {
      const resting = restingOf(product.store_rest, now)
      const profile = await loadProfile(product)
      const reached_states = reachedStates(profile, product)
      return {
        ...product,
        ...(reached_states && { reached_states }),
        ...(resting && { resting: restingText(resting) }),
        ...(state !== undefined && {
          delivery: stateDelivery(profile, product, state, now),
        }),
      }
    }),
  )
