import { Suspense, useSyncExternalStore } from 'react'
import { lazyChunk } from '../chunks/lazy-chunk'
import { loadInBackground } from '../chunks/load-chunk'
import { toastHost } from './toast'

const Toaster = lazyChunk(() => import('./toaster'), loadInBackground)

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
