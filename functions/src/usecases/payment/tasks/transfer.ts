import type { OutboxTask } from '../../../contract/outbox'
import { bookedFeeOf, returnPayout, settlePayout } from '../../../domain/wallet/conclude-payout'
import { commitGuarded } from '../../../store/commit'
import { readChain } from '../../../store/ledger'
import { addPayoutStep } from '../../../store/payout-steps'
import { changePayout, readPayout } from '../../../store/payouts'
import type { Deps } from '../../deps'
import { logBooked } from '../../ledger/log-booked'
import { paceOf } from '../../pace'
import type { Lease } from '../outbox-lease'
import type { TaskResult } from './result'
import { type KnownTransfer, sendTransfer } from './send-transfer'

type TransferTask = Extract<OutboxTask, { kind: 'transfer' }>

/** Brings payout, wallet and ledger to where the provider's transfer is. Harmless to repeat. */
const follow = async (deps: Deps, id: string, known: KnownTransfer): Promise<void> => {
  const booked = await commitGuarded(paceOf(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const kept = await readPayout(id)
    if (!kept) throw new Error(`the payout ${id} is gone`)
    const { outcome, cost_minor, gateway_response } = known
    if (outcome === 'open') {
      if (kept.data.state !== 'requested') return { answer: [], unchanged: true }
      changePayout(batch, kept, { state: 'sent' })
      return { answer: [] }
    }
    const booked_minor = outcome === 'paid' ? 0 : bookedFeeOf(await readChain(id))
    const step =
      outcome === 'paid'
        ? settlePayout(kept.data, cost_minor ?? 0, now)
        : returnPayout(kept.data, gateway_response ?? 'not paid', now, {
            booked_minor,
            // The provider promises the amount and says nothing of the fee: it stays booked.
            kept_minor: cost_minor ?? booked_minor,
          })
    if (!step) return { answer: [], unchanged: true }
    addPayoutStep(batch, kept, step, now)
    return { answer: step.ledger }
  })
  logBooked(deps, booked)
}

/** Sends a payout with its one reference until the provider's answer is conclusive. */
export const workTransfer = async (
  deps: Deps,
  lease: Lease,
  task: TransferTask,
): Promise<TaskResult> => {
  const kept = await readPayout(task.payout_id)
  if (!kept) return { state: 'stuck', last_error: 'the payout is gone' }
  deps.failpoint?.('transfer:before-send')
  const { amount_minor, recipient_code, reference, id } = kept.data
  const reason = `Payout ${id}`
  const known = await sendTransfer(deps, lease, { amount_minor, recipient_code, reference, reason })
  deps.failpoint?.('transfer:after-send')
  if (!('outcome' in known)) return known
  await follow(deps, task.payout_id, known)
  const state = known.outcome === 'open' ? 'sent' : 'done'
  return { state, provider_id: known.transfer_code, last_error: null, unanswered: null }
}
