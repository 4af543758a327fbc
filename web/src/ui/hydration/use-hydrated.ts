import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in what the server renders and while it hydrates, for what only this device knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
