import type { OutboxItem, OutboxTask } from '../../../contract/outbox'
import type { Payout } from '../../../contract/wallet'
import { returnPayout, settlePayout } from '../../../domain/wallet/conclude-payout'
import type { Transfer } from '../../../providers/payments/transfers'
import { commitGuarded } from '../../../store/commit'
import { addPayoutStep } from '../../../store/payout-steps'
import { changePayout, readPayout } from '../../../store/payouts'
import type { Deps } from '../../deps'
import { logBooked } from '../../ledger/log-booked'
import { paceOf } from '../../pace'
import { isRefusal } from '../provider-problem'
import type { TaskResult } from './result'

type TransferTask = Extract<OutboxTask, { kind: 'transfer' }>

/** What is known of a transfer: an answer of the provider, or that it said no. */
type Known = Pick<Transfer, 'outcome' | 'fee_minor' | 'gateway_response'> & {
  transfer_code: string | null
}

const REFUSED: Known = {
  outcome: 'not_paid',
  fee_minor: null,
  gateway_response: 'refused',
  transfer_code: null,
}

const send = async (deps: Deps, item: OutboxItem, payout: Payout): Promise<Known> => {
  const { amount_minor, recipient_code, reference, id } = payout
  if (item.state !== 'due') {
    const found = await deps.payments.verifyTransfer(reference)
    if (found) return found
  }
  try {
    const reason = `Payout ${id}`
    return await deps.payments.initiateTransfer({ amount_minor, recipient_code, reference, reason })
  } catch (error) {
    if (isRefusal(error)) return REFUSED
    throw error
  }
}

/** Brings payout, wallet and ledger to where the provider's transfer is. Harmless to repeat. */
const follow = async (deps: Deps, id: string, known: Known): Promise<void> => {
  const booked = await commitGuarded(paceOf(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const kept = await readPayout(id)
    if (!kept) throw new Error(`the payout ${id} is gone`)
    if (known.outcome === 'open') {
      if (kept.data.state !== 'requested') return { answer: [], unchanged: true }
      changePayout(batch, kept, { state: 'sent' })
      return { answer: [] }
    }
    const step =
      known.outcome === 'paid'
        ? settlePayout(kept.data, known.fee_minor ?? 0, now)
        : returnPayout(kept.data, known.gateway_response ?? 'not paid', now)
    if (!step) return { answer: [], unchanged: true }
    addPayoutStep(batch, kept, step, now)
    return { answer: step.ledger }
  })
  logBooked(deps, booked)
}

/** Sends a payout with its one reference until the provider's answer is conclusive. */
export const workTransfer = async (
  deps: Deps,
  item: OutboxItem,
  task: TransferTask,
): Promise<TaskResult> => {
  const kept = await readPayout(task.payout_id)
  if (!kept) return { state: 'stuck', last_error: 'the payout is gone' }
  deps.failpoint?.('transfer:before-send')
  const known = await send(deps, item, kept.data)
  deps.failpoint?.('transfer:after-send')
  await follow(deps, task.payout_id, known)
  const state = known.outcome === 'open' ? 'sent' : 'done'
  return { state, provider_id: known.transfer_code, last_error: null }
}
