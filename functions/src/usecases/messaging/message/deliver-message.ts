import type { Conversation, Message } from '../../../contract/entities/messaging/message'
import { commitWithRetry } from '../../../db/commit'
import {
  changeConversation,
  finishMessage,
  readConversation,
  readMessage,
} from '../../../db/messaging/conversations'
import { isOwnImage } from '../../../domain/messaging/message/own-image'
import { receiveMessage } from '../../../domain/messaging/message/receive-message'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'

const isFit = async (
  { objects }: Deps,
  conversation: Conversation,
  { sender_id, image_path }: Message,
): Promise<boolean> => {
  if (!conversation.members.includes(sender_id)) return false
  if (image_path === null) return true
  if (!isOwnImage(conversation, sender_id, image_path)) return false
  return (await objects.find(image_path)) !== undefined
}

/**
 * Increments the other member's unread count and updates the conversation's preview. The message's
 * state is written in the same commit, so a repeated delivery changes nothing. A message whose
 * image isn't the sender's own, or is missing, is hidden and not counted.
 */
export const deliverMessage = (deps: Deps, id: string, message_id: string): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const [conversation, message] = await Promise.all([
      readConversation(id),
      readMessage(id, message_id),
    ])
    if (!conversation || !message || message.data.state) {
      return { result: undefined, skip_commit: true }
    }
    const isDelivered = await isFit(deps, conversation.data, message.data)
    finishMessage(batch, { id, message_id }, message, isDelivered ? 'delivered' : 'hidden')
    if (isDelivered) {
      changeConversation(batch, conversation, receiveMessage(conversation.data, message.data))
    }
    return { result: undefined }
  })
