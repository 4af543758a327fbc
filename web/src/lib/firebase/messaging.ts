import { deleteToken, getMessaging, getToken, isSupported } from 'firebase/messaging'
import { firebaseApp } from './app'

/** Our service worker shows push messages. Its scope contains no page, so it controls none. */
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

/** Whether this browser supports Firebase Cloud Messaging. */
export const canBePushedTo = (): Promise<boolean> => isSupported()

/** Returns this browser's FCM token. The user must have granted notification permission. */
export const pushToken = async (vapidKey: string): Promise<string> => {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  await whenActive(registration)
  return getToken(getMessaging(firebaseApp), { vapidKey, serviceWorkerRegistration: registration })
}

/** Deletes the FCM token and unregisters the service worker. */
export const dropToken = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  if (!registration) return
  await deleteToken(getMessaging(firebaseApp))
  await registration.unregister()
}
