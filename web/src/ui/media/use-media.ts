import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query holds, for content that differs, not only its layout.
 * @param onServer what the server renders as
 */
export const useMedia = (query: string, onServer: boolean): boolean => {
  const listen = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}
