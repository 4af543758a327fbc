import type { Deps } from '../usecases/deps'
import { introduceMembers } from '../usecases/message/introduce-members'

/** A client begins a conversation bare; a second delivery finds it complete. */
export const onConversationCreated = (deps: Deps, id: string): Promise<void> =>
  introduceMembers(deps, id)
