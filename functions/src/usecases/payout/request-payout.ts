import { AppError } from '../../contract/api/errors'
import type { LedgerEntry } from '../../contract/entities/ledger'
import type { Payout } from '../../contract/entities/wallet'
import { commitWithRetry } from '../../db/commit'
import { addTask } from '../../db/money/outbox'
import { addPayoutRequest } from '../../db/money/payout-steps'
import { readWallet } from '../../db/money/wallets'
import { hasOpenChargeback } from '../../db/orders/transactions'
import { readStore } from '../../db/vendors/vendors'
import { requestPayout as decidePayout } from '../../domain/wallet/request-payout'
import { backoffFrom } from '../backoff'
import type { Actor, Deps } from '../deps'
import { type IdempotentResult, idempotentRequest, withIdempotency } from '../idempotency'
import { logPostedEntries } from '../ledger/log-posted-entries'
import { checkLimit } from '../rate-limit'
import { requireSwitch } from '../switches/require-switch'

const payableOf = async (vendor_id: string) => {
  const [store, wallet, isContested] = await Promise.all([
    readStore(vendor_id),
    readWallet(vendor_id),
    hasOpenChargeback(vendor_id),
  ])
  if (!store) throw new AppError('auth/vendor-required')
  if (isContested) throw new AppError('payout/contested')
  if (!wallet) throw new AppError('payout/insufficient', { available_minor: 0 })
  return { wallet, store: store.private }
}

/**
 * Moves available money out of the wallet and queues its transfer in the outbox, with the payout's
 * fixed reference.
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
  const request = { id, reference: `oja-t-${id}`, amount_minor: body.amount_minor }
  let posted: readonly LedgerEntry[] = []
  const done = await commitWithRetry(backoffFrom(deps), 'transaction/busy', (batch) => {
    posted = []
    deps.failpoint?.('payout:before-read')
    const now = deps.clock()
    return withIdempotency(batch, idempotency, now, async () => {
      const count = await checkLimit('payout', vendor.uid, now)
      await requireSwitch(deps, 'payouts')
      const { wallet, store } = await payableOf(vendor.uid)
      const step = decidePayout({ wallet: wallet.data, store }, request, now)
      addPayoutRequest(batch, wallet, step, now)
      addTask(batch, id, step.task, now)
      count(batch)
      posted = step.ledger
      deps.failpoint?.('payout:before-commit')
      return step.payout
    })
  })
  logPostedEntries(deps, posted)
  deps.failpoint?.('payout:after-commit')
  return done
}
