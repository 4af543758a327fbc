import { SECOND_MS } from '@contract/time'
import { useEffect, useState, useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Browsers often say that they are online without a connection. */
const PATIENCE_MS = 10 * SECOND_MS

/** Whether what is awaited can still come: not offline, and not after a while without an answer. */
export const useComing = (isAwaited: boolean): boolean => {
  const isOnline = useOnline()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!isAwaited) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isAwaited])
  return isOnline && !isLate
}
