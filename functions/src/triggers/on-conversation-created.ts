import type { Deps } from '../usecases/deps'
import { populateMembers } from '../usecases/message/populate-members'

/** A client begins a conversation bare; a second delivery finds it complete. */
export const onConversationCreated = (deps: Deps, id: string): Promise<void> =>
  populateMembers(deps, id)
