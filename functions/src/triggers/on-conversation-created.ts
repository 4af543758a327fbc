import type { Deps } from '../usecases/deps'
import { populateMembers } from '../usecases/messaging/message/populate-members'

/** Completes a conversation that a client created. Idempotent. */
export const onConversationCreated = (deps: Deps, id: string): Promise<void> =>
  populateMembers(deps, id)
