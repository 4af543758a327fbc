import { type Conversation, conversationSchema } from '@contract/message'
import { COLLECTIONS } from '@contract/paths'
import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { useSession } from '../session'
import { firestore } from './firestore'
import type { Live } from './use-live'
import { useLiveDocument, useLiveList } from './use-live-document'

const MOST_CONVERSATIONS = 50

/** The user's conversations, the one with the newest message first. */
export const useLiveConversations = (): Live<Conversation[]> => {
  const uid = useSession().user?.uid
  return useLiveList(conversationSchema, uid ? COLLECTIONS.conversations : null, (firestore) =>
    query(
      collection(firestore, COLLECTIONS.conversations),
      where('members', 'array-contains', uid),
      orderBy('updated_at', 'desc'),
      limit(MOST_CONVERSATIONS),
    ),
  )
}

export const useLiveConversation = (id: string | undefined): Live<Conversation | null> =>
  useLiveDocument(conversationSchema, id ? [COLLECTIONS.conversations, id] : null)

type NewConversation = Pick<Conversation, 'buyer_id' | 'vendor_id' | 'subject' | 'names'>

/** Two people have one conversation on a subject: its id is made from the three. */
export const conversationId = ({
  buyer_id,
  vendor_id,
  subject,
}: Pick<Conversation, 'buyer_id' | 'vendor_id' | 'subject'>): string =>
  `${buyer_id}_${vendor_id}_${subject.kind === 'general' ? 'general' : subject.id}`

/** Begins a conversation and answers its id. Ask first whether the user already has it. */
export const beginConversation = async (conversation: NewConversation): Promise<string> => {
  const { buyer_id, vendor_id, subject, names } = conversation
  const id = conversationId(conversation)
  await setDoc(doc(firestore, COLLECTIONS.conversations, id), {
    id,
    members: [buyer_id, vendor_id],
    buyer_id,
    vendor_id,
    subject,
    names,
    last_message: null,
    unread: { [buyer_id]: 0, [vendor_id]: 0 },
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
  })
  return id
}

/** Sets the user's own count of unread messages to zero. */
export const markConversationRead = (id: string, uid: string): Promise<void> =>
  updateDoc(doc(firestore, COLLECTIONS.conversations, id), { [`unread.${uid}`]: 0 })
