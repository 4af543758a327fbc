import type { Conversation } from '@contract/entities/message'
import type { Party } from '@contract/entities/transaction'
import { paths } from '@/config/paths'
import { otherParty } from '@/lib/parties'

type Members = Pick<Conversation, 'buyer_id' | 'vendor_id' | 'names'>

/** Until the server has filled in the names, what the other is to the reader. */
const UNNAMED: Record<Party, string> = { buyer: 'Your customer', vendor: 'The store' }

/** The other member, as the one who reads as `party` sees them. */
export const otherOf = (conversation: Members, party: Party): { uid: string; name: string } => {
  const side = otherParty(party)
  const uid = conversation[`${side}_id`]
  return { uid, name: conversation.names[uid] ?? UNNAMED[side] }
}

export const listPath: Record<Party, string> = {
  buyer: paths.messages,
  vendor: paths.vendorMessages,
}

export const conversationPath: Record<Party, (id: string) => string> = {
  buyer: paths.conversation,
  vendor: paths.vendorConversation,
}

/** The conversations of one dashboard; one that nobody wrote in yet is no conversation. */
export const conversationsOf = (
  all: readonly Conversation[],
  party: Party,
  uid: string | undefined,
): Conversation[] =>
  all.filter(
    (conversation) => conversation[`${party}_id`] === uid && conversation.last_message !== null,
  )
