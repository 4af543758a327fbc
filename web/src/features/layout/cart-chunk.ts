import { lazyChunk } from '@/ui/chunks/lazy-chunk'

/** Loaded on their own, because public pages don't need them before they show. */
export const CartLink = lazyChunk(() => import('./cart-link'))
export const CartCount = lazyChunk(() => import('./cart-count'))
