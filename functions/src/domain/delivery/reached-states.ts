import { ALL_STATES } from '../../contract/catalog/product-facts'
import { ratedStates } from '../../contract/delivery/rated-states'
import type { Product } from '../../contract/entities/catalog/product'
import type { DeliveryProfileDraft } from '../../contract/entities/delivery/delivery'
import { STATES } from '../../contract/reference/states'

type Rated = Pick<DeliveryProfileDraft, 'methods' | 'rates'>

/** A profile is read once per version, so that its states are counted once as well. */
const counted = new WeakMap<Rated, readonly string[]>()

const statesOf = (profile: Rated): readonly string[] => {
  const known = counted.get(profile) ?? ratedStates(profile)
  counted.set(profile, known)
  return known
}

/**
 * Returns where a product is sent by its own states and its store's rates; undefined if the rates
 * leave none of its states out. Carriers go everywhere. Empty if it can only be picked up.
 * @param profile undefined if delivery is included in the price
 */
export const reachedStates = (
  profile: Rated | undefined,
  { delivery_states }: Pick<Product, 'delivery_states'>,
): string[] | undefined => {
  if (!profile || profile.methods.includes('carrier')) return undefined
  const wanted: readonly string[] = delivery_states.includes(ALL_STATES) ? STATES : delivery_states
  const rated = statesOf(profile)
  const reached = wanted.filter((state) => rated.includes(state))
  return reached.length === wanted.length ? undefined : reached
}
