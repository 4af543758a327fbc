import { deleteToken, getMessaging, getToken, isSupported } from 'firebase/messaging'
import { firebaseApp } from './app'

/** Our own worker, which shows what is pushed; it controls no page, so its scope holds none. */
const WORKER = '/push-worker.js'
const SCOPE = '/push-scope/'

const whenActive = async (registration: ServiceWorkerRegistration): Promise<void> => {
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The push worker was not installed'))
    })
  })
}

/** Whether this browser can be pushed to at all. */
export const canBePushedTo = (): Promise<boolean> => isSupported()

/** Where the server can push to this browser. The person must have allowed it. */
export const pushToken = async (vapidKey: string): Promise<string> => {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  await whenActive(registration)
  return getToken(getMessaging(firebaseApp), { vapidKey, serviceWorkerRegistration: registration })
}

/** From now on nothing reaches this browser. */
export const dropToken = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  if (!registration) return
  await deleteToken(getMessaging(firebaseApp))
  await registration.unregister()
}
