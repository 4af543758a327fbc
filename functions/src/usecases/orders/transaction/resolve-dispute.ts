import { AppError } from '../../../contract/api/errors'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { CommandOf } from '../../../domain/orders/transaction/decision'
import type { Deps } from '../../deps'
import {
  type By,
  type Entered,
  enter,
  type Recorded,
  requireEntered,
} from '../../operators/recorded'
import { traced } from '../../trace'
import { executeCommand } from './execute-command'

type Resolution = Omit<CommandOf<'resolve'>, 'action'> & {
  /** The version of the transaction that was looked at; without it, whatever it is now. */
  version?: number
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
  by: Omit<By, 'reason'>,
  id: string,
  { version, ...resolution }: Resolution,
): Promise<Recorded<Transaction>> => {
  const cause = traced(deps, { operation: deps.ids() })
  let entered: Entered | undefined
  const { transaction } = await executeCommand(cause, id, (before, now) => {
    if (version !== undefined && version !== before.event_count) {
      throw new AppError('operator/case-changed', { version: before.event_count })
    }
    return {
      command: { action: 'resolve', ...resolution },
      actor: { role: 'operator', id: by.operator },
      write: async (batch, { event, transaction: after }) => {
        const entry = {
          id: `${id}-${event.id}`,
          action: `resolve:${resolution.outcome}:${resolution.refund_minor}`,
          subject: id,
          before: stateOf(before),
          after: stateOf(after),
        }
        entered = await enter(deps, batch, { ...by, reason: resolution.reason }, entry, now)
      },
    }
  })
  return requireEntered(entered)(transaction)
}
