import { AppError } from '../../contract/api/errors'
import { claimIn } from '../../domain/checkout/claim'
import { requireNotOwn } from '../console/require-not-own'
import type { Deps } from '../deps'
import type { Acting } from '../operator/acting'
import { logLook } from '../operator/log-look'
import { requireTransaction } from '../transaction/execute-command'
import { readPack } from './build-pack'
import { readContestedOrders } from './contested-orders'

/**
 * The evidence for a chargeback as PDF. The look is logged.
 * @throws AppError `transaction/not-found`, `transaction/no-open-chargeback`, `operator/own-case`
 */
export const showPack = async (
  deps: Deps,
  acting: Acting,
  id: string,
  chargeback_id: string,
): Promise<Buffer> => {
  const { data } = await requireTransaction(id)
  await requireNotOwn(acting, data, id)
  if (!claimIn(data, chargeback_id)) throw new AppError('transaction/no-open-chargeback')
  await logLook(deps, acting, { action: 'chargeback-pack', subject: id, why: 'chargeback' })
  return readPack(deps, await readContestedOrders(chargeback_id, data))
}
