import type { Transaction } from '../../contract/entities/transaction'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import type { CommandOf } from '../../domain/transaction/decision'
import type { Deps } from '../deps'
import { traced } from '../trace'
import { executeCommand } from './execute-command'

type Resolution = Omit<CommandOf<'resolve'>, 'action'>

/**
 * Resolves an escalated or frozen dispute for an operator; the operator and the reason are stored.
 * @throws AppError `transaction/action-not-allowed`, `settlement-out-of-range`, and
 * `chargeback-open` if a bank contests the money and that was not confirmed
 */
export const resolveDispute = async (
  deps: Deps,
  operator: string,
  id: string,
  resolution: Resolution,
): Promise<Transaction> => {
  const cause = traced(deps, { operation: deps.ids() })
  const { transaction } = await executeCommand(cause, id, (_transaction, now) => ({
    command: { action: 'resolve', ...resolution },
    actor: { role: 'operator', id: operator },
    write: (batch, { event }) =>
      addOpsDecision(batch, {
        id: `${id}-${event.id}`,
        operator,
        action: `resolve:${resolution.outcome}:${resolution.refund_minor}`,
        subject: id,
        reason: resolution.reason,
        at: timestampFromMillis(now),
      }),
  }))
  return transaction
}
