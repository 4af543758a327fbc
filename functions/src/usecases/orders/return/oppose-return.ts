import type { BodyOf } from '../../../contract/api/endpoint'
import type { returnEndpoints } from '../../../contract/api/orders/returns'
import type { TransactionResponse } from '../../../contract/api/orders/transaction-reads'
import type { Actor, Deps } from '../../deps'
import { executeAsParty } from '../transaction/execute-as-party'
import { requireOwnFiles } from '../transaction/require-own-files'

/** Refuses a return, or contests what came back: either becomes a dispute. */
export const opposeReturn = (
  deps: Deps,
  actor: Actor,
  id: string,
  action: 'refuse_return' | 'contest_return',
  body: BodyOf<(typeof returnEndpoints)['refuse']>,
): Promise<TransactionResponse> =>
  executeAsParty(deps, actor, id, async (transaction) => {
    await requireOwnFiles(deps, transaction, actor.uid, body.evidence_paths)
    return { command: { action, ...body } }
  })
