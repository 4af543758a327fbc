import type { Deps } from '../usecases/deps'
import { announceEvent } from '../usecases/transaction/announce-event'
import { countSales } from '../usecases/vendor/count-sales'

/** Every step of every transaction: delivered at least once, told and counted exactly once. */
export const onTransactionEventCreated = async (
  deps: Deps,
  params: { id: string; event_id: string },
): Promise<void> => {
  await announceEvent(deps, params.id, params.event_id)
  await countSales(params.id, params.event_id)
}
