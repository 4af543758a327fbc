import type { InitialData } from '@contract/initial-data'
import { createContext, useContext, useState, useSyncExternalStore } from 'react'

/** The data of a server-rendered page; undefined if the page is rendered on the client. */
export const InitialDataContext = createContext<InitialData | undefined>(undefined)

const nothingChanges = () => () => {}

/**
 * When the page was opened, in milliseconds since the epoch. During hydration it is the time of the
 * server render, because both renders must agree on what is new and on dates.
 */
export const usePageTime = (): number => {
  const [opened_at] = useState(Date.now)
  const first = useContext(InitialDataContext)
  return useSyncExternalStore(
    nothingChanges,
    () => opened_at,
    () => first?.rendered_at ?? opened_at,
  )
}
