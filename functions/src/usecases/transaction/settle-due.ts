import { AppError } from '../../contract/errors'
import { dueCommand } from '../../domain/transaction/due-command'
import { dueTransactionIds } from '../../store/transactions'
import type { Deps } from '../deps'
import { confirmPayment } from '../payment/confirm-payment'
import { act, requireTransaction } from './act'

const BATCH = 100
/** Reminders that were missed and the end after them, in one sweep. */
const MOST_STEPS = 6

const SWEEP = { actor: 'system', id: 'sweep' } as const

/** Money may have come without our being told: the provider is asked before a purchase expires. */
const askProviderFirst = async (deps: Deps, id: string): Promise<void> => {
  const { data } = await requireTransaction(id)
  const isEnding = dueCommand(data, deps.clock())?.action === 'expire'
  if (isEnding && data.payment.paid_at === null) await confirmPayment(deps, data.payment.reference)
}

/** One thing that time brings about; false when there was none. */
const step = async (deps: Deps, id: string): Promise<boolean> => {
  const { replayed } = await act(deps, id, (transaction, now) => {
    const command = dueCommand(transaction, now)
    return command ? { command, who: SWEEP } : null
  })
  return !replayed
}

/** Everything that is due on one transaction. Harmless to run twice or in two places at once. */
const settleOne = async (deps: Deps, id: string): Promise<boolean> => {
  await askProviderFirst(deps, id)
  let steps = 0
  while (steps < MOST_STEPS && (await step(deps, id))) steps += 1
  return steps > 0
}

const isLost = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'transaction/action-not-allowed'

/** Ends, releases, reminds and escalates what is due. Gives how many transactions changed. */
export const settleDue = async (deps: Deps): Promise<number> => {
  let settled = 0
  for (const id of await dueTransactionIds(deps.clock(), BATCH)) {
    try {
      if (await settleOne(deps, id)) settled += 1
    } catch (error) {
      // Somebody acted first, or the provider does not answer: the next sweep looks again.
      if (!isLost(error)) deps.log.error('A due transaction failed', { id, error: String(error) })
    }
  }
  return settled
}
