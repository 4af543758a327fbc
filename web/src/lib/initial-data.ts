import type { InitialData } from '@contract/initial-data'
import { createContext, useContext, useDeferredValue, useState } from 'react'

/** The data of a server-rendered page; undefined if the page is rendered on the client. */
export const InitialDataContext = createContext<InitialData | undefined>(undefined)

const isHydrating = () => document.documentElement.dataset.hydrated !== 'page'

/**
 * When the page was opened, in milliseconds since the epoch. During hydration it is the time of the
 * server render, because both renders must agree on what is new and on dates; the page's own time
 * follows in slices, as it redraws all of the page.
 */
export const usePageTime = (): number => {
  const [opened_at] = useState(Date.now)
  const first = useContext(InitialDataContext)
  const isServerTime = first && (typeof document === 'undefined' || isHydrating())
  return useDeferredValue(opened_at, isServerTime ? first.rendered_at : undefined)
}
