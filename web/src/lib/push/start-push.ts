import { deviceEndpoints } from '@contract/api/people/devices'
import { vapidKey } from '@/config/env'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { call } from '../api/api-client'
import type { PushState } from './push'
import { savePushedDevice } from './pushed-device'

/** Requests permission and registers this browser. Call it only in response to a user gesture. */
export const startPush = async (uid: string): Promise<PushState> => {
  if (!vapidKey) return 'impossible'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'off'
  const { pushToken } = await loadChunk(() => import('../firebase/messaging'))
  const token = await pushToken(vapidKey)
  const { id } = await call(deviceEndpoints.save, { body: { token } })
  savePushedDevice({ uid, hash: id })
  return 'on'
}
