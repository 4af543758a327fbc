import type { Conversation } from '@contract/entities/messaging/message'
import type { Party } from '@contract/entities/orders/party'
import { vendorPaths } from '@contract/vendor-urls'
import { paths } from '@/config/paths'
import { otherParty } from '@/shared/parties/parties'

type Members = Pick<Conversation, 'buyer_id' | 'vendor_id' | 'names'>

/** Placeholder names until the server has added the members' names. */
const UNNAMED: Record<Party, string> = { buyer: 'Your customer', vendor: 'The store' }

/** Returns the other member of a conversation that the user reads as `party`. */
export const otherOf = (conversation: Members, party: Party): { uid: string; name: string } => {
  const side = otherParty(party)
  const uid = conversation[`${side}_id`]
  return { uid, name: conversation.names[uid] ?? UNNAMED[side] }
}

/** The name of the other member that the page before knew, while the server hasn't added it yet. */
export const withKnownName = (
  conversation: Conversation,
  party: Party,
  state: unknown,
): Conversation => {
  const name = (state as { name?: unknown } | null)?.name
  const uid = conversation[`${otherParty(party)}_id`]
  return typeof name === 'string' && conversation.names[uid] === undefined
    ? { ...conversation, names: { ...conversation.names, [uid]: name } }
    : conversation
}

export const listPath: Record<Party, string> = {
  buyer: paths.messages,
  vendor: vendorPaths.messages,
}

export const conversationPath: Record<Party, (id: string) => string> = {
  buyer: paths.conversation,
  vendor: vendorPaths.conversation,
}

/** Filters the conversations of one dashboard. Conversations without a message are left out. */
export const conversationsOf = (
  all: readonly Conversation[],
  party: Party,
  uid: string | undefined,
): Conversation[] =>
  all.filter(
    (conversation) => conversation[`${party}_id`] === uid && conversation.last_message !== null,
  )
