import { readEvent, readTransaction } from '../db/orders/transactions'
import type { Deps } from '../usecases/deps'
import { renewPacks } from '../usecases/money/chargeback/run-chargeback-clock'
import { countSales } from '../usecases/money/sales/count-sales'
import { holdFlaggedSale } from '../usecases/money/wallet/hold-flagged-sale'
import { syncBalanceAfter } from '../usecases/money/wallet/sync-balance'
import { emptyCart } from '../usecases/orders/transaction/empty-cart'
import { notifyParties } from '../usecases/orders/transaction/notify-parties'
import { pauseUnanswering } from '../usecases/people/vendor/pause-unanswering'
import { syncTrial } from '../usecases/people/vendor/sync-trial'

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
