import { lazyPart } from '@/ui/chunks/lazy-part'

/** Loaded on its own, because public pages don't need it before they show. */
export const PlaceButton = lazyPart(() => import('./place-button'))
