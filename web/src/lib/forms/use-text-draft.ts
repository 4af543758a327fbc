import { useState } from 'react'
import { readTextDraft, saveTextDraft } from './drafts'

/** State for one text that is saved on this device until it is empty, or as it was at first. */
export const useTextDraft = (name: string, initial = '') => {
  const [text, setText] = useState(() => readTextDraft(name) || initial)
  const change = (next: string) => {
    setText(next)
    saveTextDraft(name, next === initial ? '' : next)
  }
  return [text, change] as const
}
