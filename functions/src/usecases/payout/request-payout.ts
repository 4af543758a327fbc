import { AppError } from '../../contract/errors'
import type { LedgerEntry } from '../../contract/ledger'
import type { Payout } from '../../contract/wallet'
import { requestPayout as decidePayout } from '../../domain/wallet/request-payout'
import { commitGuarded } from '../../store/commit'
import { addTask } from '../../store/outbox'
import { addPayoutRequest } from '../../store/payout-steps'
import { hasOpenChargeback } from '../../store/transactions'
import { readStore } from '../../store/vendors'
import { readWallet } from '../../store/wallets'
import type { Actor, Deps } from '../deps'
import { answerOnce, type KeyedAnswer, keyedRequest } from '../idempotency'
import { logBooked } from '../ledger/log-booked'
import { paceOf } from '../pace'
import { checkLimit } from '../rate-limit'

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
 * Takes available money out of the wallet for a transfer, which the outbox sends with the payout's
 * one reference.
 * @throws AppError `payout/...`, `request/rate-limited`, `idempotency/key-reused`
 */
export const requestPayout = async (
  deps: Deps,
  vendor: Actor,
  body: { amount_minor: number },
  key: string | undefined,
): Promise<KeyedAnswer<Payout>> => {
  const keyed = keyedRequest({ uid: vendor.uid, endpoint: 'vendors.payout', key, body })
  const id = deps.ids()
  const request = { id, reference: `oja-t-${id}`, amount_minor: body.amount_minor }
  let booked: readonly LedgerEntry[] = []
  const done = await commitGuarded(paceOf(deps), 'transaction/busy', (batch) => {
    booked = []
    deps.failpoint?.('payout:before-read')
    const now = deps.clock()
    return answerOnce(batch, keyed, now, async () => {
      const count = await checkLimit('payout', vendor.uid, now)
      const { wallet, store } = await payableOf(vendor.uid)
      const step = decidePayout({ wallet: wallet.data, store }, request, now)
      addPayoutRequest(batch, wallet, step, now)
      addTask(batch, id, step.task, now)
      count(batch)
      booked = step.ledger
      deps.failpoint?.('payout:before-commit')
      return step.payout
    })
  })
  logBooked(deps, booked)
  deps.failpoint?.('payout:after-commit')
  return done
}
