import { AppError } from '../../contract/api/errors'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import type { Batch } from '../../db/firestore'
import type { CommandOf } from '../../domain/transaction/decision'
import type { Deps } from '../deps'
import { traced } from '../trace'
import { executeCommand } from './execute-command'

type Resolution = Omit<CommandOf<'resolve'>, 'action'> & {
  /** The version of the transaction that was looked at; without it, whatever it is now. */
  version?: number
  /** Written in the same commit. */
  write?: (batch: Batch, now: number) => Promise<void> | void
}

/** What the audit log keeps of a transaction before and after a decision. */
const stateOf = ({ status, money, event_count }: Transaction) => ({
  status: status.status,
  event_count,
  ...money,
})

/**
 * Resolves an escalated or frozen dispute for an operator; the operator and the reason are stored.
 * What the parties did since `version` wins.
 * @throws AppError `operator/case-changed`, `transaction/action-not-allowed`, `settlement-out-of-range`, and
 * `chargeback-open` if a bank contests the money and that was not confirmed
 */
export const resolveDispute = async (
  deps: Deps,
  operator: string,
  id: string,
  { version, write, ...resolution }: Resolution,
): Promise<Transaction> => {
  const cause = traced(deps, { operation: deps.ids() })
  const { transaction } = await executeCommand(cause, id, (before, now) => {
    if (version !== undefined && version !== before.event_count) {
      throw new AppError('operator/case-changed', { version: before.event_count })
    }
    return {
      command: { action: 'resolve', ...resolution },
      actor: { role: 'operator', id: operator },
      write: async (batch, { event, transaction: after }) => {
        await addOpsDecision(batch, {
          id: `${id}-${event.id}`,
          operator,
          action: `resolve:${resolution.outcome}:${resolution.refund_minor}`,
          subject: id,
          reason: resolution.reason,
          before: stateOf(before),
          after: stateOf(after),
          at: timestampFromMillis(now),
        })
        await write?.(batch, now)
      },
    }
  })
  return transaction
}
