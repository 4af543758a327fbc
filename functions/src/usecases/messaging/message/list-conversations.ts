import { readConversations } from '../../../db/messaging/conversations'

/** The user's conversations, the one with the newest message first. */
export const listConversations = async (uid: string, { limit }: { limit: number }) => ({
  items: await readConversations(uid, limit),
})
