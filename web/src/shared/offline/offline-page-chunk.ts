import { lazyChunk } from '@/ui/chunks/lazy-chunk'

/** The service worker keeps it with the shell. */
export const OfflinePage = lazyChunk(() => import('./offline-page'))
