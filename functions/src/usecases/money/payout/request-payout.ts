import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import type { Payout } from '../../../contract/entities/money/wallet'
import { commitWithRetry } from '../../../db/commit'
import { backoffFrom } from '../../backoff'
import type { Actor, Deps } from '../../deps'
import {
  type IdempotentResult,
  idempotentRequest,
  orItsAnswer,
  withIdempotency,
} from '../../idempotency'
import { logPostedEntries } from '../../log-posted-entries'
import { checkLimit } from '../../rate-limit'
import { requireSwitch } from '../../switches/require-switch'
import { addPayout, loadPayable } from './add-payout'

/**
 * Moves available money out of the wallet, and what the payout costs on top, and queues its transfer.
 * @throws AppError `payout/...`, `request/rate-limited`, `idempotency/key-reused`
 */
export const requestPayout = async (
  deps: Deps,
  vendor: Actor,
  body: { amount_minor: number },
  key: string | undefined,
): Promise<IdempotentResult<Payout>> => {
  const idempotency = idempotentRequest({ uid: vendor.uid, endpoint: 'vendors.payout', key, body })
  const id = deps.ids()
  let posted: readonly LedgerEntry[] = []
  const pay = () =>
    commitWithRetry(backoffFrom(deps), 'transaction/busy', (batch) => {
      posted = []
      deps.failpoint?.('payout:before-read')
      const now = deps.clock()
      return withIdempotency(batch, idempotency, now, async () => {
        const count = await checkLimit('payout', vendor.uid, now)
        await requireSwitch(deps, 'payouts')
        const payable = await loadPayable(vendor.uid)
        const step = addPayout(batch, payable, { id, amount_minor: body.amount_minor }, now)
        count(batch)
        posted = step.ledger
        deps.failpoint?.('payout:before-commit')
        return step.payout
      })
    })
  const done = await orItsAnswer(deps, idempotency, pay)
  logPostedEntries(deps, posted)
  deps.failpoint?.('payout:after-commit')
  return done
}
