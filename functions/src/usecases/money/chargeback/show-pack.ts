import { AppError } from '../../../contract/api/errors'
import { claimIn } from '../../../domain/orders/checkout/claim'
import type { Deps } from '../../deps'
import { requireTransaction } from '../../orders/transaction/execute-command'
import { readPack } from './build-pack'
import { readContestedOrders } from './contested-orders'

/**
 * The evidence for a chargeback as PDF.
 * @throws AppError `transaction/not-found`, `transaction/no-open-chargeback`
 */
export const showPack = async (deps: Deps, id: string, chargeback_id: string): Promise<Buffer> => {
  const { data } = await requireTransaction(id)
  if (!claimIn(data, chargeback_id)) throw new AppError('transaction/no-open-chargeback')
  return readPack(deps, await readContestedOrders(chargeback_id, data))
}
