import { keep, readKept } from '@/lib/forms/kept'

/** Returns the unsent text of a conversation. */
export const readDraft = (conversation_id: string): string => {
  const kept = readKept(conversation_id)
  return typeof kept === 'string' ? kept : ''
}

export const saveDraft = (conversation_id: string, text: string): void =>
  keep(conversation_id, text.trim() === '' ? undefined : text)
