import type {
  Conversation,
  ConversationReport,
  Message,
} from '../../contract/entities/messaging/message'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/messaging/messages'
import { bind } from '../../contract/queries/query'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  newBatch,
  readDocument,
  type Versioned,
} from '../firestore'
import { readList, updateAll } from '../list-query'

const conversations = () => collectionOf<Conversation>(COLLECTIONS.conversations)
const messages = (conversation_id: string) =>
  collectionOf<Message>(
    `${COLLECTIONS.conversations}/${conversation_id}/${SUBCOLLECTIONS.messages}`,
  )

export const readConversation = (id: string): Promise<Versioned<Conversation> | undefined> =>
  readDocument(conversations().doc(id))

/** A user's conversations, the one with the newest message first. */
export const readConversations = (uid: string, limit: number): Promise<Conversation[]> =>
  readList(bind(queries.conversations, { uid }, limit))

/** As a client begins it: names and counts follow. The commit fails if there is one with this id. */
export const addConversation = (batch: Batch, conversation: Conversation): void => {
  batch.create(conversations().doc(conversation.id), conversation)
}

/** The commit fails if it was said already. */
export const addMessage = (
  batch: Batch,
  conversation_id: string,
  id: string,
  message: Message,
): void => {
  batch.create(messages(conversation_id).doc(id), message)
}

/** Only if the conversation is unchanged since it was read. */
export const changeConversation = (
  batch: Batch,
  { data, updated }: Versioned<Conversation>,
  change: Partial<Conversation>,
): void => {
  batch.update(conversations().doc(data.id), fieldsOf<Conversation>(change), {
    lastUpdateTime: updated,
  })
}

/**
 * Makes a buyer's conversation another account's of the same person, under the name that the vendor
 * knows. Done again, it does the rest.
 */
export const giveConversation = async (id: string, from: string, to: string): Promise<void> => {
  const mine = { path: messages(id).path, conditions: [['sender_id', '==', from]] } as const
  await updateAll({ ...mine, page_size: undefined }, { sender_id: to })
  const stored = await readConversation(id)
  if (!stored?.data.members.includes(from)) return
  const { names, unread, members, blocked_by, last_message } = stored.data
  const renamed = (uid: string) => (uid === from ? to : uid)
  const keyed = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).map(([uid, value]) => [renamed(uid), value]))
  const batch = newBatch()
  changeConversation(batch, stored, {
    members: members.map(renamed),
    buyer_id: to,
    names: keyed(names),
    unread: keyed(unread),
    blocked_by: blocked_by.map(renamed),
    last_message: last_message && { ...last_message, sender_id: renamed(last_message.sender_id) },
  })
  await batch.commit()
}

export const readMessage = (
  conversation_id: string,
  message_id: string,
): Promise<Versioned<Message> | undefined> =>
  readDocument(messages(conversation_id).doc(message_id))

/** Only if the message is unchanged since it was read, so that it is counted once. */
export const finishMessage = (
  batch: Batch,
  at: { id: string; message_id: string },
  stored: Versioned<Message>,
  state: NonNullable<Message['state']>,
): void => {
  batch.update(messages(at.id).doc(at.message_id), fieldsOf<Message>({ state }), {
    lastUpdateTime: stored.updated,
  })
}

export const addReport = (batch: Batch, report: ConversationReport): void => {
  batch.create(collectionOf<ConversationReport>(COLLECTIONS.reports).doc(report.id), report)
}
