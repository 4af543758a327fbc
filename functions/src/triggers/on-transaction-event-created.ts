import type { Deps } from '../usecases/deps'
import { notifyParties } from '../usecases/transaction/notify-parties'
import { countSales } from '../usecases/vendor/count-sales'

/** Events are delivered at least once; each notifies and is counted once. */
export const onTransactionEventCreated = async (
  deps: Deps,
  params: { id: string; event_id: string },
): Promise<void> => {
  await notifyParties(deps, params.id, params.event_id)
  await countSales(params.id, params.event_id)
}
