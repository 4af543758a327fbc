import { OPEN_PAYOUT_STATES, type Payout } from '../../../contract/entities/money/wallet'
import type { OutboxTask } from '../../../contract/entities/outbox'
import { MINUTE_MS } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { readChain } from '../../../db/money/ledger'
import { addPayoutReturn, addPayoutStep } from '../../../db/money/payout-steps'
import { changePayout, readPayout } from '../../../db/money/payouts'
import { readWallet } from '../../../db/money/wallets'
import { payoutPaid, postedFeeOf, returnPayout } from '../../../domain/money/wallet/conclude-payout'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { logPostedEntries } from '../../log-posted-entries'
import { syncBalance } from '../../money/wallet/sync-balance'
import type { Lease } from '../outbox-lease'
import type { TaskResult } from './result'
import { type KnownTransfer, sendTransfer, taskStateOf } from './send-transfer'

type TransferTask = Extract<OutboxTask, { kind: 'transfer' }>

/** Brings payout, wallet and ledger in line with the provider's transfer. Idempotent. */
const follow = async (
  deps: Deps,
  { id, vendor_id }: Pick<Payout, 'id' | 'vendor_id'>,
  known: KnownTransfer,
): Promise<void> => {
  const posted = await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const stored = await readPayout(id)
    if (!stored) throw new Error(`the payout ${id} is gone`)
    const { outcome, cost_minor, gateway_response } = known
    if (outcome === 'open') {
      const state = known.needs_otp ? 'awaiting_otp' : 'sent'
      const isOpen = OPEN_PAYOUT_STATES.some((open) => open === stored.data.state)
      if (!isOpen || stored.data.state === state) return { result: [], skip_commit: true }
      changePayout(batch, stored, { state })
      return { result: [] }
    }
    const posted_minor = outcome === 'paid' ? 0 : postedFeeOf(await readChain(id))
    const step =
      outcome === 'paid'
        ? payoutPaid(stored.data, cost_minor ?? 0, now)
        : returnPayout(stored.data, gateway_response ?? 'not paid', now, {
            posted_minor,
            // The provider returns the amount but doesn't mention the fee, so the fee stays posted.
            kept_minor: cost_minor ?? posted_minor,
          })
    if (!step) return { result: [], skip_commit: true }
    const wallet = outcome === 'paid' ? undefined : await readWallet(stored.data.vendor_id)
    if (wallet) addPayoutReturn(batch, { stored, wallet }, step, now)
    else addPayoutStep(batch, stored, step, now)
    return { result: step.ledger }
  })
  logPostedEntries(deps, posted)
  if (known.outcome === 'not_paid') await syncBalance(deps, vendor_id)
}

/** Sends a payout with its fixed reference until the provider's response is conclusive. */
export const handleTransfer = async (
  deps: Deps,
  task: TransferTask,
  lease: Lease,
): Promise<TaskResult> => {
  const { item } = lease
  const stored = await readPayout(task.payout_id)
  if (!stored) return { state: 'dead', last_error: 'the payout is gone' }
  const isUnsent = item.state === 'pending' && !item.unanswered
  if (isUnsent && (await deps.switchedOff()).has('payouts')) {
    const last_error = 'payouts are switched off'
    return { state: 'pending', last_error, waits: true, retry_in_ms: 5 * MINUTE_MS }
  }
  deps.failpoint?.('transfer:before-send')
  const { amount_minor, recipient_code, reference, id } = stored.data
  const reason = `Payout ${id}`
  const known = await sendTransfer(deps, lease, { amount_minor, recipient_code, reference, reason })
  deps.failpoint?.('transfer:after-send')
  if (!('outcome' in known)) return known
  await follow(deps, stored.data, known)
  const state = taskStateOf(known)
  return { state, provider_id: known.transfer_code, last_error: null, unanswered: null }
}
