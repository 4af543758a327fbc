import { ratedStates } from '@contract/delivery/rated-states'
import type { DeliveryProfileDraft } from '@contract/entities/delivery/delivery'
import { STATES } from '@contract/reference/states'

/** How many states a profile delivers to, at least to one area of each; a carrier goes everywhere. */
export const statesReached = (profile: Pick<DeliveryProfileDraft, 'methods' | 'rates'>): number =>
  profile.methods.includes('carrier') ? STATES.length : ratedStates(profile).length

/** What saving does: the states are counted unless all are reached. */
export const saveText = (profile: Parameters<typeof statesReached>[0]): string => {
  const count = statesReached(profile)
  return count === STATES.length
    ? 'Save delivery settings'
    : `Save: you deliver to ${count} of ${STATES.length} states`
}
