import { messageSchema } from '@contract/message'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { messages } from '@contract/queries/messages'
import { bind } from '@contract/queries/query'
import * as z from 'zod/mini'
import { writeCounted } from './counted'
import { loadSdk } from './load-sdk'
import type { Live } from './use-live'
import { useLiveList } from './use-live-document'

const threadMessageSchema = z.extend(messageSchema, { id: z.string() })
export type ThreadMessage = z.infer<typeof threadMessageSchema>

const pathOf = (conversation_id: string) =>
  `${COLLECTIONS.conversations}/${conversation_id}/${SUBCOLLECTIONS.messages}`

/** The newest messages of a conversation, the oldest of them first. */
export const useLiveMessages = (
  conversation_id: string | undefined,
  most = 50,
): Live<ThreadMessage[]> => {
  const path = pathOf(conversation_id ?? '')
  return useLiveList(
    threadMessageSchema,
    conversation_id ? `${path}?${most}` : null,
    ({ queryOf }) => queryOf(bind(messages, { conversation_id: conversation_id ?? '' }, most)),
  )
}

type NewMessage = { text: string; image_path?: null } | { text: null; image_path: string }

/** Sends a text, or the Storage path of a picture, as the user. */
export const sendMessage = async (
  conversation_id: string,
  uid: string,
  { text, image_path = null }: NewMessage,
): Promise<void> => {
  const sdk = await loadSdk()
  const { collection, doc, firestore, serverTimestamp, setDoc } = sdk
  const message = doc(collection(firestore, pathOf(conversation_id)))
  const last = `${conversation_id}/${message.id}`
  await writeCounted(sdk, { uid, name: 'messages', last }, () =>
    setDoc(message, { sender_id: uid, text, image_path, sent_at: serverTimestamp() }),
  )
}
