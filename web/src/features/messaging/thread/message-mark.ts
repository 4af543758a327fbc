import type { Conversation, Message } from '@contract/entities/message'

/** Returns the delivery state of the user's last message. */
export const markOf = (
  { state }: Pick<Message, 'state'>,
  { unread }: Pick<Conversation, 'unread'>,
  other_uid: string,
): string => {
  if (state === 'hidden') return 'Not delivered'
  if (state === undefined) return 'Sending…'
  return unread[other_uid] === 0 ? 'Read' : 'Delivered'
}
