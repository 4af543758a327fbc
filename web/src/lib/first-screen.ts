import type { FirstScreen } from '@contract/first-screen'
import { createContext, useContext, useState, useSyncExternalStore } from 'react'

/** What the page came drawn with; undefined where the browser draws it from the start. */
export const FirstScreenContext = createContext<FirstScreen | undefined>(undefined)

const nothingChanges = () => () => {}

/**
 * When the page was opened, in milliseconds since the epoch. While it takes over what the server
 * drew, the instant of that: both must say the same of what is new and when it comes.
 */
export const usePageTime = (): number => {
  const [opened_at] = useState(Date.now)
  const first = useContext(FirstScreenContext)
  return useSyncExternalStore(
    nothingChanges,
    () => opened_at,
    () => first?.drawn_at ?? opened_at,
  )
}
