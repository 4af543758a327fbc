import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useSession } from '../session/session'
import { type Follow, getFollows, type LiveError, notify, subscribeToFollows } from './follows'
import { loadListenersWhenIdle } from './load-sdk'

type Listeners = ComponentType<{ uid: string | undefined; follows: readonly Follow[] }>

const NOTHING: readonly Follow[] = []

const notLoaded = (cause: unknown): LiveError =>
  Object.assign(new Error('The live layer did not load.', { cause }), { code: 'unavailable' })

/**
 * Hosts the reactfire listeners of all follows. Loads their code once something is followed and no
 * registered render is pending. The tree remounts for another user.
 */
export const LiveHost = () => {
  const uid = useSession().user?.uid
  const follows = useSyncExternalStore(subscribeToFollows, getFollows, () => NOTHING)
  const [Listeners, setListeners] = useState<Listeners>()

  const isLoading = useRef(false)

  // If the code failed to load, each new follow and each retry loads it again.
  useEffect(() => {
    if (Listeners || isLoading.current || follows.length === 0) return
    isLoading.current = true
    loadListenersWhenIdle()
      .then((loaded) => setListeners(() => loaded))
      .catch((error: unknown) => {
        isLoading.current = false
        console.error(error)
        for (const { key } of getFollows())
          notify(key, { from: 'failure', error: notLoaded(error) })
      })
  }, [Listeners, follows])

  if (!Listeners) return null
  return (
    <ErrorBoundary key={uid} fallback={null} onError={console.error}>
      <Listeners uid={uid} follows={follows} />
    </ErrorBoundary>
  )
}
