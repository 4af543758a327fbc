import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { readTransaction, saveTransaction } from '../../../db/orders/transactions'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'

/** Notes on a transaction that its chargeback was answered: nobody has to act on it any more. */
export const noteAnswered = (
  deps: Deps,
  transaction_id: string,
  chargeback_id: string,
): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'transaction/busy', async (batch) => {
    const stored = await readTransaction(transaction_id)
    const isWaiting = stored?.data.chargebacks.some(
      ({ id, state, answered_at }) => id === chargeback_id && state === 'open' && !answered_at,
    )
    if (!stored || !isWaiting) return { result: undefined, skip_commit: true }
    const answered_at = timestampFromMillis(deps.clock())
    const chargebacks = stored.data.chargebacks.map((claim) =>
      claim.id === chargeback_id ? { ...claim, answered_at } : claim,
    )
    saveTransaction(batch, stored, { ...stored.data, chargebacks })
    return { result: undefined }
  })
