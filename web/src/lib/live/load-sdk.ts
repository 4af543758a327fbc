import { SECOND_MS } from '@contract/time'
import { afterFirstPaint } from './after-first-paint'

/** Firestore and reactfire share one chunk, the largest of the app. */
type Code = Pick<typeof import('./live-listeners'), 'LiveListeners' | 'sdk'>
export type Sdk = Code['sdk']

const TRIES = 3
const TRY_AGAIN_MS = 3 * SECOND_MS

let coming: Promise<Code> | undefined
let isHere = false

/** Whether the live layer's code is loaded. */
export const isSdkHere = (): boolean => isHere

const wait = () => new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))

const load = async (triesLeft: number): Promise<Code> => {
  try {
    const { LiveListeners, sdk } = await import('./live-listeners')
    isHere = true
    return { LiveListeners, sdk }
  } catch (error) {
    if (triesLeft === 1) throw error
    await wait()
    return load(triesLeft - 1)
  }
}

const loadCode = (): Promise<Code> => {
  coming ??= load(TRIES).catch((error) => {
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
