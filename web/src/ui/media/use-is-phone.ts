import { useSyncExternalStore } from 'react'

/** Below Tailwind's `md`. */
const PHONE = '(width < 48rem)'

const listen = (onChange: () => void) => {
  const list = window.matchMedia(PHONE)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** For content that differs, not only its layout; the server renders as for wide screens. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(PHONE).matches,
    () => false,
  )
