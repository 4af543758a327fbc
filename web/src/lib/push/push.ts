import { vapidKey } from '@/config/env'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { removeDevice } from '../live/session-writes'
import { readPushedDevice, savePushedDevice } from './pushed-device'

/** `impossible`: the browser doesn't support push, or the build has no VAPID key. */
export type PushState = 'impossible' | 'refused' | 'off' | 'on'

const loadMessaging = () => loadChunk(() => import('../firebase/messaging'))

/** Whether this browser shows the user's notifications. Loads no code if it can't. */
export const pushStateFor = async (uid: string): Promise<PushState> => {
  if (!vapidKey || !('Notification' in window) || !('serviceWorker' in navigator)) {
    return 'impossible'
  }
  const { canBePushedTo } = await loadMessaging()
  if (!(await canBePushedTo())) return 'impossible'
  if (Notification.permission === 'denied') return 'refused'
  return Notification.permission === 'granted' && readPushedDevice()?.uid === uid ? 'on' : 'off'
}

/** Turns push off, on the server first, so that it never sends to a deleted token. */
export const stopPush = async (): Promise<PushState> => {
  const device = readPushedDevice()
  if (!device) return 'off'
  await removeDevice(device.uid, device.hash)
  const { dropToken } = await loadMessaging()
  await dropToken()
  savePushedDevice(undefined)
  return 'off'
}
