import { parseStored, readStored, storedKeys, writeStored } from '../local-storage'
import { onUserChange } from '../session/session-store'

const PREFIX = 'oja_draft_'

const keyOf = (name: string) => `${PREFIX}${name}`

/** What was typed under this name and not sent. The result is not validated. */
export const readKept = (name: string): unknown => parseStored(readStored(keyOf(name)))

/** @param value undefined forgets it */
export const keep = (name: string, value: unknown): void =>
  writeStored(keyOf(name), value === undefined ? null : JSON.stringify(value))

const forgetAll = () => {
  for (const key of storedKeys()) if (key.startsWith(PREFIX)) writeStored(key, null)
}

// On a shared device, the next user must not see what the previous one typed.
onUserChange(forgetAll)
