import type { WorkerMessage } from '@/service-worker/worker-message'
import { forgetDrafts } from '../forms/drafts'
import { storeChannel } from '../payment-channel'
import { readStoredUser, saveStoredUser } from '../session/stored-user'
import { clearValues } from './value-store'

const FORGET: WorkerMessage = { type: 'forget' }

/**
 * Removes what this device stores of its last user: purchases, messages, drafts, how they paid,
 * and copies of the pages that they visited.
 */
const wipeDevice = async (): Promise<void> => {
  saveStoredUser(undefined)
  forgetDrafts()
  storeChannel(null)
  globalThis.navigator?.serviceWorker?.controller?.postMessage(FORGET)
  await clearValues().catch(console.error)
}

/**
 * Wipes the device unless its data is this user's. What a visitor stored before logging in stays.
 * @param current the user that this page has shown so far, whom another tab may have signed out
 */
export const keepOnlyFor = async (
  uid: string | undefined,
  current: string | undefined,
): Promise<void> => {
  const owners = [readStoredUser()?.uid, current].filter((one) => one !== undefined)
  if (owners.some((owner) => owner !== uid)) await wipeDevice()
}
