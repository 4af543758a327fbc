import type { InitialData } from '@contract/initial-data'
import { createContext, useContext, useState, useSyncExternalStore } from 'react'

/** What the page came drawn with; undefined where the browser draws it from the start. */
export const InitialDataContext = createContext<InitialData | undefined>(undefined)

const nothingChanges = () => () => {}

/**
 * When the page was opened, in milliseconds since the epoch. While it takes over what the server
 * drew, the instant of that: both must say the same of what is new and when it comes.
 */
export const usePageTime = (): number => {
  const [opened_at] = useState(Date.now)
  const first = useContext(InitialDataContext)
  return useSyncExternalStore(
    nothingChanges,
    () => opened_at,
    () => first?.drawn_at ?? opened_at,
  )
}
