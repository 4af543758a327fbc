import { positiveMinor } from '../../../contract/amount'
import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import type { Payment } from '../../../contract/entities/money/payment'
import type { TopUp } from '../../../contract/entities/money/top-up'
import type { Wallet } from '../../../contract/entities/money/wallet'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import type { Batch, Versioned } from '../../../db/firestore'
import { addTask } from '../../../db/money/outbox'
import { changePayment } from '../../../db/money/payments'
import { requirePayment } from '../../../db/money/require-payment'
import { addTopUpStep, changeTopUp, readTopUp } from '../../../db/money/top-ups'
import { addWalletEntry, moveWalletIfUnchanged, readWallet } from '../../../db/money/wallets'
import { readVendor } from '../../../db/people/vendors'
import { creditTopUp, lapseTopUp, returnTopUp } from '../../../domain/money/wallet/top-up'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { logPostedEntries } from '../../log-posted-entries'
import { type ChargeMatch, isFinal, matchCharge } from '../../orders/checkout/confirm-charge'
import { syncBalance } from '../wallet/sync-balance'

type Stored = { payment: Versioned<Payment>; top_up: Versioned<TopUp>; wallet: Versioned<Wallet> }

const readAll = async (reference: string): Promise<Stored> => {
  const payment = await requirePayment(reference)
  const { top_up_id = '', buyer_id } = payment.data
  const [top_up, wallet] = await Promise.all([readTopUp(top_up_id), readWallet(buyer_id)])
  if (!top_up || !wallet) throw new Error(`the top-up of ${reference} is gone`)
  return { payment, top_up, wallet }
}

/** The wallet doesn't wait any more for what was on the way; another top-up stays. */
const endedIn = ({ top_up, wallet }: Stored) =>
  wallet.data.top_up?.id === top_up.data.id ? { top_up: null } : {}

/** Ends a top-up that nobody paid: its wallet takes another. */
const lapse = (batch: Batch, stored: Stored, change: Partial<Payment>, now: number): void => {
  changeTopUp(batch, stored.top_up, lapseTopUp(stored.top_up.data, now))
  changePayment(batch, stored.payment, { ...change, updated_at: timestampFromMillis(now) })
  moveWalletIfUnchanged(batch, stored.wallet, { move: {}, ...endedIn(stored) }, now)
}

/** What was written off is a debt's payment, and a suspended or closed store is paid nothing. */
const isTakenBy = async ({ data }: Versioned<Wallet>): Promise<boolean> =>
  (data.written_off_minor ?? 0) === 0 &&
  (await readVendor(data.vendor_id))?.data.status === 'active'

const credit = (
  batch: Batch,
  stored: Stored,
  { provider_fee_minor, change }: { provider_fee_minor: number; change: ChargeMatch['change'] },
  now: number,
): LedgerEntry[] => {
  const { payment, top_up, wallet } = stored
  const step = creditTopUp(top_up.data, wallet.data, provider_fee_minor, now)
  const { line, move, topped_up } = step
  addTopUpStep(batch, top_up, step)
  changePayment(batch, payment, { ...change, updated_at: timestampFromMillis(now) })
  moveWalletIfUnchanged(batch, wallet, { move, topped_up, ...endedIn(stored) }, now)
  addWalletEntry(batch, wallet.data.vendor_id, line)
  return step.ledger
}

type Outcome = Exclude<ChargeMatch['outcome'], { kind: 'failed' }>

/** Sends all of it back to who paid: it is no part of the wallet. */
const giveBack = (
  batch: Batch,
  stored: Stored,
  { outcome, change }: { outcome: Outcome; change: ChargeMatch['change'] },
  now: number,
): LedgerEntry[] => {
  const { payment, top_up, wallet } = stored
  const { reference, currency } = payment.data
  const charged = outcome.kind === 'paid' ? { ...payment.data, ...outcome, currency } : outcome
  const step = returnTopUp(top_up.data, charged, now)
  const mismatch = outcome.kind === 'paid' ? 'late' : outcome.mismatch
  addTopUpStep(batch, top_up, step)
  changePayment(batch, payment, {
    ...change,
    state: 'mismatched',
    mismatch,
    updated_at: timestampFromMillis(now),
  })
  moveWalletIfUnchanged(batch, wallet, { move: {}, ...endedIn(stored) }, now)
  const amount_minor = positiveMinor(charged.amount_minor)
  if (amount_minor) {
    const { id } = top_up.data
    const task = { top_up_id: id, payment_reference: reference, amount_minor } as const
    addTask(batch, id, { kind: 'top_up_refund', ...task, currency: charged.currency }, now)
  }
  return step.ledger
}

const apply = async (
  deps: Deps,
  { buyer_id, reference }: Payment,
  { outcome, change }: ChargeMatch,
): Promise<Payment['state']> => {
  const done = await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const stored = await readAll(reference)
    const { data } = stored.payment
    if (isFinal(data)) return { result: { state: data.state, posted: [] }, skip_commit: true }
    if (outcome.kind === 'failed') {
      if (stored.top_up.data.state !== 'awaiting') {
        return { result: { state: data.state, posted: [] }, skip_commit: true }
      }
      lapse(batch, stored, change, now)
      return { result: { state: change.state, posted: [] } }
    }
    const isInTime = stored.top_up.data.state === 'awaiting' && outcome.kind === 'paid'
    const isTaken = isInTime && (await isTakenBy(stored.wallet))
    const posted = isTaken
      ? credit(batch, stored, { ...outcome, change }, now)
      : giveBack(batch, stored, { outcome, change }, now)
    if (change.is_fee_estimated) {
      addTask(batch, reference, { kind: 'charge_fee', payment_reference: reference }, now)
    }
    return { result: { state: isTaken ? change.state : ('mismatched' as const), posted } }
  })
  logPostedEntries(deps, done.posted)
  await syncBalance(deps, buyer_id)
  return done.state
}

/**
 * Applies what became of a vendor's payment into the wallet: credited, or sent back where it came
 * late, differs from what was agreed or can't be taken any more. Idempotent.
 */
export const confirmTopUp = async (deps: Deps, payment: Payment): Promise<Payment['state']> => {
  if (isFinal(payment)) return payment.state
  deps.failpoint?.('confirm:before-verify')
  const charge = await deps.payments.verifyTransaction(payment.reference)
  deps.failpoint?.('confirm:after-verify')
  const match = matchCharge(charge, payment)
  return match ? apply(deps, payment, match) : payment.state
}

/** Lets a top-up lapse that nobody paid, after it was asked about once more. Idempotent. */
export const lapseUnpaid = async (deps: Deps, reference: string): Promise<boolean> => {
  const { data } = await requirePayment(reference)
  await confirmTopUp(deps, data)
  return commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readAll(reference)
    if (stored.top_up.data.state !== 'awaiting') return { result: false, skip_commit: true }
    lapse(batch, stored, { state: 'failed' }, deps.clock())
    return { result: true }
  })
}
