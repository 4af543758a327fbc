import { readConversations } from '../../db/messaging/conversations'

/** The member's own conversations, the one with the newest message first. */
export const listConversations = async (uid: string, { limit }: { limit: number }) => ({
  items: await readConversations(uid, limit),
})
