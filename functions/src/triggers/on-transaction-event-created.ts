import type { Deps } from '../usecases/deps'
import { announceEvent } from '../usecases/transaction/announce-event'

/** Every step of every transaction: delivered at least once, told exactly once. */
export const onTransactionEventCreated = (
  deps: Deps,
  params: { id: string; event_id: string },
): Promise<void> => announceEvent(deps, params.id, params.event_id)
