import { lazyPart } from '@/ui/chunks/lazy-part'

/** The service worker keeps it with the shell. */
export const OfflinePage = lazyPart(() => import('./offline-page'))
