import { signOut } from 'firebase/auth'
import { auth } from './auth'

let isLeaving = false

/** Whether the person has just asked to be logged out; answers yes once. */
export const takeLeaving = (): boolean => {
  const was = isLeaving
  isLeaving = false
  return was
}

/** Logs out because the person said so. */
export const endSession = async (): Promise<void> => {
  isLeaving = true
  try {
    await signOut(auth)
  } catch (error) {
    isLeaving = false
    throw error
  }
}
