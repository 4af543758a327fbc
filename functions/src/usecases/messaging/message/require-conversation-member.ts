import { AppError } from '../../../contract/api/errors'
import type { Conversation } from '../../../contract/entities/messaging/message'
import type { Versioned } from '../../../db/firestore'
import { readConversation } from '../../../db/messaging/conversations'

/**
 * Loads a conversation for one of its members; for anyone else it doesn't exist.
 * @throws AppError `conversation/not-found`
 */
export const requireConversationMember = async (
  uid: string,
  id: string,
): Promise<Versioned<Conversation>> => {
  const stored = await readConversation(id)
  if (!stored?.data.members.includes(uid)) throw new AppError('conversation/not-found')
  return stored
}
