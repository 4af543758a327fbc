import type { Deps } from '../usecases/deps'
import { deliverMessage } from '../usecases/message/deliver-message'

/** Delivered at least once and in any order, counted exactly once. */
export const onMessageCreated = (
  deps: Deps,
  params: { id: string; message_id: string },
): Promise<void> => deliverMessage(deps, params.id, params.message_id)
