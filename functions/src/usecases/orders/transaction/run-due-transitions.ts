import { AppError } from '../../../contract/api/errors'
import { wayThereMinor } from '../../../contract/entities/money/statement'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { goodsText } from '../../../contract/goods-text'
import { COLLECTIONS } from '../../../contract/paths'
import { failingTransactions } from '../../../contract/queries/orders/transactions'
import { bind } from '../../../contract/queries/query'
import { MINUTE_MS, millisOf, SECOND_MS } from '../../../contract/time'
import { dueTransactions, type PaidOrNot } from '../../../db/orders/transactions'
import { dueCommand } from '../../../domain/orders/transaction/due-command'
import { isUnmoved } from '../../carriers/is-unmoved'
import type { Deps } from '../../deps'
import { dueKind, postponeDue, workDue } from '../../jobs/due'
import { confirmCharge } from '../checkout/confirm-charge'
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
  if (isEnding && data.payment.paid_at === null) await confirmCharge(deps, data.payment.reference)
}

/** Executes one due command; false if there is none. */
const step = async (deps: Deps, id: string): Promise<boolean> => {
  const { replayed } = await executeCommand(deps, id, async (transaction, now) => {
    const command = dueCommand(transaction, now)
    if (!command) return null
    const isParcels = command.action === 'expire' && wayThereMinor(transaction) > 0
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
  await postponeDue(deps, TRANSACTIONS, id, 'Nothing could be done.')
  return false
}

/** Transactions with something to do: a reminder, a release, an end. The deadline stays. */
export const TRANSACTIONS = dueKind<Transaction>({
  name: 'transaction',
  collections: [COLLECTIONS.transactions],
  fields: { at: 'due_at', failures: 'due_failures' },
  due: (now, limit) => dueTransactions('paid', now, limit),
  failing: (least) => bind(failingTransactions, { least }),
  isWaiting: ({ due_at }) => due_at !== null,
  work: runOrDefer,
  failure: 'A due transaction failed',
  describe: (transaction) => ({
    subject: { type: 'transaction', id: transaction.id },
    title: goodsText(transaction),
    due_at: transaction.due_at ?? transaction.updated_at,
    amount_minor: transaction.money.held_minor,
    currency: transaction.currency,
    parties: [transaction.buyer_id, transaction.vendor_id],
  }),
})

/** Expires, releases, reminds and escalates what is due. Returns how many transactions changed. */
export const runDueTransitions = (deps: Deps, of: PaidOrNot): Promise<number> =>
  workDue(deps, TRANSACTIONS, { due: (now, limit) => dueTransactions(of, now, limit) })
