import type { WorkerMessage } from '@/service-worker/worker-message'
import { storedKeys, writeStored } from '../local-storage'
import { readStoredUser } from '../session/stored-user'
import { clearValues, pruneValues } from './value-store'

const FORGET: WorkerMessage = { type: 'forget' }

/**
 * The keys of `localStorage` that say nothing about a user: how the device shows pages, whether
 * somebody is signed in, and the registration for push, which its own logout removes.
 */
const DEVICE_KEYS = new Set(['oja_theme', 'oja_data_saver', 'oja_session', 'oja_push'])
/** Firebase removes its own. */
const isOfUser = (key: string) => !DEVICE_KEYS.has(key) && !key.startsWith('firebase:')

const wipeStorage = () => {
  for (const key of storedKeys()) if (isOfUser(key)) writeStored(key, null)
  // The same event as after a change by another tab: whatever shows stored values reads again.
  window.dispatchEvent(new StorageEvent('storage'))
}

/**
 * Removes what this device stores of its last user: purchases, messages, drafts, searches, lists,
 * how they paid, and copies of the pages that they visited.
 */
const wipeDevice = async (): Promise<void> => {
  wipeStorage()
  globalThis.navigator?.serviceWorker?.controller?.postMessage(FORGET)
  await clearValues().catch(console.error)
}

/**
 * Wipes the device unless its data is this user's, then says who is signed in. What a visitor stored before
 * logging in stays.
 * @param current the user that this page has shown so far, whom another tab may have signed out
 */
export const keepOnlyFor = async (
  uid: string | undefined,
  current: string | undefined,
  publish: () => void,
): Promise<void> => {
  const owners = [readStoredUser()?.uid, current].filter((one) => one !== undefined)
  const isOthers = owners.some((owner) => owner !== uid)
  if (isOthers) await wipeDevice()
  publish()
  // What was heard meanwhile was still stored for who had been shown.
  if (isOthers) await (uid ? pruneValues(uid) : clearValues()).catch(console.error)
}
