import type { BodyOf } from '../../../contract/api/endpoint'
import type { returnEndpoints } from '../../../contract/api/orders/returns'
import type { TransactionResponse } from '../../../contract/api/orders/transaction-reads'
import type { Actor, Deps } from '../../deps'
import { executeAsParty } from '../transaction/execute-as-party'
import { requireOwnFiles } from '../transaction/require-own-files'

/** Asks to send goods back, which stops the inspection. */
export const askReturn = (
  deps: Deps,
  actor: Actor,
  id: string,
  body: BodyOf<(typeof returnEndpoints)['ask']>,
): Promise<TransactionResponse> =>
  executeAsParty(deps, actor, id, async (transaction) => {
    await requireOwnFiles(deps, transaction, actor.uid, body.photo_paths)
    return { command: { action: 'ask_return', ...body } }
  })
