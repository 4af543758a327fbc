import { COLLECTIONS, SUBCOLLECTIONS } from '../contract/paths'
import type { Timestamp } from '../contract/time'
import { collectionOf } from './firestore'

type Device = { token: string; created_at: Timestamp }

/** Nobody carries more devices; what is beyond is not pushed to. */
const MOST = 20

const devices = (uid: string) =>
  collectionOf<Device>(`${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.devices}`)

export const hasDevice = async (uid: string): Promise<boolean> =>
  !(await devices(uid).limit(1).select().get()).empty

/** The push tokens of a user's devices, by the ids of their documents. */
export const readPushTokens = async (uid: string): Promise<Map<string, string>> => {
  const { docs } = await devices(uid).limit(MOST).get()
  return new Map(docs.map((document) => [document.id, document.data().token]))
}

export const removeDevices = async (uid: string, ids: readonly string[]): Promise<void> => {
  await Promise.all(ids.map((id) => devices(uid).doc(id).delete()))
}
