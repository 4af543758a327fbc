import { AppError } from '../../contract/api/errors'
import type { Conversation } from '../../contract/entities/message'
import type { Versioned } from '../../db/firestore'
import { readConversation } from '../../db/messaging/conversations'

/**
 * The conversation of one of its members; to anyone else it isn't there.
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
