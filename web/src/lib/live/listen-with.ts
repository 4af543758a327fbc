import type { Listen, LiveError } from './listeners'
import { loadSdkWhenDrawn, type Sdk } from './load-sdk'

type Start<T> = (sdk: Sdk, ...told: Parameters<Listen<T>>) => () => void

const notLoaded = (cause: unknown): LiveError =>
  Object.assign(new Error('The live layer did not load.', { cause }), { code: 'unavailable' })

/** Listens as soon as Firestore's code is there; stopped before that, never begins. */
export const listenWith =
  <T>(start: Start<T>): Listen<T> =>
  (next, fail) => {
    let stop: () => void = () => {}
    let isWanted = true
    loadSdkWhenDrawn()
      .then((sdk) => {
        if (isWanted) stop = start(sdk, next, fail)
      })
      .catch((error: unknown) => {
        console.error(error)
        if (isWanted) fail(notLoaded(error))
      })
    return () => {
      isWanted = false
      stop()
    }
  }
