import { readStored, storedKeys, writeStored } from '@/lib/local-storage'
import { onUserChange } from '@/lib/session/session-store'

const PREFIX = 'oja_draft_'

const keyOf = (conversation_id: string): string => `${PREFIX}${conversation_id}`

/** Returns the unsent text of a conversation. */
export const readDraft = (conversation_id: string): string =>
  readStored(keyOf(conversation_id)) ?? ''

export const saveDraft = (conversation_id: string, text: string): void =>
  writeStored(keyOf(conversation_id), text.trim() === '' ? null : text)

const forgetDrafts = () => {
  for (const key of storedKeys()) if (key.startsWith(PREFIX)) writeStored(key, null)
}

// On a shared device, the next user must not see the previous user's drafts.
onUserChange(forgetDrafts)
