import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useSession } from '../session/session'
import { loadListenersWhenIdle } from './load-sdk'
import {
  getSubscriptions,
  type LiveError,
  notify,
  onSubscriptions,
  type Subscription,
} from './subscriptions'

type Listeners = ComponentType<{ uid: string | undefined; subscriptions: readonly Subscription[] }>

const NOTHING: readonly Subscription[] = []

const notLoaded = (cause: unknown): LiveError =>
  Object.assign(new Error('The live layer did not load.', { cause }), { code: 'unavailable' })

/**
 * Hosts the reactfire listeners of all subscriptions. Loads their code once there is a subscription and
 * no registered render is pending. The tree remounts for another user.
 */
export const LiveHost = () => {
  const uid = useSession().user?.uid
  const subscriptions = useSyncExternalStore(onSubscriptions, getSubscriptions, () => NOTHING)
  const [Listeners, setListeners] = useState<Listeners>()

  const isLoading = useRef(false)

  // If the code failed to load, each new subscription and each retry loads it again.
  useEffect(() => {
    if (Listeners || isLoading.current || subscriptions.length === 0) return
    isLoading.current = true
    loadListenersWhenIdle()
      .then((loaded) => setListeners(() => loaded))
      .catch((error: unknown) => {
        isLoading.current = false
        console.error(error)
        for (const { key } of getSubscriptions())
          notify(key, { from: 'failure', error: notLoaded(error) })
      })
  }, [Listeners, subscriptions])

  if (!Listeners) return null
  return (
    <ErrorBoundary key={uid} fallback={null} onError={console.error}>
      <Listeners uid={uid} subscriptions={subscriptions} />
    </ErrorBoundary>
  )
}
