import { onUserChange } from '@/lib/session/session-store'

const PREFIX = 'oja_draft_'

const keyOf = (conversation_id: string): string => `${PREFIX}${conversation_id}`

/** Returns the unsent text of a conversation. */
export const readDraft = (conversation_id: string): string => {
  try {
    return localStorage.getItem(keyOf(conversation_id)) ?? ''
  } catch {
    return ''
  }
}

export const saveDraft = (conversation_id: string, text: string): void => {
  try {
    if (text.trim() === '') localStorage.removeItem(keyOf(conversation_id))
    else localStorage.setItem(keyOf(conversation_id), text)
  } catch {
    // Storage is off or full: the draft lasts as long as the page does.
  }
}

const forgetDrafts = () => {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key)
    }
  } catch {
    // Where storage is off there is nothing to forget.
  }
}

// On a shared device, the next user must not see the previous user's drafts.
onUserChange(forgetDrafts)
