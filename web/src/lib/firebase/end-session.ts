import { signOut } from 'firebase/auth'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { readPushedDevice } from '../push/pushed-device'
import { auth } from './auth'

let isLeaving = false
let departures = 0

/** Whether the user has just asked to log out. Resets the flag. */
export const takeLeaving = (): boolean => {
  const was = isLeaving
  isLeaving = false
  return was
}

/** How often somebody asked to log out: what takes long must not sign in again after that. */
export const departuresNow = (): number => departures

/** Stops push, so that this browser's next user doesn't get this user's notifications. */
const endPush = async (): Promise<void> => {
  if (!readPushedDevice()) return
  try {
    const { stopPush } = await loadChunk(() => import('../push/push'))
    await stopPush()
  } catch (error) {
    console.error(error)
  }
}

/** Logs out at the user's request. */
export const endSession = async (): Promise<void> => {
  isLeaving = true
  departures += 1
  try {
    await endPush()
    await signOut(auth)
  } catch (error) {
    isLeaving = false
    throw error
  }
}
