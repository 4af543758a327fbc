import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../chunks/lazy-part'
import { loadInBackground } from '../chunks/load-chunk'
import { toastHost } from './toast'

const Toaster = lazyPart(() => import('./toaster'), 'default', loadInBackground)

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
