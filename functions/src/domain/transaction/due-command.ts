import type { Transaction } from '../../contract/entities/transaction'
import { actionsFor } from '../../contract/escrow/actions'
import type { EscrowAction } from '../../contract/escrow/transition'
import type { CommandOf } from './decision'

/** What the table lets time alone bring about. */
const TIMED = [
  'expire',
  'allow_cancellation',
  'auto_release',
  'resolve_by_default',
  'escalate',
  'remind',
] as const satisfies readonly EscrowAction[]

/** The command that a sweep has for a transaction at this instant, if it has any. */
export const dueCommand = (
  transaction: Transaction,
  now: number,
): CommandOf<(typeof TIMED)[number]> | undefined => {
  const allowed = actionsFor(transaction, 'system', now)
  const action = TIMED.find((timed) => allowed.includes(timed))
  return action && { action }
}
