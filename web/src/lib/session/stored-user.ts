import { parseStored, readStored, writeStored } from '../local-storage'
import type { SessionUser } from './session-store'

const KEY = 'oja_user'

const isUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' && value !== null && 'uid' in value && 'roles' in value

/**
 * The user to whom this device's stored data belongs. Their session starts from it without a
 * connection, when the token can't be renewed; roles only decide what is shown.
 */
export const readStoredUser = (): SessionUser | undefined => {
  const stored = parseStored(readStored(KEY))
  return isUser(stored) ? stored : undefined
}

/** @param user undefined forgets the user */
export const saveStoredUser = (user: SessionUser | undefined): void =>
  writeStored(KEY, user ? JSON.stringify(user) : null)
