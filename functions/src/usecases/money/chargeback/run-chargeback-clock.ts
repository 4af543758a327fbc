import type { Transaction } from '../../../contract/entities/orders/transaction'
import { isOpenOutboxState, type OutboxTask } from '../../../contract/entities/outbox'
import { millisOf, timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { changeOutboxItem, outboxOfTransaction, readOutboxItem } from '../../../db/money/outbox'
import { requirePayment } from '../../../db/money/require-payment'
import { readTransaction } from '../../../db/orders/transactions'
import { answerByRule, answersAt } from '../../../domain/money/chargeback/answer'
import { claimIn } from '../../../domain/orders/checkout/claim'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import type { TaskResult } from '../../outbox/handlers/result'
import { acceptChargeback, logAnswer } from './answer-chargeback'
import { buildPack, readPack } from './build-pack'
import { type OrderWithEvents, readContestedOrders } from './contested-orders'
import { noteAnswered } from './note-answered'
import { sendContest } from './send-contest'

type ClockTask = Extract<OutboxTask, { kind: 'chargeback_evidence' }>

/** Who answers if nobody did. */
const RULE = { operator: 'rule', reason: 'Nobody answered in time.' } as const

const answer = async (
  deps: Deps,
  { transaction_id, chargeback_id }: ClockTask,
  orders: readonly OrderWithEvents[],
  pack: Buffer,
): Promise<TaskResult> => {
  const kind = answerByRule(orders)
  if (kind === 'accept') {
    await acceptChargeback(deps, transaction_id, { ...RULE, chargeback_id })
    return { state: 'completed' }
  }
  const claim = { id: chargeback_id, given_minor: 0 }
  await logAnswer(deps, RULE, transaction_id, `contest-chargeback:${chargeback_id}`, claim)
  const provider_id = await sendContest(deps, chargeback_id, orders, pack)
  if (kind === 'contest_weakly') {
    deps.log.error('A chargeback was contested without proof', {
      id: transaction_id,
      chargeback_id,
    })
  }
  return { state: 'completed', provider_id }
}

/**
 * Keeps the evidence pack of a chargeback ready, and answers by rule four hours before the
 * provider's deadline if nobody did. Once for all transactions of the charge: with the task of the
 * first.
 */
export const runChargebackClock = async (deps: Deps, task: ClockTask): Promise<TaskResult> => {
  const { transaction_id, chargeback_id } = task
  const dispute = await deps.payments.fetchDispute(chargeback_id)
  if (dispute.state !== 'awaiting_merchant_feedback') {
    await noteAnswered(deps, transaction_id, chargeback_id)
    return { state: 'completed' }
  }
  const stored = await readTransaction(transaction_id)
  if (!stored) return { state: 'dead', last_error: 'the transaction is gone' }
  const orders = await readContestedOrders(chargeback_id, stored.data)
  const isFirst = orders[0]?.transaction.id === transaction_id
  const isConcerned = orders.some(({ transaction }) => transaction.id === transaction_id)
  if (!isConcerned) return { state: 'completed' }
  const claim = claimIn(stored.data, chargeback_id)
  const due_at = dispute.due_at ?? (claim ? millisOf(claim.due_at) : 0)
  const answers_at = answersAt(due_at)
  const isTime = deps.clock() >= answers_at
  // If an operator gives the chargeback to fewer orders, another one is the first.
  if (!isFirst && isTime) return { state: 'completed' }
  if (!isTime) {
    if (isFirst) await buildPack(deps, orders)
    return { state: 'pending', retry_at: answers_at }
  }
  const pack = await buildPack(deps, orders).catch((error: unknown) => {
    deps.log.warn('A chargeback pack could not be rebuilt', {
      id: transaction_id,
      error: String(error),
    })
    return readPack(deps, orders)
  })
  return answer(deps, task, orders, pack)
}

/** Makes the clocks of a payment's open chargebacks due: what happened belongs into the pack. */
export const renewPacks = async (
  deps: Deps,
  { chargebacks, payment: { reference } }: Transaction,
): Promise<void> => {
  if (!chargebacks.some(({ state }) => state === 'open')) return
  const { data: payment } = await requirePayment(reference)
  const tasks = (await Promise.all(payment.transaction_ids.map(outboxOfTransaction))).flat()
  for (const { id, task, state } of tasks) {
    if (task.kind !== 'chargeback_evidence' || !isOpenOutboxState(state)) continue
    await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
      const item = await readOutboxItem(id)
      if (!item || !isOpenOutboxState(item.data.state))
        return { result: undefined, skip_commit: true }
      const now = timestampFromMillis(deps.clock())
      changeOutboxItem(batch, item, { look_again: item.data.lease !== null, next_attempt_at: now })
      return { result: undefined }
    })
  }
}
