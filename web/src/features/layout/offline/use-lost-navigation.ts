import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useChunkState } from '@/ui/chunks/use-chunk-state'

/** The service worker keeps the page that says so; without one it couldn't be loaded either. */
const hasOfflinePage = () => Boolean(navigator.serviceWorker?.controller)

/** Back to the page that still shows changes nothing of the router's. */
const onBack = (listener: () => void) => {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

/**
 * Whether the page that was asked for waits for a connection while the one before it still shows: the
 * address changes at once, the router's location only with the page.
 */
export const useLostNavigation = (): boolean => {
  const { pathname } = useLocation()
  const isRetrying = useChunkState() === 'retrying'
  const asked = () => (isRetrying ? window.location.pathname : undefined)
  const address = useSyncExternalStore(onBack, asked, () => undefined)
  return address !== undefined && address !== pathname && hasOfflinePage()
}
