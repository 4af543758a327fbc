import { deviceEndpoints } from '@contract/api/endpoints/devices'
import { vapidKey } from '@/config/env'
import { call } from '../api/api-client'
import type { PushState } from './push'
import { keepPushedDevice } from './pushed-device'

/** Asks for permission, which only follows a press of the person's, and registers this browser. */
export const startPush = async (uid: string): Promise<PushState> => {
  if (!vapidKey) return 'impossible'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'off'
  const { pushToken } = await import('../firebase/messaging')
  const token = await pushToken(vapidKey)
  const { id } = await call(deviceEndpoints.save, { body: { token } })
  keepPushedDevice({ uid, hash: id })
  return 'on'
}
