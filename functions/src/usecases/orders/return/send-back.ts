import type { BodyOf } from '../../../contract/api/endpoint'
import type { returnEndpoints } from '../../../contract/api/orders/returns'
import type { TransactionResponse } from '../../../contract/api/orders/transaction-reads'
import { findTransition } from '../../../contract/escrow/actions'
import type { Actor, Deps } from '../../deps'
import { checkCode } from '../transaction/check-code'
import { executeAsParty } from '../transaction/execute-as-party'
import { requireOwnFiles } from '../transaction/require-own-files'

/** Says how the goods were sent back. */
export const sendBack = (
  deps: Deps,
  actor: Actor,
  id: string,
  shipment: BodyOf<(typeof returnEndpoints)['sendBack']>,
): Promise<TransactionResponse> =>
  executeAsParty(deps, actor, id, async (transaction) => {
    const photos = shipment.photo_path === undefined ? [] : [shipment.photo_path]
    await requireOwnFiles(deps, transaction, actor.uid, photos)
    return { command: { action: 'send_back', shipment } }
  })

/** Proves by the code on the vendor's screen that the goods are with the store. */
export const handBack = (
  deps: Deps,
  actor: Actor,
  id: string,
  return_code: string,
): Promise<TransactionResponse> =>
  executeAsParty(deps, actor, id, async (transaction, party, now) => {
    const command = { action: 'take_back' } as const
    // If nothing is on its way back, the attempt doesn't count.
    if (findTransition(transaction, command.action, party, now)) {
      await checkCode(deps, transaction, 'return_codes', return_code)
    }
    return { command }
  })
