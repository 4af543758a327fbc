import { getMessaging, getToken, isSupported } from 'firebase/messaging'
import { registerWorker } from '../offline/register-worker'
import { firebaseApp } from './app'

/** Whether this browser supports Firebase Cloud Messaging. */
export const canBePushedTo = (): Promise<boolean> => isSupported()

/** Returns this browser's FCM token. The user must have granted notification permission. */
export const pushToken = async (vapidKey: string): Promise<string> => {
  const serviceWorkerRegistration = await registerWorker()
  return getToken(getMessaging(firebaseApp), { vapidKey, serviceWorkerRegistration })
}

/**
 * Ends the push subscription, which invalidates the FCM token; the next one is a new one. The service
 * worker stays: it also serves pages offline.
 */
export const dropToken = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
