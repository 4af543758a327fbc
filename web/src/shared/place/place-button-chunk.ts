import { lazyChunk } from '@/ui/chunks/lazy-chunk'

/** Loaded on its own, because public pages don't need it before they show. */
export const PlaceButton = lazyChunk(() => import('./place-button'))
