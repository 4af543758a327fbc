import { MAX_DEVICES } from '../../contract/entities/people/user'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/people/people'
import { bind } from '../../contract/queries/query'
import type { Timestamp } from '../../contract/time'
import { type Batch, collectionOf } from '../firestore'
import { queryOf } from '../list-query'

type Device = { token: string; created_at: Timestamp }

const devices = (uid: string) =>
  collectionOf<Device>(`${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.devices}`)

export const hasDevice = async (uid: string): Promise<boolean> =>
  !(await devices(uid).limit(1).select().get()).empty

/** The push tokens of a user's devices, by the ids of their documents. */
export const readPushTokens = async (uid: string): Promise<Map<string, string>> => {
  const { docs } = await devices(uid).limit(MAX_DEVICES).get()
  return new Map(docs.map((document) => [document.id, document.data().token]))
}

export const removeDevices = async (uid: string, ids: readonly string[]): Promise<void> => {
  await Promise.all(ids.map((id) => devices(uid).doc(id).delete()))
}

/** Saves a device, and deletes the oldest ones above `MAX_DEVICES`. */
export const writeDevice = async (
  batch: Batch,
  uid: string,
  { id, ...device }: Device & { id: string },
): Promise<void> => {
  const { docs } = await queryOf(bind(queries.devices, { uid })).select().get()
  const others = docs.filter((document) => document.id !== id)
  for (const { ref } of others.slice(MAX_DEVICES - 1)) batch.delete(ref)
  batch.set(devices(uid).doc(id), device)
}
