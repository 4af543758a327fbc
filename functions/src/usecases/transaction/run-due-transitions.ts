import { AppError } from '../../contract/api/errors'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { MINUTE_MS, millisOf, SECOND_MS, timestampFromMillis } from '../../contract/time'
import { commitWithRetry } from '../../db/commit'
import { type DueKind, deferTransaction, dueTransactionIds } from '../../db/orders/transactions'
import { dueCommand } from '../../domain/transaction/due-command'
import { backoffFrom, FAILING_AFTER, retryDelayMs } from '../backoff'
import { isUnmoved } from '../delivery/cancel-parcel'
import type { Deps } from '../deps'
import { confirmPayment } from '../payment/confirm-payment'
import { workThrough } from '../work-through'
import { executeCommand, requireTransaction } from './execute-command'

/** Enough for all missed reminders and the final transition in one run. */
const MAX_STEPS = 6
const MAX_LATE_MS = 10 * MINUTE_MS

const SCHEDULE = { role: 'system', id: 'schedule' } as const

/** Logs work that the runs before should have done: an alert counts these lines. */
const reportLate = ({ clock, log }: Deps, id: string, { due_at }: Transaction): void => {
  const late_ms = due_at === null ? 0 : clock() - millisOf(due_at)
  if (late_ms > MAX_LATE_MS)
    log.warn('Due work is late', { id, late_s: Math.round(late_ms / SECOND_MS) })
}

/** The webhook may have been missed: asks the provider before an unpaid purchase expires. */
const askProviderFirst = async (deps: Deps, data: Transaction): Promise<void> => {
  const isEnding = dueCommand(data, deps.clock())?.action === 'expire'
  if (isEnding && data.payment.paid_at === null) await confirmPayment(deps, data.payment.reference)
}

/** Executes one due command; false if there is none. */
const step = async (deps: Deps, id: string): Promise<boolean> => {
  const { replayed } = await executeCommand(deps, id, async (transaction, now) => {
    const command = dueCommand(transaction, now)
    if (!command) return null
    const isParcels = command.action === 'expire' && transaction.money.carrier_minor
    return isParcels && (await isUnmoved(deps, id))
      ? { command: { action: 'expire', is_unmoved: true }, actor: SCHEDULE }
      : { command, actor: SCHEDULE }
  })
  return !replayed
}

const runOne = async (deps: Deps, id: string): Promise<boolean> => {
  const { data } = await requireTransaction(id)
  reportLate(deps, id, data)
  await askProviderFirst(deps, data)
  let steps = 0
  while (steps < MAX_STEPS && (await step(deps, id))) steps += 1
  return steps > 0
}

/** Postpones a transaction that can't be processed, with backoff. The deadline stays. */
const defer = (deps: Deps, id: string): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await requireTransaction(id)
    const now = deps.clock()
    const { due_at, due_failures = 0 } = stored.data
    const isDue = due_at !== null && millisOf(due_at) <= now
    if (!isDue) return { result: undefined, skip_commit: true }
    deferTransaction(batch, stored, {
      due_at: timestampFromMillis(now + retryDelayMs(due_failures)),
      due_failures: due_failures + 1,
    })
    if (due_failures + 1 === FAILING_AFTER) deps.log.error('A due item keeps failing', { id })
    return { result: undefined }
  })

/** Not a failure: another actor changed the transaction first. */
const isLost = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'transaction/action-not-allowed'

/** Executes everything that is due on one transaction. Idempotent and safe to run concurrently. */
const runOrDefer = async (deps: Deps, id: string): Promise<boolean> => {
  try {
    if (await runOne(deps, id)) return true
  } catch (error) {
    if (!isLost(error)) throw error
  }
  await defer(deps, id)
  return false
}

/** Expires, releases, reminds and escalates what is due. Returns how many transactions changed. */
export const runDueTransitions = (deps: Deps, kind: DueKind): Promise<number> =>
  workThrough(deps, {
    page: (limit) => dueTransactionIds(kind, deps.clock(), limit),
    idOf: (id) => id,
    work: (id) => runOrDefer(deps, id),
    postpone: (id) => defer(deps, id),
    failure: 'A due transaction failed',
  })
