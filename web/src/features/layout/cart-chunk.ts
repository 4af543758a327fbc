import { lazyPart } from '@/ui/chunks/lazy-part'

/** Loaded on their own, because public pages don't need them before they show. */
export const CartLink = lazyPart(() => import('./cart-link'))
export const CartCount = lazyPart(() => import('./cart-count'))
