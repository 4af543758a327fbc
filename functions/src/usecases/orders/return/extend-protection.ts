import type { TransactionResponse } from '../../../contract/api/orders/transaction-reads'
import { millisOf } from '../../../contract/time'
import type { Actor, Deps } from '../../deps'
import { executeAsParty } from '../transaction/execute-as-party'

/** Adds days to the inspection, once: a second request sees another end, and is refused with it. */
export const extendProtection = (
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<TransactionResponse> =>
  executeAsParty(deps, actor, id, ({ deadline }) => ({
    command: { action: 'extend_protection', ends_ms: deadline ? millisOf(deadline.at) : 0 },
  }))
