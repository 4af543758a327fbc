import { readEvent, readTransaction } from '../db/orders/transactions'
import { renewPacks } from '../usecases/chargeback/run-chargeback-clock'
import type { Deps } from '../usecases/deps'
import { emptyCart } from '../usecases/transaction/empty-cart'
import { notifyParties } from '../usecases/transaction/notify-parties'
import { countSales } from '../usecases/vendor/count-sales'
import { pauseUnanswering } from '../usecases/vendor/pause-unanswering'
import { syncTrial } from '../usecases/vendor/sync-trial'
import { holdFlaggedSale } from '../usecases/wallet/hold-flagged-sale'
import { syncBalanceAfter } from '../usecases/wallet/sync-balance'

/** Events are delivered at least once; each notifies and is counted once. */
export const onTransactionEventCreated = async (
  deps: Deps,
  params: { id: string; event_id: string },
): Promise<void> => {
  const [event, stored] = await Promise.all([
    readEvent(params.id, params.event_id),
    readTransaction(params.id),
  ])
  if (!event || !stored) return
  const { data: transaction } = stored
  await emptyCart(transaction, event)
  await notifyParties(deps, transaction, event)
  await countSales(transaction, event)
  await pauseUnanswering(deps, transaction, event)
  await renewPacks(deps, transaction)
  await holdFlaggedSale(deps, transaction, event)
  await syncBalanceAfter(deps, transaction, event)
  await syncTrial(deps, transaction)
}
