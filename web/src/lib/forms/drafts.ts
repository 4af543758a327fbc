import { parseStored, readStored, storedKeys, writeStored } from '../local-storage'
import { onUserChange } from '../session/session-store'

const PREFIX = 'oja_draft_'

const keyOf = (name: string) => `${PREFIX}${name}`

/** What was typed under this name and not sent. The result is not validated. */
export const readDraft = (name: string): unknown => parseStored(readStored(keyOf(name)))

/** @param value undefined forgets it */
export const saveDraft = (name: string, value: unknown): void =>
  writeStored(keyOf(name), value === undefined ? null : JSON.stringify(value))

/** The text that was typed under this name; empty if there is none. */
export const readTextDraft = (name: string): string => {
  const stored = readDraft(name)
  return typeof stored === 'string' ? stored : ''
}

/** A text without a word is forgotten. */
export const saveTextDraft = (name: string, text: string): void =>
  saveDraft(name, text.trim() === '' ? undefined : text)

const forgetDrafts = (): void => {
  for (const key of storedKeys()) if (key.startsWith(PREFIX)) writeStored(key, null)
}

// On a shared device, the next user must not see what the previous one typed.
onUserChange(forgetDrafts)
