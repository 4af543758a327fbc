import { useLocation } from 'react-router-dom'
import { useChunkState } from '@/ui/chunks/use-chunk-state'

/** The service worker keeps the page that says so; without one it couldn't be loaded either. */
const hasOfflinePage = () => Boolean(navigator.serviceWorker?.controller)

/**
 * Whether the page that was asked for waits for a connection while the one before it still shows: the
 * address changes at once, the router's location only with the page.
 */
export const useLostNavigation = (): boolean => {
  const { pathname } = useLocation()
  const isRetrying = useChunkState() === 'retrying'
  return isRetrying && hasOfflinePage() && window.location.pathname !== pathname
}
