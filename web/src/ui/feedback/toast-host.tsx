import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastHost } from './toast'

const Toaster = lazy(() => import('./toaster'))

const subscribe = (listener: () => void) => {
  toastHost.listeners.add(listener)
  return () => toastHost.listeners.delete(listener)
}

export const ToastHost = () => {
  const isWanted = useSyncExternalStore(
    subscribe,
    () => toastHost.isWanted,
    () => false,
  )
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
