import type { Conversation, Message } from '../../../contract/entities/messaging/message'
import type { Timestamp } from '../../../contract/time'

const MAX_PREVIEW_LENGTH = 140
const IMAGE = 'Picture'

/** Cuts by code points, so that a surrogate pair is not split. */
const previewOf = ({ text }: Message): string =>
  text === null ? IMAGE : [...text].slice(0, MAX_PREVIEW_LENGTH).join('')

const isLater = (a: Timestamp, b: Timestamp): boolean =>
  a.seconds === b.seconds ? a.nanoseconds > b.nanoseconds : a.seconds > b.seconds

type Change = Partial<Pick<Conversation, 'last_message' | 'unread' | 'updated_at'>>

/**
 * The change of a conversation by one message: the other member has one more unread, and
 * `last_message` is the one sent last, in whatever order messages arrive.
 */
export const receiveMessage = (conversation: Conversation, message: Message): Change => {
  const { members, unread, last_message, updated_at } = conversation
  const { sender_id, sent_at } = message
  const other = members.find((uid) => uid !== sender_id)
  const isLast = last_message === null || isLater(sent_at, last_message.sent_at)
  return {
    ...(other ? { unread: { ...unread, [other]: (unread[other] ?? 0) + 1 } } : {}),
    ...(isLast ? { last_message: { text: previewOf(message), sender_id, sent_at } } : {}),
    ...(isLater(sent_at, updated_at) ? { updated_at: sent_at } : {}),
  }
}
