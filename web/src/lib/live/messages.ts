import { messageEndpoints } from '@contract/api/messaging/messages'
import { MAX_PER_PAGE } from '@contract/api/page-size'
import {
  type Conversation,
  conversationSchema,
  messageSchema,
} from '@contract/entities/messaging/message'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { conversations, messages } from '@contract/queries/messaging/messages'
import { bind } from '@contract/queries/query'
import { messageText } from '@contract/text/unsafe-text'
import * as z from 'zod/mini'
import { call } from '../api/api-client'
import { newId } from '../new-id'
import { isDenied, writeCounted } from './counted'
import { loadSdk } from './load-sdk'
import { type Live, useLiveDocument, useLiveList } from './use-live'

const MAX_CONVERSATIONS = 50

/** The user's conversations, by newest message first. */
export const useLiveConversations = (most = MAX_CONVERSATIONS): Live<Conversation[]> =>
  useLiveList(
    conversationSchema,
    (uid) => bind(conversations, { uid }, most),
    async (signal) => {
      const query = { limit: Math.min(most, MAX_PER_PAGE) }
      return (await call(messageEndpoints.list, { query, signal })).items
    },
  )

export const useLiveConversation = (id: string | undefined): Live<Conversation | null> =>
  useLiveDocument(conversationSchema, id ? [COLLECTIONS.conversations, id] : null)

type NewConversation = Pick<Conversation, 'buyer_id' | 'vendor_id' | 'subject'>

/** A buyer and a vendor have one conversation per subject, identified by all three ids. */
export const conversationId = ({ buyer_id, vendor_id, subject }: NewConversation): string =>
  `${buyer_id}_${vendor_id}_${subject.id}`

/**
 * Returns the id of the conversation on a subject, creating the conversation if it doesn't exist.
 * The server adds the names. A general subject has the id `general`.
 */
export const openConversation = async (
  uid: string,
  conversation: NewConversation,
): Promise<string> => {
  const sdk = await loadSdk()
  const { doc, firestore, getDoc, serverTimestamp, setDoc } = sdk
  const { buyer_id, vendor_id, subject } = conversation
  const id = conversationId(conversation)
  const reference = doc(firestore, COLLECTIONS.conversations, id)
  // The security rules deny reading a conversation that doesn't exist.
  const known = await getDoc(reference).catch(() => undefined)
  if (known?.exists()) return id
  await writeCounted(sdk, { uid, name: 'conversations', last: id }, () =>
    setDoc(reference, {
      id,
      members: [buyer_id, vendor_id],
      buyer_id,
      vendor_id,
      subject,
      names: {},
      last_message: null,
      unread: {},
      blocked_by: [],
      created_at: serverTimestamp(),
      updated_at: serverTimestamp(),
    }),
  )
  return id
}

/** Resets the user's unread count to zero. */
export const markConversationRead = async (id: string, uid: string): Promise<void> => {
  const { doc, firestore, updateDoc } = await loadSdk()
  await updateDoc(doc(firestore, COLLECTIONS.conversations, id), { [`unread.${uid}`]: 0 })
}

const threadMessageSchema = z.extend(messageSchema, { id: z.string() })
export type ThreadMessage = z.infer<typeof threadMessageSchema>

const messagesOf = (conversation_id: string) =>
  `${COLLECTIONS.conversations}/${conversation_id}/${SUBCOLLECTIONS.messages}`

/** The newest messages of a conversation, in chronological order. */
export const useLiveMessages = (
  conversation_id: string | undefined,
  most = 50,
): Live<ThreadMessage[]> =>
  useLiveList(
    threadMessageSchema,
    conversation_id ? bind(messages, { conversation_id }, most) : null,
  )

type NewMessage = { text: string; image_path?: null } | { text: null; image_path: string }

/**
 * Sends a text or an image, given by its Storage path, as the user. Sending the same id twice changes
 * nothing.
 */
export const sendMessage = async (
  conversation_id: string,
  uid: string,
  { text, image_path = null }: NewMessage,
  id: string = newId(),
): Promise<void> => {
  const sdk = await loadSdk()
  const { doc, firestore, getDoc, serverTimestamp, setDoc } = sdk
  const message = doc(firestore, messagesOf(conversation_id), id)
  const last = `${conversation_id}/${id}`
  try {
    await writeCounted(sdk, { uid, name: 'messages', last }, () =>
      setDoc(message, {
        sender_id: uid,
        text: text === null ? null : messageText(text),
        image_path,
        sent_at: serverTimestamp(),
      }),
    )
  } catch (error) {
    // The rules deny a message that is there: an earlier attempt arrived and its response didn't.
    const isThere = isDenied(error) && (await getDoc(message).catch(() => undefined))?.exists()
    if (!isThere) throw error
  }
}
