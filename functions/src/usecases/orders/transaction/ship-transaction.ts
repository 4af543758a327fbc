import type { TransactionResponse } from '../../../contract/api/orders/transaction-reads'
import type { Shipment } from '../../../contract/entities/orders/transaction'
import type { Actor, Deps } from '../../deps'
import { executeAsParty } from './execute-as-party'
import { requireOwnFiles } from './require-own-files'

type Shipping = Omit<Shipment, 'shipped_at' | 'delivered_at' | 'proof'>

export const shipTransaction = (
  deps: Deps,
  actor: Actor,
  id: string,
  shipment: Shipping,
): Promise<TransactionResponse> =>
  executeAsParty(deps, actor, id, async (transaction) => {
    const photos = shipment.photo_path === undefined ? [] : [shipment.photo_path]
    await requireOwnFiles(deps, transaction, actor.uid, photos)
    return { command: { action: 'ship', shipment } }
  })
