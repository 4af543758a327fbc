import type { Place } from '@contract/entities/delivery/delivery'
import { areaCodeOf, areaOfCode, currentAreaCode } from '@contract/reference/area-codes'
import { STATES } from '@contract/reference/states'
import { useMemo, useSyncExternalStore } from 'react'
import { readStored } from '../../lib/local-storage'
import { subscribeToPreferences, writePreference } from '../../lib/preferences'
import { PLACE_KEY } from './picked-state'

/** Undefined for what no state has. A renamed area has its present name. */
export const placeOfCode = (code: string | null): Place | undefined => {
  if (code === null) return undefined
  const place = areaOfCode(currentAreaCode(code))
  return STATES.some((state) => state === place.state) && place.city !== '' ? place : undefined
}

const codeNow = () => readStored(PLACE_KEY)

export const placeNow = (): Place | undefined => placeOfCode(codeNow())

/** The place that goods should go to, as it was picked on this device. */
export const usePlace = (): Place | undefined => {
  const code = useSyncExternalStore(subscribeToPreferences, codeNow, () => null)
  return useMemo(() => placeOfCode(code), [code])
}

/** @param place undefined forgets it on this device */
export const storePlace = (place: Place | undefined): void =>
  writePreference(PLACE_KEY, place ? areaCodeOf(place.state, place.city) : null)
