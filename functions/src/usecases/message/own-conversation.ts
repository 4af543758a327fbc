import { AppError } from '../../contract/errors'
import type { Conversation } from '../../contract/message'
import { readConversation } from '../../store/conversations'
import type { Kept } from '../../store/firestore'

/**
 * The conversation of one of its members; to anyone else it isn't there.
 * @throws AppError `conversation/not-found`
 */
export const ownConversation = async (uid: string, id: string): Promise<Kept<Conversation>> => {
  const kept = await readConversation(id)
  if (!kept?.data.members.includes(uid)) throw new AppError('conversation/not-found')
  return kept
}
