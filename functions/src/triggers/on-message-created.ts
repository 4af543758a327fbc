import type { Deps } from '../usecases/deps'
import { deliverMessage } from '../usecases/messaging/message/deliver-message'

/** Events come at least once and in any order; each message is counted once. */
export const onMessageCreated = (
  deps: Deps,
  params: { id: string; message_id: string },
): Promise<void> => deliverMessage(deps, params.id, params.message_id)
