import { signOut } from 'firebase/auth'
import { readPushedDevice } from '../push/pushed-device'
import { auth } from './auth'

let isLeaving = false

/** Whether the person has just asked to be logged out; answers yes once. */
export const takeLeaving = (): boolean => {
  const was = isLeaving
  isLeaving = false
  return was
}

/** The next person at this browser must not be told of this one's matters. */
const endPush = async (): Promise<void> => {
  if (!readPushedDevice()) return
  try {
    const { stopPush } = await import('../push/push')
    await stopPush()
  } catch (error) {
    console.error(error)
  }
}

/** Logs out because the person said so. */
export const endSession = async (): Promise<void> => {
  isLeaving = true
  try {
    await endPush()
    await signOut(auth)
  } catch (error) {
    isLeaving = false
    throw error
  }
}
