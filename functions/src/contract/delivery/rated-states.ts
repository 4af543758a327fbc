import type { DeliveryProfileDraft, DeliveryRate } from '../entities/delivery/delivery'
import { areaOfCode } from '../reference/area-codes'
import { STATES } from '../reference/states'
import { zoneOf } from '../reference/zones'

const reaches = ({ scope, places }: DeliveryRate, state: string): boolean => {
  if (scope === 'everywhere') return true
  if (scope === 'zone') return places.some((zone) => zone === zoneOf(state))
  if (scope === 'state') return places.includes(state)
  return places.some((code) => areaOfCode(code).state === state)
}

/** The states of which a rate reaches at least one area, by a method that is on. */
export const ratedStates = ({
  methods,
  rates,
}: Pick<DeliveryProfileDraft, 'methods' | 'rates'>): string[] => {
  const offered = rates.filter(({ method }) => methods.includes(method))
  return STATES.filter((state) => offered.some((rate) => reaches(rate, state)))
}
