import { loadChunk } from '@/ui/chunks/load-chunk'
import { afterFirstPaint } from '../after-first-paint'

/** Firestore and reactfire share one chunk, the largest of the app. */
type Code = Pick<typeof import('./live-listeners'), 'LiveListeners' | 'sdk'>
export type Sdk = Code['sdk']

let coming: Promise<Code> | undefined
let isHere = false

/** Whether the live layer's code is loaded. */
export const isSdkHere = (): boolean => isHere

const load = async (): Promise<Code> => {
  const { LiveListeners, sdk } = await loadChunk(() => import('./live-listeners'))
  isHere = true
  return { LiveListeners, sdk }
}

const loadCode = (): Promise<Code> => {
  coming ??= load().catch((error) => {
    coming = undefined
    throw error
  })
  return coming
}

/** Loads Firestore at once, for an action by the user. */
export const loadSdk = async (): Promise<Sdk> => (await loadCode()).sdk

/** Loads the listeners' code after the first paint. */
export const loadListenersWhenIdle = async (): Promise<Code['LiveListeners']> => {
  if (!isHere) await afterFirstPaint()
  return (await loadCode()).LiveListeners
}
