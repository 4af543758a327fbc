import { vapidKey } from '@/config/env'
import { removeDevice } from '../live/session-writes'
import { keepPushedDevice, readPushedDevice } from './pushed-device'

/** `impossible`: this browser can't, or the site was built without a key for it. */
export type PushState = 'impossible' | 'refused' | 'off' | 'on'

const loadMessaging = () => import('../firebase/messaging')

/** Whether this browser shows the user's notifications. Loads nothing where it can't. */
export const pushStateFor = async (uid: string): Promise<PushState> => {
  if (!vapidKey || !('Notification' in window) || !('serviceWorker' in navigator)) {
    return 'impossible'
  }
  const { canBePushedTo } = await loadMessaging()
  if (!(await canBePushedTo())) return 'impossible'
  if (Notification.permission === 'denied') return 'refused'
  return Notification.permission === 'granted' && readPushedDevice()?.uid === uid ? 'on' : 'off'
}

/** Ends it, at the server first: a token that is gone there is never written to again. */
export const stopPush = async (): Promise<PushState> => {
  const device = readPushedDevice()
  if (!device) return 'off'
  await removeDevice(device.uid, device.hash)
  const { dropToken } = await loadMessaging()
  await dropToken()
  keepPushedDevice(undefined)
  return 'off'
}
