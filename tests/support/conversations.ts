import type { Conversation, Message } from '../../functions/src/contract/entities/messaging/message'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../functions/src/contract/paths'
import { timestampFromMillis } from '../../functions/src/contract/time'
import { collectionOf } from '../../functions/src/db/firestore'
import type { Person } from './people'

const conversations = () => collectionOf<Conversation>(COLLECTIONS.conversations)
const messagesOf = ({ id }: { id: string }) =>
  collectionOf<Message>(`${COLLECTIONS.conversations}/${id}/${SUBCOLLECTIONS.messages}`)

const GENERAL: Conversation['subject'] = { kind: 'general', id: 'general', title: 'A store' }

/** Creates a conversation as a client does: without names, counts or a last message. */
export const begin = async (
  buyer: Person,
  vendor: Person,
  subject = GENERAL,
): Promise<Conversation> => {
  const at = timestampFromMillis(Date.now())
  const conversation: Conversation = {
    id: `${buyer.uid}_${vendor.uid}_${subject.id}`,
    members: [buyer.uid, vendor.uid],
    buyer_id: buyer.uid,
    vendor_id: vendor.uid,
    subject,
    names: {},
    last_message: null,
    unread: {},
    blocked_by: [],
    created_at: at,
    updated_at: at,
  }
  await conversations().doc(conversation.id).set(conversation)
  return conversation
}

/** Writes a message as a client does, dated `seconds` after now; returns its id. */
export const write = async (
  conversation: Conversation,
  sender_id: string,
  what: { text: string } | { image_path: string },
  seconds = 0,
): Promise<string> => {
  const { id } = await messagesOf(conversation).add({
    text: null,
    image_path: null,
    ...what,
    sender_id,
    sent_at: timestampFromMillis(Date.now() + seconds * 1_000),
  })
  return id
}

export const readConversation = async ({ id }: { id: string }): Promise<Conversation> => {
  const data = (await conversations().doc(id).get()).data()
  if (!data) throw new Error(`no conversation ${id}`)
  return data
}

export const stateOf = async (conversation: Conversation, message_id: string) =>
  (await messagesOf(conversation).doc(message_id).get()).data()?.state
