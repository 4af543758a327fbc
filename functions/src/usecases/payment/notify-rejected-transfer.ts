import { AppError } from '../../contract/api/errors'
import type { Deps } from '../deps'
import type { ProviderEvent } from '../ports/payment-events'
import { executeCommand } from '../transaction/execute-command'
import { PROVIDER } from './confirm-payment'
import { requirePayment } from './require-payment'

type Rejection = Extract<ProviderEvent, { type: 'transfer_rejected' }>

/**
 * Handles a buyer's bank transfer that the provider rejected because it came too late or had the
 * wrong amount. The money went back to the buyer's bank, the order stays payable until its
 * deadline, and the buyer is notified.
 * @throws AppError `payment/not-found` if the charge is not ours
 */
export const notifyRejectedTransfer = async (
  deps: Deps,
  { provider_id, message_type, amount_minor }: Rejection,
): Promise<void> => {
  const charge = await deps.payments.fetchTransaction(provider_id)
  if (!charge) throw new AppError('payment/not-found')
  const { data } = await requirePayment(charge.reference)
  await executeCommand(deps, data.transaction_id, () => ({
    command: { action: 'transfer_rejected', message_type, amount_minor },
    actor: PROVIDER,
  }))
}
