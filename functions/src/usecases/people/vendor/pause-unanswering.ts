import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { TransactionEvent } from '../../../contract/entities/orders/transaction-parts'
import type { EscrowState } from '../../../contract/escrow/transition'
import { millisOf, timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { newestSales } from '../../../db/orders/transactions'
import { changeVendor, readStore, readVendor } from '../../../db/people/vendors'
import { isUnanswering } from '../../../domain/people/vendor/unanswered'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { notify } from '../../messaging/notification/notify'

/** Enough to find three that are decided behind those that still wait. */
const LOOKED_AT = 20

const UNANSWERED: EscrowState = 'awaiting_confirmation'

/**
 * Pauses a store after an order that it never answered, if it was one too many in a row, and notifies
 * its owner in the same commit. A paused store stays as it is.
 */
export const pauseUnanswering = async (
  deps: Deps,
  { id: transaction_id, vendor_id }: Transaction,
  event: TransactionEvent,
): Promise<void> => {
  if (event.action !== 'expire' || event.from !== UNANSWERED) return
  const [orders, store] = await Promise.all([
    newestSales(vendor_id, LOOKED_AT),
    readStore(vendor_id),
  ])
  const resumed_at = store?.private.resumed_at
  if (!store || !isUnanswering(orders, resumed_at ? millisOf(resumed_at) : 0)) return
  await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readVendor(vendor_id)
    if (!stored || stored.data.rest?.paused_at) return { result: undefined, skip_commit: true }
    const at = timestampFromMillis(deps.clock())
    changeVendor(batch, stored, {
      rest: { holiday: null, ...stored.data.rest, paused_at: at },
    })
    await notify(deps, batch, {
      uid: vendor_id,
      type: 'STORE_PAUSED',
      id: `paused-${transaction_id}`,
      values: { vendor_name: stored.data.name },
      at,
    })
    return { result: undefined }
  })
}
