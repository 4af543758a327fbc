import type { DeliveryProfileDraft, DeliveryRate } from '@contract/entities/delivery'
import { areaOfCode } from '@contract/reference/area-codes'
import { STATES } from '@contract/reference/states'
import { zoneOf } from '@contract/reference/zones'

const reaches = ({ scope, places }: DeliveryRate, state: string): boolean => {
  if (scope === 'everywhere') return true
  if (scope === 'zone') return places.some((zone) => zone === zoneOf(state))
  if (scope === 'state') return places.includes(state)
  return places.some((code) => areaOfCode(code).state === state)
}

/** How many states a profile delivers to, at least to one area of each; a carrier goes everywhere. */
export const statesReached = ({
  methods,
  rates,
}: Pick<DeliveryProfileDraft, 'methods' | 'rates'>): number =>
  methods.includes('carrier')
    ? STATES.length
    : STATES.filter((state) =>
        rates.some((rate) => methods.includes(rate.method) && reaches(rate, state)),
      ).length

/** What saving does: the states are counted unless all are reached. */
export const saveText = (profile: Parameters<typeof statesReached>[0]): string => {
  const count = statesReached(profile)
  return count === STATES.length
    ? 'Save delivery settings'
    : `Save: you deliver to ${count} of ${STATES.length} states`
}
