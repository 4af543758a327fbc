import { useSyncExternalStore } from 'react'
import { readStored } from '../../lib/local-storage'
import { subscribeToPreferences } from '../../lib/preferences'

/** The code of the picked area: `Lagos/Ikeja`. */
export const PLACE_KEY = 'oja_place'

const stateNow = (): string | undefined => readStored(PLACE_KEY)?.split('/')[0]

/** The state that goods should go to; undefined if none was picked, and on the server. */
export const usePickedState = (): string | undefined =>
  useSyncExternalStore(subscribeToPreferences, stateNow, () => undefined)
