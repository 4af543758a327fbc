import type { Transaction } from '../../../contract/entities/orders/transaction'
import { actionsFor } from '../../../contract/escrow/actions'
import type { EscrowAction } from '../../../contract/escrow/transition'
import type { CommandOf } from './decision'

/** The actions that the scheduled job performs, in order of precedence. */
const TIMED = [
  'expire',
  'allow_cancellation',
  'auto_release',
  'agree_return',
  'lapse_return',
  'escalate_return',
  'accept_return',
  'resolve_by_default',
  'escalate',
  'remind',
] as const satisfies readonly EscrowAction[]

/** The command that a scheduled job should run on the transaction at `now`, if any. */
export const dueCommand = (
  transaction: Transaction,
  now: number,
): CommandOf<(typeof TIMED)[number]> | undefined => {
  const allowed = actionsFor(transaction, 'system', now)
  const action = TIMED.find((timed) => allowed.includes(timed))
  return action && { action }
}
